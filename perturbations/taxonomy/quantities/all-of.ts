import {
  type Edit,
  matchCase,
  pluralize,
  type Question,
  type Rule,
  type Token,
  wordTable,
} from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';

const MANY = wordTable<string>({ does: 'do', is: 'are', has: 'have', was: 'were', did: 'did' });

/** Of these, `all` would be heard of them together, or the phrase is fixed. */
const FIXED = /^(?:one|time|day|body|thing|other|single|person|child|year|month|week|half|side|hand|way|word)$/u;

/** What each has for itself: said of all, it would be one for all of them. */
const OF_EACH =
  /^(?:its|his|her|their|it|itself|himself|herself|each|own|different|same|other|together|that|who|which|whose|when|if|because|,|and|or|but)$/u;

export const allOf: Rule = {
  about: '“every” with its noun becomes “all”: “Does every river reach a sea?” → “Do all rivers reach a sea?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is every swan white?', 'Are all swans white?'],
    ['Is every swan a bird?', 'Are all swans birds?'],
    ['Does every river flow into the sea?', 'Do all rivers flow into the sea?'],
  ],
  leaves: [
    'Is every boy its own teacher?',
    'Does every river have a mouth?',
    'Does every dog have its day?',
    'Is every day a holiday?',
    'Is almost every swan white?',
    'Does every river that floods reach a sea?',
    'Is every swan a kind of bird?',
  ],
  words: () => ['every'],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!/\bevery\b/iu.test(doc.text)) return;
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const { auxiliary, subject, predicate } = question;
    const many = MANY[auxiliary.lower];
    const [every, ...noun] = subject.tokens;
    if (!many || every?.lower !== 'every' || !isPlain(noun, subject.head)) return;
    if (predicate.tokens.some(({ lower, text }) => OF_EACH.test(lower) || text === ',')) return;
    const said = saidOfAll(question);
    if (!said) return;
    const edits: Edit[] = [
      { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, many) },
      { start: every.start, end: every.end, text: 'all' },
      { start: subject.head.start, end: subject.head.end, text: pluralize(subject.head.lower) },
      ...said,
    ];
    yield { edits: edits.filter(({ start, end, text }) => doc.text.slice(start, end) !== text) };
  },
};

function isPlain(noun: readonly Token[], head: Token): boolean {
  return (
    noun.length > 0 &&
    noun.length < 4 &&
    head.pos === 'NOUN' &&
    noun.at(-1) === head &&
    !FIXED.test(head.lower) &&
    noun.every(({ kind, pos }) => kind === 'word' && /^(?:NOUN|ADJ|PROPN)$/u.test(pos))
  );
}

/** `a rhombus` becomes `rhombuses`, adjectives and verbs stay; `have a mouth` would be one mouth for all. */
function saidOfAll({ form, predicate: { tokens } }: Question): Edit[] | undefined {
  const article = tokens.findIndex(({ lower }) => /^an?$/u.test(lower));
  if (article < 0) return tokens.length > 0 ? [] : undefined;
  const [a, noun, more] = tokens;
  if (form !== 'be' || article > 0 || !a || noun?.pos !== 'NOUN' || more) return undefined;
  return [{ start: a.start, end: noun.end, text: pluralize(noun.lower) }];
}
