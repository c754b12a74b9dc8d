import { lowerOpening, type NounPhrase } from '../../src/plugin.js';

/** A subject that opened a sentence as it stands inside one; undefined for `no one` and the like, whose negation would move. */
export function uncapitalizedSubject(subject: NounPhrase): string | undefined {
  const [first] = subject.tokens;
  if (
    !first ||
    /^(?:no|nobody|none|neither|nothing|few|all|every\p{L}*|both|most|some|there|what|who|which)$/u.test(first.lower)
  )
    return undefined;
  return lowerOpening(first) + subject.text.slice(first.text.length);
}
