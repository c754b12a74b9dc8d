import {
  capitalize,
  type Doc,
  lowerOpening,
  type NounPhrase,
  neededWords,
  type Question,
  type Rule,
  type Token,
} from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import type { Anaphor } from '../anaphor.js';
import { commonAnaphor } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isSound } from '../sound.js';
import { isTimeNoun } from '../stated/boundary.js';
import { wholeQuestion } from '../topic.js';
import { isMentionable } from '../topics/mentionable.js';

const CONJUNCTION = /^(?:if|when|once|before|after|although|though|while)$/u;

/** The clause at the end comes first with the noun, and the question has the pronoun. */
export const conditionMoved: Rule = {
  about: 'Names the subject in the “if”, “when” or “before” clause, which comes first, and asks with the pronoun',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Would a ring rust if it lay on the seabed?', 'If a ring lay on the seabed, would it rust?'],
    ['Was Texas a republic before it became a state?', 'Before Texas became a state, was it a republic?'],
    ['Was Marie Curie famous when she met Albert Einstein?', 'When Marie Curie met Albert Einstein, was she famous?'],
  ],
  leaves: [
    'Would a fox catch a hen if it ran?',
    'Is it late?',
    'Does a boat sink if it rains?',
    'Did Marie Curie die before she turned ninety?',
    'Is a lamp safe only if it is dry?',
    "Did Mozart compose after he'd moved?",
    'Was a comet seen before it broke up?',
    'Is a spider short of legs if it has eight?',
    'Is the weight of a bag less when it is full?',
    'Is a pact in many lands void if it was made at sea?',
  ],
  words: () => neededWords(CONJUNCTION),
  onlyIf: isOneSentence,
  *propose(doc) {
    const question = wholeQuestion(doc);
    if (!question || question.negation || !isSound(question)) return;
    const { subject, predicate, auxiliary } = question;
    const anaphor = isMentionable(subject) && subject.kind !== 'pronoun' ? numberedAnaphor(subject) : undefined;
    const at = predicate.tokens.findIndex(({ lower }) => CONJUNCTION.test(lower));
    const [conjunction, pronoun, verb] = [predicate.tokens[at], predicate.tokens[at + 1], predicate.tokens[at + 2]];
    if (!anaphor || !conjunction || !pronoun || !verb || at < 1 || pronoun.lower !== anaphor.subject) return;
    if (/^(?:it|them|him|her)$/u.test(predicate.tokens.at(-1)?.lower ?? '')) return; // of what is named only then
    const main = predicate.tokens.slice(0, at);
    if (!isMain(doc, question, main, anaphor) || isEmpty(verb) || !agrees(question, anaphor, verb)) return;
    const last = main.findLast(({ text }) => text !== ',');
    if (!last) return;
    const [opening] = subject.tokens;
    if (
      /^(?:one|two|three|four|five|six|seven|eight|nine|ten|some|none|many)$/u.test(
        predicate.tokens.at(-1)?.lower ?? '',
      )
    )
      return; // of what, is said only then
    if (/ of (?:an?|the) | in (?:most|many|some|all)\b/u.test(subject.text)) return; // `the weight of a bag … it`, `a will in most places`
    const named = opening
      ? `${RANK.test(subject.text) ? opening.text : lowerOpening(opening)}${doc.text.slice(opening.end, subject.end)}`
      : subject.text;
    if (/^['’]/u.test(verb.text) || (conjunction.lower === 'before' && main.length < 2)) return; // nobody writes `Bo'd`; `before it sank, was it found` doubts that it was
    const clause = `${capitalize(conjunction.lower)} ${named} ${doc.text.slice(verb.start, predicate.end)}`;
    const asked = `${auxiliary.lower} ${anaphor.subject} ${doc.text.slice(predicate.start, last.end)}`;
    yield { edits: [{ start: auxiliary.start, end: predicate.end, text: `${clause}, ${asked}` }] };
  },
};

const RANK = /^(?:King|Queen|Prince|Princess|Emperor|Pope|Saint|Sir|Lord|Lady|President|General|Captain) \p{Lu}/u;

/** The pronoun for a phrase of the same number. */
export function numberedAnaphor(subject: NounPhrase): Anaphor | undefined {
  const anaphor = nameAnaphor(subject) ?? (subject.kind === 'common' ? commonAnaphor(subject) : undefined);
  return anaphor && anaphor.plural === (subject.number === 'plural') ? anaphor : undefined;
}

/** Nothing in the question proper that the pronoun could mean instead, nor a verb whose order in time matters. */
function isMain(doc: Doc, { form }: Question, main: readonly Token[], anaphor: Anaphor): boolean {
  const [first, last] = [main[0], main.at(-1)];
  if (
    !first ||
    !last ||
    /^(?:die|end|start|begin)$/u.test(first.lemma) ||
    /^(?:only|just|even|or|and|but|soon|shortly|long|right|years?|days?|months?|like|as)$/u.test(last.lower)
  )
    return false;
  if (main.some(({ lower }) => /^(?:it|he|she|they|him|her|them|its|his|their|that|who|which|than)$/u.test(lower)))
    return false;
  return !doc.nounPhrases.some((nounPhrase) => {
    const { start, end, number, kind, head, animacy } = nounPhrase;
    if (form === 'be' && start === first.start) return false; // what the subject is
    if (start < first.start || end > last.end || kind === 'pronoun' || isTimeNoun(head.lower)) return false;
    if (anaphor.subject === 'he' || anaphor.subject === 'she')
      return (animacy === 'person' || (kind === 'name' && animacy !== 'thing')) && !isOther(nounPhrase, anaphor);
    return (number === 'plural') === anaphor.plural && animacy !== 'person';
  });
}

/** A man is not `she`. */
function isOther(phrase: NounPhrase, { subject }: Anaphor): boolean {
  const other = phrase.kind === 'name' ? nameAnaphor(phrase)?.subject : commonAnaphor(phrase)?.subject;
  return (other === 'he' || other === 'she') && other !== subject;
}

/** `if it rains`. */
function isEmpty({ lemma }: Token): boolean {
  return /^(?:rain|snow|seem|appear|happen|turn|matter|take)$/u.test(lemma);
}

/** The verb of the clause as the noun wants it: singular with a singular. */
function agrees({ subject }: Question, { plural }: Anaphor, { lower }: Token): boolean {
  return plural === (subject.number === 'plural') && !/^['’](?:re|ve)$/u.test(lower);
}
