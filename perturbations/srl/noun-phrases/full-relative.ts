import { type Doc, type Edit, neededWords, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { plainQuestion } from '../asked.js';

/** What was done once, by somebody or at some time. */
const DONE =
  /^(?:written|painted|composed|signed|built|published|designed|directed|founded|invented|released|recorded|filmed|carved|discovered|bought|stolen|bitten|infected|arrested|accused|convicted|raised)$/u;
const WHO =
  /^(?:someone|somebody|anyone|anybody|people|person|man|woman|men|women|child|children|baby|babies|boy|girl|king|queen|painter|writer|poet|composer|singer|actor|actress|artist|monk|nun|soldier|patient|employee|citizen|citizens)$/u;

export const fullRelative: Rule = {
  about: 'A participle after a noun becomes a clause: “a person born in May” → “a person who was born in May”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Could a person born in 1950 have met Gandhi?', 'Could a person who was born in 1950 have met Gandhi?'],
    ['Is a letter signed by a child valid?', 'Is a letter that was signed by a child valid?'],
    ['Would a boat made of lead float?', 'Would a boat that is made of lead float?'],
    ['Did knights carry shields made of tin?', 'Did knights carry shields that were made of tin?'],
  ],
  leaves: [
    'Was a person born in May?',
    'Are boats made of lead?',
    'Is the boat made of lead?',
    'Was the letter signed by a child?',
    'Can a boat be made of lead?',
    'Has a letter signed by a child been found?',
    'Was Ada born in May?',
    'Is a boat that was made of lead heavy?',
  ],
  words: () =>
    neededWords(
      /\b(?:born|made|written|painted|composed|signed|built|published|designed|directed|founded|invented|released|recorded|filmed|carved|discovered|bought|stolen|bitten|infected|arrested|accused|convicted|raised)\b/u,
    ),
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || doc.sentences.length > 1) return;
    for (const token of question.tokens) {
      const edit = told(doc, question, token);
      if (edit) yield { edits: [edit] };
    }
  },
};

function told({ tokens, nounPhrases }: Doc, question: Question, done: Token): Edit | undefined {
  const [noun, next] = [tokens[done.index - 1], tokens[done.index + 1]];
  if (!noun || !next || !inside(question, done)) return undefined;
  const phrase = nounPhrases.find(({ end }) => end === noun.end);
  const some = /^(?:someone|somebody|anyone|anybody)$/u.test(noun.lower);
  if (!some && (phrase?.kind !== 'common' || !/^(?:an?|the|two|any)$/u.test(phrase.determiner?.lower ?? 'the')))
    return undefined;
  const plural = phrase?.number === 'plural';
  if (done.lower === 'born')
    return WHO.test(noun.lower) && /^(?:in|on|to|at|with|after|before|during)$/u.test(next.lower)
      ? { start: noun.end, end: noun.end, text: ` who ${plural ? 'were' : 'was'}` }
      : undefined;
  if (noun.pos !== 'NOUN' || WHO.test(noun.lower)) return undefined;
  if (done.lower === 'made' && /^(?:of|from)$/u.test(next.lower))
    return { start: noun.end, end: noun.end, text: ` that ${made(question, plural)}` };
  return DONE.test(done.lower) && next.lower === 'by'
    ? { start: noun.end, end: noun.end, text: ` that ${plural ? 'were' : 'was'}` }
    : undefined;
}

/** As of the time that is asked about: `did knights carry shields that were made of …`. */
function made({ auxiliary }: Question, plural: boolean): string {
  const then = /^(?:did|was|were|had)$/u.test(auxiliary.lower);
  return plural ? (then ? 'were' : 'are') : then ? 'was' : 'is';
}

/** Inside the subject, or behind the verb of the predicate: nothing that is itself asked. */
function inside({ predicate, auxiliary, form }: Question, done: Token): boolean {
  if (done.start < predicate.start) return form !== 'have';
  const at = predicate.tokens.findIndex(({ start }) => start === done.start);
  const before = predicate.tokens.slice(0, at);
  return (
    at > 1 &&
    !/^(?:has|have|had)$/u.test(auxiliary.lower) &&
    before.every(({ lower }) => !/^(?:have|see|get|find|want|need|like|make|keep|hear)$/u.test(lower)) &&
    (form !== 'be' || before.some(({ pos }) => pos === 'ADP' || pos === 'DET'))
  );
}
