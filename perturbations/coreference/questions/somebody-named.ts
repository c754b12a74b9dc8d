import { animacyOf, type Doc, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { endsAsPerson } from '../common-anaphor.js';
import { whereSilent } from '../where-silent.js';
import { isNeedless, namedAgain } from './named-again.js';
import { type Named, peopleIn } from './people-in.js';

/** As `named-again`, wherever in the situation the one person is named. */
export const somebodyNamed: Rule = whereSilent([namedAgain], {
  about: 'In a question behind a situation with one person in it, names that person again instead of the pronoun',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'The doctors say that the boy has mumps. Is it sensible to keep him at home?',
      'The doctors say that the boy has mumps. Is it sensible to keep the boy at home?',
    ],
    [
      "My grandfather's hip was mended last week. Would it be harmless for him to climb a ladder?",
      "My grandfather's hip was mended last week. Would it be harmless for my grandfather to climb a ladder?",
    ],
    [
      'An heir finds a chest in the loft. In many countries, may he open it?',
      'An heir finds a chest in the loft. In many countries, may the heir open it?',
    ],
    [
      "A neighbour's oak hangs over your fence. May you climb into his garden?",
      "A neighbour's oak hangs over your fence. May you climb into the neighbour's garden?",
    ],
    [
      'Tom sold a boat when he was nine. Would a court hold him to that bargain?',
      'Tom sold a boat when he was nine. Would a court hold Tom to that bargain?',
    ],
    [
      'King Olaf II of Norway fell at Stiklestad in July 1030, before a large crowd of farmers. Was he able to sail home that autumn?',
      'King Olaf II of Norway fell at Stiklestad in July 1030, before a large crowd of farmers. Was the king able to sail home that autumn?',
    ],
  ],
  leaves: [
    'The doctor says that the boy has mumps. Is it sensible to keep him at home?',
    'The sister of a skier met a ranger. Should she wave?',
    'The boats were led by someone called Ann. Was she paid?',
    'The boats were lent to his aunt. Was she paid?',
    'The ropes were held by every sailor. Was he paid?',
    'The boats were led by Nora Lind. Was her father paid?',
    'The boats were led by a sailor. Would a judge say that he drank?',
    'A sailor wished to leave the ship. Was a cook free to leave it when he liked?',
  ],
  words: () => ['he', 'she', 'him', 'her', 'his'],
  onlyIf: isLonger,
  *propose(doc) {
    const [told, asked] = doc.sentences;
    if (!told || !asked || doc.sentences.length > 2 || !isAsked(asked)) return;
    if (/["“”:()]/u.test(doc.text)) return;
    const pronoun = asked.tokens.find(({ lower }) => /^(?:he|she|him|her|his|hers|himself|herself)$/u.test(lower));
    const form = pronoun && formOf(doc, pronoun);
    if (
      !pronoun ||
      form === undefined ||
      OTHERS.test(doc.text.slice(0, pronoun.start)) ||
      (/\b(?:she|her)\b/iu.test(doc.text) && /\b(?:he|him|his)\b/iu.test(doc.text))
    )
      return;
    const people = peopleIn(doc).filter(({ start }) => start < pronoun.start);
    const [first, ...others] = people;
    if (!first || first.again === undefined || first.start > told.end) return;
    if (others.some((other) => !isSubjectOfVerb(doc, other, pronoun, asked.start))) return;
    // `The ranger told him`: that is a third one
    if (
      told.tokens.some((token) => /^(?:him|her)$/u.test(token.lower) && isWhole(doc, token) && token.start > first.end)
    )
      return;
    if (first.pronoun && (first.pronoun === 'she') !== /^(?:she|her)$/u.test(pronoun.lower)) return;
    if (form !== '' && doc.text.slice(asked.start, pronoun.start).includes(first.again)) return;
    if (namesOne(doc, asked.start, pronoun) || isNeedless(doc, first.again, pronoun)) return;
    yield { edits: [{ start: pronoun.start, end: pronoun.end, text: `${first.again}${form}` }] };
  },
});

/** `in many countries, is he free to …?` is a question as well. */
const isAsked = ({ kind, text }: Sentence): boolean =>
  kind === 'yes-no-question' || (kind === 'other-question' && FRONTED.test(text));
const FRONTED =
  /^(?:in|on|at|under|by|during|after|before|according) [^,?]{3,40}, (?:is|are|was|were|does|do|did|has|have|can|could|will|would|should|may|might|must) /iu;

const OTHERS =
  /\b(?:some|any|every|no)(?:one|body)\b|\b(?:others|the other|another(?= (?:one|man|woman|person))|whom|whoever|(?<!, )who|person)\b/iu;

/** Nothing, or `’s` behind the mention for `his boat`; undefined where it is not sure which. */
function formOf(doc: Doc, pronoun: Token): '' | "'s" | undefined {
  if (isWhole(doc, pronoun)) return '';
  const [before, next, then] = [-1, 1, 2].map((step) => doc.tokens[pronoun.index + step]);
  const owned =
    /^h(?:is|er)$/u.test(pronoun.lower) &&
    next?.pos === 'NOUN' &&
    !(pronoun.lower === 'her' && GIVEN.test(before?.lemma ?? '')) &&
    !/^['’]s?$/u.test(then?.text ?? '');
  return owned ? "'s" : undefined;
}
const GIVEN =
  /^(?:give|bring|offer|show|tell|teach|cost|buy|lend|send|hand|save|spare|owe|pay|grant|make|let|help|have|see|watch|hear|leave|find)$/u;

/** `was a serf free to leave when he liked`: one of a kind in the question itself. */
const namesOne = ({ tokens }: Doc, from: number, { start: to }: Token): boolean => {
  const within = tokens.filter(({ start }) => start >= from && start < to);
  return (
    /^an?$/u.test(within[1]?.lower ?? '') &&
    !(animacyOf(within[2]?.lower ?? '') === 'thing' && !endsAsPerson(within[2]?.lower ?? ''))
  );
};

/** `he`, `she`, and `him` or `her` as the object: not `her boat`. */
function isWhole({ tokens }: Doc, { lower, index }: Token): boolean {
  if (/^(?:he|she|him)$/u.test(lower)) return true;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (lower !== 'her' || !next) return false;
  return !/^(?:NOUN|ADJ|PROPN|NUM|VERB)$/u.test(next.pos) && !(GIVEN.test(before?.lemma ?? '') && next.pos === 'ADV');
}

/** `Would a court call him`: who calls is somebody else. */
function isSubjectOfVerb({ tokens }: Doc, { start, end }: Named, { lower, index }: Token, from: number): boolean {
  if (start < from || lower === 'he' || lower === 'she') return false;
  const last = tokens.find((token) => token.end === end);
  const first = tokens.find((token) => token.start === from);
  return last !== undefined && first !== undefined && index - last.index < 4 && last.index - first.index < 4;
}
