import { conjugate, type Doc, genderOf, isPlace, pluralize, type Rule, type Token } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { nameAnaphor } from '../name-anaphor.js';
import { whereSilent } from '../where-silent.js';
import { peopleIn } from './people-in.js';
import { toldAnd } from './told-and.js';

/** As `told-and`, also where the sentence was not divided, and where a word of the first half says who it is. */
export const toldAndOne: Rule = whereSilent([toldAnd], {
  about:
    'As `told-and`, where the text says by “his” or “her” whom it tells of: “… opens her shop and lets”, “and she lets”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'A woman of ninety keeps goats in her barn and has hurt her knee on a stile. Should she rest it?',
      'A woman of ninety keeps goats in her barn, and she has hurt her knee on a stile. Should she rest it?',
    ],
    [
      'My grandmother knits with coarse wool and washes her jumpers in boiling tea; are they likely to shrink?',
      'My grandmother knits with coarse wool, and she washes her jumpers in boiling tea; are they likely to shrink?',
    ],
  ],
  leaves: [
    'A baker wants to sell bowls and has rented a stall. Will it be dry there?',
    'A baker tells her aunt a joke and has a laugh. Is it late?',
    'A baker says that she sells bowls and has rented a stall. Is it dry?',
    'A baker washes her bowls and cups by hand. Are they likely to break?',
    'A baker takes her bowls and plans of the stall with her. Is she late?',
    'A baker wants to sell her bowls, plates and jugs and has rented a stall. Is it dry?',
  ],
  words: () => ['and', 'but'],
  onlyIf: isLonger,
  *propose(doc) {
    const [told, asked] = [doc.sentences[0], doc.sentences.at(-1)];
    if (!told || !asked || told === asked || doc.sentences.length > 3 || !asked.text.endsWith('?')) return;
    const joints = told.tokens.filter(({ lower }) => /^(?:and|but|or|nor|yet|so)$/u.test(lower));
    const [joint] = joints;
    if (joints.length !== 1 || !joint || !/^(?:and|but)$/u.test(joint.lower)) return;
    const before = told.tokens.filter(({ start }) => start < joint.start);
    const [verb, next] = [doc.tokens[joint.index + 1], doc.tokens[joint.index + 2]];
    const end = before.at(-1);
    if (
      !end ||
      !verb ||
      !next ||
      before.length < 4 ||
      before.some(({ lower, text }) => text === ',' || INNER.test(lower))
    )
      return;
    if (!isThird(verb, next) || !before.some(isVerb)) return;
    const pronoun = pronounOf(doc, before);
    if (!pronoun) return;
    yield { edits: [{ start: end.end, end: joint.end, text: `, ${joint.lower} ${pronoun}` }] };
  },
});

const INNER =
  /^(?:that|who|whom|which|what|if|when|while|because|than|how|where|whether|whose|until|after|although|though|says?|asks?)$/u;

/** `has booked`, `tells the`, `washes her`, `plans to`: nothing but a verb of one. */
function isThird({ lower, lemma, pos }: Token, next: Token): boolean {
  if (/^(?:has|is|was)$/u.test(lower)) return /^(?:VERB|ADV|DET|ADJ|ADP)$/u.test(next.pos);
  if (!lower.endsWith('s') || lower.endsWith('ss')) return false;
  const opens =
    /^(?:the|an?|his|her|it|him|them|no|nothing|to|every|each|all|this|that|up|out|off|down|away|back)$/u.test(
      next.lower,
    );
  if (pos === 'NOUN')
    return opens && next.lower !== 'that' && conjugate(lemma, 'third') === lower && pluralize(lemma) === lower;
  return pos === 'VERB' && conjugate(lemma, 'third') === lower;
}

const isVerb = ({ pos, lower, lemma }: Token): boolean =>
  /^(?:is|was|has|had|does|did)$/u.test(lower) ||
  (pos === 'VERB' && (lower === conjugate(lemma, 'third') || (lower === conjugate(lemma, 'past') && lower !== lemma)));

/** `she` where the sentence is about a woman, or says `her` of the only person that is in it so far. */
function pronounOf(doc: Doc, before: readonly Token[]): 'he' | 'she' | undefined {
  const [first, second, third] = before;
  if (!first || !second || !third) return undefined;
  const named = first.pos === 'PROPN' && /^(?:VERB|AUX)$/u.test(second.pos) && !isPlace(first.text);
  const noun = /^(?:an?|my|our|the)$/u.test(first.lower) ? (second.pos === 'ADJ' ? third : second) : undefined;
  if (!named && noun?.pos !== 'NOUN') return undefined;
  const people = peopleIn(doc).filter(({ start }) => start <= (before.at(-1)?.start ?? 0));
  const own = noun ?? first;
  if (people.some(({ start }) => start !== own.start) || before.some(isPlural)) return undefined;
  const said = before.map(({ lower }) => lower);
  const [he, she] = [
    said.some((word) => /^(?:he|him|his)$/u.test(word)),
    said.some((word) => /^(?:she|her)$/u.test(word)),
  ];
  if (he && she) return undefined;
  const gender = named ? nameAnaphor(doc.span(first.start, first.end))?.subject : GENDERS[genderOf(own.lower) ?? ''];
  if (gender === 'he' || gender === 'she') return (gender === 'he' ? she : he) ? undefined : gender;
  if (people.length !== 1 || named) return undefined;
  return he ? 'he' : she ? 'she' : undefined;
}

const GENDERS: Readonly<Record<string, 'he' | 'she'>> = { male: 'he', female: 'she' };
const isPlural = ({ lower }: Token): boolean => /^(?:they|them|their|we|us|our|i|me)$/u.test(lower);
