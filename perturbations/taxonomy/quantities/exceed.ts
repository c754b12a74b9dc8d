import {
  type Edit,
  matchCase,
  matches,
  type NounPhrase,
  type Question,
  type Rule,
  type Token,
  wordTable,
} from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { doFor } from '../agreement.js';
import { capital } from '../editable.js';

const MEASURE = wordTable<string>({
  longer: 'length',
  larger: 'size',
  bigger: 'size',
  deeper: 'depth',
  wider: 'width',
});

/** Of these, size is that of their people, business or fame. */
const OTHER_SIZE =
  /\b(?:city|cities|town|company|band|team|party|church|army|university|economy|temperature|rate|price|market|airline|religion|religions|population|score|iq|star|hit|festival|bank|than (?:a|an|one|two|five|ten|\d+)) ?\b/iu;

export const exceed: Rule = {
  about:
    'What is longer than another exceeds it in length: “Is the Po longer than the Arno?” → “Does the Po exceed …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is the Po longer than the Arno?', 'Does the Po exceed the Arno in length?'],
    ['Was the Red Fort larger than the Alhambra?', 'Did the Red Fort exceed the Alhambra in size?'],
  ],
  leaves: [
    'Was the Colossus of Rhodes taller than the Sphinx?',
    'Is Anna taller than Clara?',
    'Is a mug deeper than a cup?',
    'Is the Po much longer than the Arno?',
    'Is the Po longer than the Arno was?',
    "Isn't the Po longer than the Arno?",
    'Is the Po longer than it seems?',
    'Is the Bank of Spain bigger than the Bank of Rome?',
  ],
  words: () => Object.keys(MEASURE),
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || matches(doc, OTHER_SIZE)) return;
    const { auxiliary, subject, predicate } = question;
    if (!/^(?:is|was)$/u.test(auxiliary.lower) || !isSite(subject)) return;
    const edits = exceeded(question, predicate.tokens);
    if (edits) yield { edits };
  },
};

/** A thing with a name and `the`: nobody that has a height. */
function isSite({ kind, animacy, tokens }: NounPhrase): boolean {
  if (kind !== 'name' || animacy === 'person' || animacy === 'animal' || tokens.length > 6) return false;
  if (tokens.some(({ lower, text }) => /^(?:who|that|which|and|or)$/u.test(lower) || text === ',')) return false;
  return tokens[0]?.lower === 'the' || /^(?:Lake|Mount|Big|Loch|Cape)$/u.test(tokens[0]?.text ?? '');
}

function exceeded({ auxiliary, subject }: Question, tokens: readonly Token[]): Edit[] | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [more, than, ...other] = words;
  const measure = MEASURE[more?.lower ?? ''];
  const last = other.at(-1);
  if (!more || !measure || than?.lower !== 'than' || !last || other.length > 6 || !other.some(capital))
    return undefined;
  if (other.some((token) => !(capital(token) || /^(?:the|of|in|at|'s|tower|river)$/u.test(token.lower))))
    return undefined;
  const done = auxiliary.lower === 'is' ? doFor(subject) : 'did';
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, done) },
    { start: more.start, end: than.end, text: 'exceed' },
    { start: last.end, end: last.end, text: ` in ${measure}` },
  ];
}
