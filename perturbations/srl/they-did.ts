import { conjugate, type Doc, type Rule, type Token } from '../../src/plugin.js';
import { type Stated, statedSentences } from './stated.js';

/** Verbs whose doers are, in a message or complaint, whoever is in charge. */
const DONE =
  /^(?:tell|promise|charge|overcharge|sell|send|offer|serve|seat|ignore|refuse|invite|ask|welcome|rush|turn|refund|give|show|sack|fire|hire|force|keep|treat|reassure|warn|assure|quote|bill|kick|move|upgrade|reimburse|deny|advise|threaten|mislead|trick|scam|con|rob|bump|book|rebook)$/u;

export const theyDid: Rule = {
  about: 'Passive → active where nobody is named: “I was charged twice” → “They charged me twice”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I was charged twice for one coffee 😠', 'They charged me twice for one coffee 😠'],
    ['We were sold a broken kettle.', 'They sold us a broken kettle.'],
    [
      'We waited an hour. I was told that the tap was fixed.',
      'We waited an hour. They told me that the tap was fixed.',
    ],
  ],
  leaves: [
    'I was charged by the hotel',
    'I was born in May',
    'I was ignored by everyone',
    'He was charged twice',
    "I wasn't charged",
    'My neighbours came. I was told a story.',
    'I was told off and I cried',
    'We were asked if they lived here',
  ],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edit = active(doc, stated);
      if (edit) yield { edits: [edit] };
    }
  },
};

function active(doc: Doc, { words, first, opened }: Stated) {
  const [, was, ...more] = words;
  const adverb = /^(?:then|never|also|even|immediately|repeatedly)$/u.test(more[0]?.lower ?? '') ? more[0] : undefined;
  const verb = more[adverb ? 1 : 0];
  const rest = more.slice(adverb ? 2 : 1);
  if (!/^(?:i|we)$/u.test(first.lower) || !was || !verb || !/^(?:was|were)$/u.test(was.lower)) return undefined;
  const [next] = rest;
  if (!next || !DONE.test(verb.lemma) || verb.lemma === verb.lower || rest.some(bars)) return undefined;
  if (
    /^(?:on|up|over|around|to)$/u.test(next.lower) &&
    !(next.lower === 'to' && /^(?:force|ask|tell|invite|advise)$/u.test(verb.lemma))
  )
    return undefined;
  const before = doc.nounPhrases.some(
    ({ start, number, kind, animacy }) =>
      start < first.start && kind !== 'pronoun' && (number === 'plural' || animacy === 'person'),
  );
  if (before || (verb.lower === 'turned' && next.lower !== 'away') || verb.lower === 'moved') return undefined;
  const past = /ed$/u.test(verb.lower) ? verb.lower : conjugate(verb.lemma, 'past');
  const me = first.lower === 'i' ? 'me' : 'us';
  return {
    start: first.start,
    end: verb.end,
    text: `${opened('they')} ${adverb ? `${adverb.text} ` : ''}${past} ${me}`,
  };
}

/** A doer, another `they`, or a second thing that happened to one. */
function bars({ lower, text }: Token): boolean {
  return text === ',' || /^(?:by|they|them|their|and|but|or|so|which|because|then|off|down)$/u.test(lower);
}
