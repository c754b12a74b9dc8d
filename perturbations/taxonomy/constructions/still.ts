import { type Edit, matchCase, matches, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { doFor, opensClause } from '../agreement.js';

/** What is felt, held or owed is not gone on with; and a condition makes `still` mean even so. */
const STATE =
  /^(?:have|want|need|love|like|know|believe|owe|hurt|be|seem|look|feel|hate|mean|matter|care|count|remember|think|lack|own|get|fit|apply|make|take|consider|cost|weigh|stand|contain|equal|learn|try|hope|tend|plan|expect)$/u;
const EVEN_SO =
  /\b(?:if|when|while|without|after|before|although|though|unless|until|despite|even|once|only|or|and|tonight|today's)\b/iu;

/** What something may remain. */
const LASTING =
  /^(?:legal|illegal|lawful|active|popular|open|closed|independent|neutral|intact|unsolved|common|valid|relevant|compulsory|mandatory|optional|unknown|uninhabited|inhabited|banned|forbidden|prohibited|undefeated|unmarried|single|extinct|famous|rare)$/u;

export const still: Rule = {
  about:
    'What is still done continues to be: “Do ferries still cross …?” → “Do ferries continue to cross …?”; what is still so remains so',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Do tailors in Naples still use chalk?', 'Do tailors in Naples continue to use chalk?'],
    ['Is the volcano still growing?', 'Does the volcano continue to grow?'],
    ['Is bullfighting still legal in Spain?', 'Does bullfighting remain legal in Spain?'],
  ],
  leaves: [
    'Do cats still land on their feet if they fall?',
    'Do tailors still need chalk?',
    'Do weavers still learn to spin?',
    'Did tailors in Naples still use chalk?',
    'Could a tailor still use chalk?',
    'Is the old king still alive?',
    "Isn't bullfighting still legal in Spain?",
    'Are you still waiting for my reply?',
    'Is chalk still sold in Naples?',
  ],
  words: () => ['still'],
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !opensClause(doc, question)) return;
    if (matches(doc, EVEN_SO) || /^(?:you|i|we|it|there)$/u.test(question.subject.head.lower)) return;
    const [still, next] = question.predicate.tokens;
    if (still?.lower !== 'still' || !next) return;
    const edits = goesOn(question, still, next) ?? remains(question, still, next);
    if (edits) yield { edits };
  },
};

/** `still wear`, `is still growing`. */
function goesOn({ auxiliary, subject }: Question, still: Token, next: Token): Edit[] | undefined {
  if (next.pos !== 'VERB' || STATE.test(next.lemma)) return undefined;
  if (/^(?:do|does)$/u.test(auxiliary.lower) && next.lower === next.lemma)
    return [{ start: still.start, end: still.end, text: 'continue to' }];
  if (!/^(?:is|are)$/u.test(auxiliary.lower) || !next.lower.endsWith('ing') || next.lower === next.lemma)
    return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, doFor(subject)) },
    { start: still.start, end: next.end, text: `continue to ${next.lemma}` },
  ];
}

function remains({ auxiliary, subject }: Question, still: Token, next: Token): Edit[] | undefined {
  if (!/^(?:is|are)$/u.test(auxiliary.lower) || !LASTING.test(next.lower)) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, doFor(subject)) },
    { start: still.start, end: still.end, text: 'remain' },
  ];
}
