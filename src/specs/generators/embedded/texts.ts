import { readLexicon } from '../../../core/lexicon-file.js';
import type { InputKind } from './input-kind.js';

const SCENARIOS = ['typical', 'short', 'long', 'mixed', 'odd', 'asks', 'marks', 'foreign', 'none'] as const;

/** Situations that the texts stand for. */
export type Scenario = (typeof SCENARIOS)[number];

export interface BankText {
  readonly kind: InputKind;
  readonly scenario: Scenario;
  readonly text: string;
}

/** The texts of a kind, as they stand in the bank; `\n` in it is a line break. */
export function textsOf(kind: InputKind): readonly BankText[] {
  return readLexicon(new URL('./texts.tsv', import.meta.url)).flatMap((row) => {
    const { scenario = '', text = '' } = row;
    return row['kind'] === kind && isScenario(scenario) ? [{ kind, scenario, text: text.replaceAll('\\n', '\n') }] : [];
  });
}

function isScenario(name: string): name is Scenario {
  return SCENARIOS.some((scenario) => scenario === name);
}
