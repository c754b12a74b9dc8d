import { conjugate, type Rule } from '../../../src/plugin.js';

/** Deeds left undone, of which one speaks as happily in the passive. */
const VERBS =
  /^(?:told|warned|asked|informed|invited|notified|consulted|helped|served|greeted|thanked|paid|introduced|welcomed|offered|bothered|contacted|called|included|trained)$/u;

export const nobodyTold: Rule = {
  about:
    'Nobody as the doer becomes a negated passive: “Nobody told us about the strike” → “We weren’t told about the strike”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['nobody told me it was fancy dress', "i wasn't told it was fancy dress"],
    ['No one warned us about the smell 🤢', "We weren't warned about the smell 🤢"],
    ["I'm annoyed that no one told us about the strike", "I'm annoyed that we weren't told about the strike"],
    ['Why did nobody warn us about the smell', "Why weren't we warned about the smell"],
  ],
  leaves: [
    'Nobody told them',
    'Nobody helped me more than Ana',
    'Nobody but Bo told us',
    'Nobody told me or Bo',
    'Nobody is told',
  ],
  words: () => ['no', 'nobody', 'noone'],
  *propose(doc) {
    const { tokens } = doc;
    for (const [at, token] of tokens.entries()) {
      const two = token.lower === 'no' && tokens[at + 1]?.lower === 'one';
      const nobody = two ? tokens[at + 1] : /^(?:nobody|noone)$/u.test(token.lower) ? token : undefined;
      const [verb, whom, next] = tokens.slice((nobody?.index ?? 0) + 1);
      if (!nobody || !verb || !whom || !/^(?:me|us)$/u.test(whom.lower)) continue;
      if (tokens.some((other) => other.index > at + 1 && /^(?:nobody|no-one)$/u.test(other.lower))) continue;
      if (next && /^(?:and|or|more|better|like|as|than|both|all|either)$/u.test(next.lower)) continue;
      const [before, asking] = [tokens[at - 1], tokens[at - 2]];
      if (before?.lower === 'did' && asking?.lower === 'why' && VERBS.test(conjugate(verb.lower, 'past'))) {
        const text = whom.lower === 'me' ? "wasn't I" : "weren't we";
        yield {
          edits: [{ start: before.start, end: whom.end, text: `${text} ${conjugate(verb.lower, 'participle')}` }],
        };
        continue;
      }
      if (
        !VERBS.test(verb.lower) ||
        (before && !/^(?:that|,|because|and|but|[.!])$/u.test(before.lower) && before.kind !== 'emoji')
      )
        continue;
      const starts = before === undefined || /^[.!]$/u.test(before.text);
      const us = starts && /^\p{Lu}/u.test(token.text) ? 'We' : 'we';
      const i = /^\p{Ll}/u.test(doc.text) && starts && !/\bI\b/u.test(doc.text) ? 'i' : 'I';
      const text = `${whom.lower === 'me' ? `${i} wasn't` : `${us} weren't`} ${verb.lower}`;
      yield { edits: [{ start: token.start, end: whom.end, text }] };
    }
  },
};
