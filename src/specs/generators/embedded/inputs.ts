import { parse } from '../../../english/index.js';
import type { PromptUnderTest } from '../../specification.js';
import { type InputKind, inputKind } from './input-kind.js';
import { type Scenario, textsOf } from './texts.js';

/** Values for the variables of a prompt, and the situation that they make. */
export interface MadeInputs {
  readonly inputs: Readonly<Record<string, string>>;
  readonly scenario: Scenario;
}

type Variable = PromptUnderTest['inputs'][number] & { readonly kind: InputKind };

/**
 * Inputs of a prompt by situation, in the order of the situations: from the texts of each variable's kind, after the samples
 * of the prompt where the situation is a typical one. A word goes with the sentence that stands beside it. `turned`: with which
 * of the texts of a situation it begins, so that not every rule is tested on the same.
 */
export function inputsFor(
  { inputs }: PromptUnderTest,
  scenarios: readonly Scenario[],
  turned: number,
): readonly MadeInputs[] {
  const variables = inputs.map((input) => ({ ...input, kind: inputKind(input) }));
  const main = variables.find(({ kind }) => kind !== 'word') ?? variables[0];
  if (main === undefined) return [{ inputs: {}, scenario: 'typical' }];
  const rounds = [0, 1, 2, 3];
  return rounds.flatMap((round) =>
    scenarios.flatMap((scenario) => {
      const texts = valuesOf(main, scenario);
      const text = round < texts.length ? texts[(round + turned) % texts.length] : undefined;
      return text === undefined ? [] : [{ scenario, inputs: filled(variables, main, text, scenario, round) }];
    }),
  );
}

function filled(variables: readonly Variable[], main: Variable, text: string, scenario: Scenario, round: number) {
  return Object.fromEntries(
    variables.map((each) => [each.name, each.name === main.name ? text : beside(each, main, text, scenario, round)]),
  );
}

function beside(variable: Variable, main: Variable, text: string, scenario: Scenario, round: number): string {
  if (variable.kind === 'word' && main.kind !== 'word') {
    if (text === main.sample && variable.sample !== undefined) return variable.sample;
    // A word that is not there, where there is nothing to find: what the prompt says of that is tested too.
    return scenario === 'none' ? 'lantern' : wordIn(text, round);
  }
  const values = valuesOf(variable, scenario);
  return values[round] ?? values[0] ?? variable.sample ?? textsOf(variable.kind)[0]?.text ?? '';
}

function valuesOf({ kind, sample }: Variable, scenario: Scenario): readonly string[] {
  const texts = textsOf(kind).filter((each) => each.scenario === scenario);
  return [...(scenario === 'typical' && sample !== undefined ? [sample] : []), ...texts.map(({ text }) => text)];
}

/** A word of the text that says something, another in each round. */
function wordIn(text: string, round: number): string {
  const { tokens } = parse(text);
  const words = tokens.filter(({ kind, text: word }) => kind === 'word' && /^\p{L}{2,}$/u.test(word));
  const content = words.filter(({ pos }) => pos === 'NOUN' || pos === 'VERB' || pos === 'ADJ' || pos === 'ADV');
  const from = content.length > 0 ? content : words.length > 0 ? words : tokens;
  return from[(round * 2) % Math.max(1, from.length)]?.text ?? text;
}
