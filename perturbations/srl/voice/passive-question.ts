import { conjugate, type Doc, type NounPhrase, type Question, type Rule } from '../../../src/plugin.js';
import { opening, POSSESSIVE, plainQuestion } from '../asked.js';
import { type Transitive, transitive } from './transitive-question.js';

export const passiveQuestion: Rule = {
  about: 'Active → passive, the agent in a by-phrase: “Did X discover Y?” → “Was Y discovered by X?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Did Marie Curie discover polonium?', 'Was polonium discovered by Marie Curie?'],
    ['Could a python swallow a goat?', 'Could a goat be swallowed by a python?'],
    ['Could a novice still win the race?', 'Could the race still be won by a novice?'],
    ['Did the Romans build the bridge in 1209?', 'Was the bridge built by the Romans in 1209?'],
  ],
  leaves: [
    'Does Norway have a king?',
    'Did she discover polonium?',
    'Did the king kill his brother?',
    'Did Portugal win?',
    'Does the Talmud mention blogposts?',
    'May a priest hear confessions?',
    'Does the shop sell bread?',
    'Did Ada write a letter that Charles read?',
    'Did the king paint and write books?',
    'Does a fox eat mice?',
    'Do foxes build dens in trees?',
    'Does lightning kill fish?',
    'Can a hinny usually produce foals?',
    'Did Marie Curie win the Nobel Prize in Chemistry?',
    'Did the Danes build forts?',
    'Do bankers use pounds?',
    'Did some nuns write the hymns?',
    'Did the nuns also write the hymns?',
    'Did Hemingway win the Nobel Prize?',
    'Do female newts guard the young?',
    'Does the Koran mention the harp?',
    'Does the spy serve the crown?',
    'Would a nun eat the plain rice?',
    'Would a fox in a barn raise the value of the farm?',
    'Can a nurse prescribe rest?',
  ],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || (question.form !== 'do' && question.form !== 'modal') || !isAgent(question.subject)) return;
    const parts = transitive(question, doc);
    if (!parts) return;
    if (isForced(question, parts)) return;
    const text = passive(question, parts, doc);
    if (text !== undefined)
      yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

/** `Can a mule usually produce foals?`: what is usual is so of the kind that is asked about, which the passive would change. */
const HABIT = /^(?:usually|normally|typically|generally|often|sometimes) $/u;

/** What one does or has rather than works on; what a book says. */
const FORCED =
  /^(?:serve|watch|own|wear|drink|mention|cite|quote|discuss|voice|use|attend|display|recommend|praise|admire|accept)$/u;
const BEING = /^(?:young|old|rich|poor|dead|blind|deaf|sick|elderly|wounded|weak|same)$/u;

/** `Were letters written by people`, `Was poetry written by some samurai`: nobody asks so of what is not named, or of some or other. */
function isForced({ auxiliary, subject, form }: Question, { adverbs, verb, object, number }: Transitive): boolean {
  const person = subject.animacy === 'person' || /(?:ist|er|or|ian)s?$/u.test(subject.head.lower);
  const bare =
    !/^(?:the|an?|this|that|these|those|my|your|our|two|three|both) /iu.test(object) &&
    !/^\p{Lu}|[’']s? /u.test(object);
  if (FORCED.test(verb) || (/^the \p{L}+$/u.test(object) && BEING.test(object.slice(4)))) return true;
  if (
    /^(?:also|even|too) $/u.test(adverbs) ||
    /^(?:some|most|many|all|few|people|both|no|every|each)\b/iu.test(subject.text)
  )
    return true;
  if (bare && (number === 'plural' || /[^su]s$/u.test(object))) return true;
  if (
    /^(?:describe|depict|provide|protect|discover)$/u.test(verb) &&
    /^the (?:Bible|Koran|Quran|Talmud|Torah|Iliad|Odyssey)\b/u.test(subject.text)
  )
    return true;
  if (bare && (person || subject.kind === 'name') && !/^(?:discover|invent|abolish|ban|outlaw)$/u.test(verb))
    return true;
  if (
    verb === 'win' &&
    form === 'do' &&
    /\b(?:Prize|Award|Oscar|Medal|Cup|Wimbledon|Olympics?|Picture)\b/u.test(object)
  )
    return true;
  if (/\bvalue\b|\bstock\b/u.test(object)) return true;
  return (
    auxiliary.lower === 'would' &&
    (person || subject.kind === 'name') &&
    !/^(?:recogni[sz]e|hear|detect|perceive|notice|attack|capture|catch|arrest|convict)$/u.test(verb)
  );
}

function isAgent(subject: NounPhrase): boolean {
  return (
    subject.kind !== 'pronoun' &&
    subject.tokens.length <= 9 &&
    !subject.tokens.some((token) => POSSESSIVE.test(token.lower) || /^(?:any|only|who|that)$/u.test(token.lower))
  );
}

function passive(
  { form, auxiliary, subject }: Question,
  { adverbs, verb, object, number, tail }: Transitive,
  doc: Doc,
): string | undefined {
  const participle = conjugate(verb, 'participle');
  const agent = `by ${doc.text.slice(subject.start, subject.end)}`;
  const end = `${participle} ${agent}${tail}`;
  if (HABIT.test(adverbs)) return undefined;
  if (form === 'modal') {
    const [early, late] =
      /^(?:still|ever|also|even|really|already|always|never|usually|normally|typically|generally|often|sometimes) $/u.test(
        adverbs,
      )
        ? [adverbs, '']
        : ['', adverbs];
    return `${auxiliary.lower} ${object} ${early}be ${late}${end}`;
  }
  const past = auxiliary.lower === 'did';
  const be = number === 'plural' ? (past ? 'were' : 'are') : past ? 'was' : 'is';
  return `${be} ${object} ${adverbs}${end}`;
}
