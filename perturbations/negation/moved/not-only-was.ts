import { type Clause, type Doc, lowerOpening, type Rule } from '../../../src/plugin.js';
import { isFormal, isGrave } from '../../around/register.js';
import { cueOf } from '../cue.js';
import { stateOf } from '../polar.js';

export const notOnlyWas: Rule = {
  about:
    'Two judging statements of one kind are joined by “Not only …, but …”: “The room was dirty and the staff were rude”',
  expects: { sentiment: 'same' },
  examples: [
    ['The room was dirty and the staff were rude.', 'Not only was the room dirty, but the staff were rude.'],
    [
      'The guide was friendly, and the views were stunning 😍',
      'Not only was the guide friendly, but the views were stunning 😍',
    ],
  ],
  leaves: [
    'The room was dirty but the staff were kind',
    'The room was dirty, the staff were rude and the bed was broken',
    'Was the room dirty and were the staff rude?',
    'The room was very dirty because it rained and the staff were rude',
    "The room wasn't clean and the staff were rude",
    'I was sad and she was upset',
    "It's dirty and it's noisy",
  ],
  words: () => ['and'],
  *propose(doc) {
    if (isFormal(doc) || isGrave(doc)) return;
    for (const [at, first] of doc.clauses.entries()) {
      const second = doc.clauses[at + 1];
      const [before, after] = [doc.clauses[at - 1], doc.clauses[at + 2]];
      if (!second || [before, after].some((each) => each?.sentence === first.sentence)) continue;
      const candidate = joined(doc, first, second);
      if (candidate) yield candidate;
    }
  },
};

function joined(doc: Doc, first: Clause, second: Clause) {
  const { subject, verb, finite, rest, sentence } = first;
  const [opening] = subject.tokens;
  if (second.sentence !== sentence || sentence.tokens[0] !== opening || !opening || first.negation || second.negation)
    return undefined;
  if (
    verb !== finite ||
    !/^(?:is|are|was|were)$/u.test(verb.lower) ||
    subject.person !== 3 ||
    sentence.text.includes('?')
  )
    return undefined;
  if (!/^,? and $/u.test(doc.text.slice(first.end, second.start)) || /[,;:"“”]/u.test(rest.text)) return undefined;
  if (subject.tokens.length === 0 || doc.text.slice(subject.end, verb.start) !== ' ' || rest.tokens.length > 6)
    return undefined;
  const one = stateOf(first)?.polar.polarity;
  const other =
    stateOf(second)?.polar.polarity ??
    cueOf(second.verb)?.polarity ??
    cueOf(second.rest.tokens[0] ?? second.verb)?.polarity;
  if ((one !== 'positive' && one !== 'negative') || one !== other || stateOf(first)?.degree?.lower === 'too')
    return undefined;
  if (rest.tokens.some(({ lower }) => /^(?:because|when|if|since|after)$/u.test(lower))) return undefined;
  if (second.tokens.some(({ lower }) => /^(?:but|so|because|if|when|although)$/u.test(lower))) return undefined;
  if (/^(?:i|we|no|nobody|nothing|none|everyone|everything)\b/iu.test(second.subject.text)) return undefined;
  if (/^(?:it|this|that|no|nobody|nothing|none|everyone|everything|there)\b/iu.test(subject.text)) return undefined;
  const lower = /^\p{Ll}/u.test(opening.text) ? 'not' : 'Not';
  return {
    edits: [
      {
        start: first.start,
        end: verb.end,
        text: `${lower} only ${verb.text} ${lowerOpening(opening)}${subject.text.slice(opening.text.length)}`,
      },
      { start: first.end, end: second.start, text: ', but ' },
    ],
  };
}
