import {
  animacyOf,
  type Doc,
  type NounPhrase,
  type Rule,
  type Sentence,
  type Token,
  wordTable,
} from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import type { Anaphor } from '../anaphor.js';
import { commonAnaphor } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isTimeNoun } from '../stated/boundary.js';
import { type Told, toldFirst } from './told-first.js';

/** The other way than the rules that ask with a pronoun: it gives way to the mention that it stands for. */
export const namedAgain: Rule = {
  about: 'In a question behind a situation, says again who or what it is about instead of the pronoun',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'A skier lost on a glacier finds a hut at dusk. Does she then know where north is?',
      'A skier lost on a glacier finds a hut at dusk. Does the skier then know where north is?',
    ],
    [
      'Nora Lind hid under a boat in 1912; had she been seen by the crew?',
      'Nora Lind hid under a boat in 1912; had Lind been seen by the crew?',
    ],
    [
      'A pianist has hurt her wrist. Would it be wise for her to play?',
      'A pianist has hurt her wrist. Would it be wise for the pianist to play?',
    ],
    [
      'My uncle takes a blood thinner; is his nose likely to bleed?',
      "My uncle takes a blood thinner; is my uncle's nose likely to bleed?",
    ],
    [
      'A tenant has put an alarm in each room. Does this raise her chances of waking up in a fire?',
      "A tenant has put an alarm in each room. Does this raise the tenant's chances of waking up in a fire?",
    ],
    [
      'The new kettle was left on for two days; could it have caught fire?',
      'The new kettle was left on for two days; could the new kettle have caught fire?',
    ],
  ],
  leaves: [
    'A skier meets a ranger. Does she know where north is?',
    "A skier's coach slept late. Was he fired?",
    'Someone lost a skier. Was he found?',
    'My uncle wants to lend out a boat that he rents. Is he free to do so?',
    'The lamp hangs over the sofa. Is it safe?',
    'The lamp fell at night. Is it wise to move?',
    'The lamp fell at night. Is it safe for children to touch?',
    'Wolves hunt by night; do they see well?',
    'The shelf holds a crate of pears. Would it be within the limit to add a crate of plums?',
    'A skier was found by another one. Was he alive?',
    'Is a skier late if she sleeps?',
    'My roommate left. Is he the roommate who cooks?',
    'The ranger in Oslo told him to stay. Should he ski?',
    'A skier swears that she saw the thief, who knew that he was seen. Has she lied?',
    'A skier fell. Should those around him call for help?',
    'A skier fell. Should the ranger call her?',
    'A deaf friend fainted. Is it wise to splash her face?',
    'A skier has lost a ticket. Will the guard let her board with a card?',
    "A skier has lost her passport. Can her country's embassy help?",
  ],
  onlyIf: isLonger,
  *propose(doc) {
    const [told, asked] = doc.sentences;
    if (!told || !asked || doc.sentences.length > 2 || asked.kind !== 'yes-no-question') return;
    if (/["“”:()]/u.test(doc.text) || OTHERS.test(told.text)) return;
    const first = toldFirst(doc);
    const pronoun = first && asked.tokens.find((token) => mayBe(first, token));
    if (!first || !pronoun || CLASHING[pronoun.lower]?.test(doc.text)) return;
    if (/^the (?:\p{L}+ )?(?:friend|colleague|cousin|relative|mate)$/u.test(first.again)) return; // one’s own
    if (isRivalled(doc, first, pronoun, asked)) return;
    if (isNeedless(doc, first.again, pronoun)) return;
    const form = formOf(doc, pronoun);
    if (form !== undefined)
      yield { edits: [{ start: pronoun.start, end: pronoun.end, text: `${first.again}${form}` }] };
  },
};

/** `My uncle rents a boat. Is my uncle free to …?`: nobody says the whole of it again of whom all was said. */
export const isNeedless = ({ questions: [question] }: Doc, again: string, { text }: Token): boolean =>
  /^(?:my|our) /iu.test(again) && question?.subject.text === text;

const OTHERS = /\b(?:some|any|every|no)(?:one|body)\b|\b(?:others?|another|whom|him|them)\b/iu;
/** Of whom another pronoun tells that there are two. */
const FEMALE = /\b(?:she|her|hers)\b/iu;
const MALE = /\b(?:he|him|his)\b/iu;
const CLASHING = wordTable<RegExp>({ he: FEMALE, him: FEMALE, his: FEMALE, she: MALE, her: MALE });
/** `it` that stands for nothing, or for all that was told. */
const EXPLETIVE =
  /^(?:(?:also|still|ever|always|usually|likely|really|then|therefore|thus) )*(?:(?:be|have been|been) )?(?:(?:\p{L}+ly|more|less|too|so|very|quite) )*(?:\p{L}+ )?(?:to|that|if|for|when|whether|because|than)\b|^(?:be )?(?:within|against|beyond|over|under|above|below|in|out of)\b.* to\b|^(?:take|rain|snow|matter|follow|help|make sense|mean|true|possible|a |an |the (?:case|law|first|rule|duty|right))/u;

/** Whether the pronoun agrees with whom or what is told of. */
function mayBe({ anaphor, gendered }: Told, { lower }: Token): boolean {
  if (!gendered) return /^(?:he|she|him|her|his)$/u.test(lower);
  return (
    [anaphor.subject, anaphor.object, anaphor.possessive].includes(lower) &&
    lower !== 'its' &&
    !/^the(?:m|ir)$/u.test(lower)
  );
}

/** What follows the mention: nothing, or `’s`; undefined where the pronoun stands where it is not surely one or the other. */
function formOf(
  { tokens, text, questions: [question] }: Doc,
  { index, lower, start, end }: Token,
): '' | "'s" | undefined {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (question?.subject.start === start && /^(?:he|she|it|they)$/u.test(lower))
    return lower === 'it' && EXPLETIVE.test(text.slice(end).trim()) ? undefined : '';
  if (/^h(?:im|er)$/u.test(lower) && before?.lower === 'for' && next?.lower === 'to') return '';
  const owned =
    /^h(?:is|er)$/u.test(lower) &&
    next?.pos === 'NOUN' &&
    !/^(?:let|make|help|see|hear|have|watch)$/u.test(before?.lower ?? '') &&
    !/^['’]s?$/u.test(tokens[index + 2]?.lower ?? '');
  return owned ? "'s" : undefined;
}

/** Whether the pronoun could stand for another phrase before it as well. */
function isRivalled(
  { nounPhrases }: Doc,
  first: Told,
  { lower, start: to }: Token,
  { start: from, tokens }: Sentence,
): boolean {
  const auxiliary = tokens[0];
  return nounPhrases.some(
    (phrase) =>
      phrase.kind !== 'pronoun' &&
      phrase.start > first.phrase.start &&
      phrase.end <= to &&
      !(auxiliary && phrase.start === from && phrase.end === auxiliary.end) &&
      rivals(phrase, lower),
  );
}

function rivals(phrase: NounPhrase, pronoun: string): boolean {
  const anaphor: Anaphor | undefined = phrase.kind === 'name' ? nameAnaphor(phrase) : commonAnaphor(phrase);
  if (isTimeNoun(phrase.head.lower)) return false;
  if (pronoun === 'they') return phrase.number === 'plural';
  if (pronoun === 'it') return phrase.number === 'singular' && !/^(?:he|she)$/u.test(anaphor?.subject ?? '');
  if (phrase.tokens.some(({ pos, lower }) => pos !== 'PRON' && pos !== 'DET' && animacyOf(lower) === 'person'))
    return true;
  if (phrase.number === 'plural') return false;
  if (phrase.kind === 'name') return anaphor?.subject !== 'it';
  return anaphor ? anaphor.subject !== 'it' : phrase.animacy === 'unknown' && AGENT.test(phrase.head.lower);
}

/** How nouns end of those who do something. */
const AGENT = /[a-z]{3}(?:[^cis]er|or|ist|ian|ant|ee|ess|man|woman)$/u;
