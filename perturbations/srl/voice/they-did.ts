import { conjugate, type Doc, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { type Stated, statedSentences } from '../stated.js';

/** Verbs whose doers are, in a message or complaint, whoever is in charge. */
const DONE =
  /^(?:tell|promise|charge|overcharge|sell|send|offer|serve|seat|ignore|refuse|invite|ask|welcome|rush|turn|refund|give|show|sack|fire|hire|force|keep|treat|reassure|warn|assure|quote|bill|kick|move|upgrade|reimburse|deny|advise|threaten|mislead|trick|scam|con|rob|bump|book|rebook)$/u;

export const theyDid: Rule = {
  about: 'Passive → active where nobody is named: “I was charged twice” → “They charged me twice”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I was turned away at the door', 'They turned me away at the door'],
    ["I've been told nothing", "They've told me nothing"],
    ['I was charged twice for one coffee 😠', 'They charged me twice for one coffee 😠'],
    ["I've been promised a refund", "They've promised me a refund"],
    ['The tap drips and I was told that it is new.', 'The tap drips and they told me that it is new.'],
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
    'I was moved to another ward',
  ],
  words: () => neededWords(DONE),
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edit = active(doc, stated);
      if (edit) yield { edits: [edit] };
    }
  },
};

function active(doc: Doc, { words, opened }: Stated) {
  const at = words.findIndex(
    ({ lower }, place) =>
      /^(?:i|we)$/u.test(lower) &&
      (place === 0 || /^(?:and|but)$/u.test(words[place - 1]?.lower ?? '')) &&
      isDone(words, place),
  );
  const [first, was, ...more] = words.slice(Math.max(at, 0));
  if (at < 0 || !first || !was) return undefined;
  const perfect = more[0]?.lower === 'been' ? 1 : 0;
  const verb = more[perfect];
  const rest = more.slice(perfect + 1);
  const [next] = rest;
  if (!verb || !next || rest.some(bars)) return undefined;
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
  const past = /ed$/u.test(verb.lower) ? verb.lower : conjugate(verb.lemma, perfect ? 'participle' : 'past');
  const me = first.lower === 'i' ? 'me' : 'us';
  const they = perfect ? `they've ${past}` : `they ${past}`;
  return { start: first.start, end: verb.end, text: `${at === 0 ? opened(they) : they} ${me}` };
}

/** `was told`, `have been told` after the subject. */
function isDone(words: readonly Token[], place: number): boolean {
  const [was, next, after] = words.slice(place + 1);
  const perfect = /^(?:'ve|have)$/u.test(was?.lower ?? '') && next?.lower === 'been';
  const verb = perfect ? after : next;
  return (
    (perfect || /^(?:was|were)$/u.test(was?.lower ?? '')) &&
    verb !== undefined &&
    verb.lemma !== verb.lower &&
    DONE.test(verb.lemma)
  );
}

/** A doer, another `they`, or a second thing that happened to one. */
function bars({ lower, text }: Token): boolean {
  return text === ',' || /^(?:by|they|them|their|and|but|or|so|which|because|then|off|down)$/u.test(lower);
}
