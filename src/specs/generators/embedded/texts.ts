import { readLexicon } from '../../../core/lexicon-file.js';
import type { InputKind } from './input-kind.js';

/** Situations that the texts stand for. */
export type Scenario = 'typical' | 'short' | 'long' | 'mixed' | 'odd' | 'asks' | 'marks' | 'foreign' | 'none';

export interface BankText {
  readonly kind: InputKind;
  readonly scenario: Scenario;
  readonly text: string;
}

const SCENARIOS: readonly string[] = ['typical', 'short', 'long', 'mixed', 'odd', 'asks', 'marks', 'foreign', 'none'] satisfies readonly Scenario[]; // biome-ignore format: a list

/** The texts of a kind, as they stand in the bank; `\n` in it is a line break. */
export function textsOf(kind: InputKind): readonly BankText[] {
  return readLexicon(new URL('./texts.tsv', import.meta.url)).flatMap((row) => {
    const { scenario = '', text = '' } = row;
    return row['kind'] === kind && isScenario(scenario) ? [{ kind, scenario, text: text.replaceAll('\\n', '\n') }] : [];
  });
}

function isScenario(name: string): name is Scenario {
  return SCENARIOS.includes(name);
}
