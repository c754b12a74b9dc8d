import { type Doc, perDoc, type Rule } from '../../../src/plugin.js';

/** A line has more words than the first and no more than the second: `Great job, everyone!`, longer texts, and sentences with their full stop are closed as one. */
const [SHORT, LINE] = [7, 18];

/**
 * `The band was great, so proud of everyone 🙌`: a line that strings several statements together is not closed by a denial, which
 * would be about the last of them alone.
 */
const endsWhole = perDoc(({ tokens, sentences, text }: Doc): boolean => {
  if (/\.\s*$/u.test(text) || (sentences.length === 1 && !text.includes(','))) return true;
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  return words <= SHORT || words > LINE;
});

/** The rules, asked for texts that have one end. */
export function whereEndIsWhole(rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> {
  return Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [
      id,
      { ...rule, onlyIf: (doc) => endsWhole(doc) && (rule.onlyIf?.(doc) ?? true) } satisfies Rule,
    ]),
  );
}
