import { type NounPhrase, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';

const WORK = wordTable<string>({
  written: 'the work of',
  composed: 'the work of',
  painted: 'the work of',
  sculpted: 'the work of',
  designed: 'the work of',
  invented: 'the invention of',
  created: 'the creation of',
});

/** Common nouns for what is a work of its maker; a will or a wall is none. */
const MADE = wordTable<RegExp>({
  written: /^(?:novel|book|play|poem|opera|symphony|song|anthem|hymn|ballad|sonnet|story|musical|trilogy|epic)$/u,
  composed: /^(?:opera|symphony|song|anthem|hymn|concerto|sonata|requiem|waltz|march|suite|music|score|tune)$/u,
  painted: /^(?:painting|portrait|mural|fresco|ceiling|altarpiece|self-portrait)$/u,
  sculpted: /^(?:statue|sculpture|bust|figure|monument|fountain)$/u,
  designed:
    /^(?:building|tower|bridge|church|cathedral|museum|palace|house|statue|monument|logo|flag|dress|garden|park|dome)$/u,
  invented: /^\p{Ll}{3,}$/u,
  created: /^(?:character|detective|superhero|logo|show|series|game|cartoon|mouse|monster|franchise)$/u,
});

const TIME =
  /day$|^(?:age|end|time|year|night|dawn|january|february|march|april|june|july|august|(?:septem|octo|novem|decem)ber|christmas|easter|same|two|three|hand|accident|candlelight|women|men)$/u;

export const workOf: Rule = {
  about:
    'What was written, painted or designed by somebody is their work: “Was the opera composed by Verdi?” → “Was the opera the work of Verdi?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Was the opera composed by Verdi?', 'Was the opera the work of Verdi?'],
    ['Was Emma written by a man?', 'Was Emma the work of a man?'],
    ['Was the zip invented by a Swede?', 'Was the zip the invention of a Swede?'],
  ],
  leaves: [
    'Was the will written by a lawyer?',
    'Was the opera written by hand?',
    'Was the zip invented by accident?',
    'Was Emma written by the end of the war?',
    'Was Emma written by someone who never married?',
    'Was the opera not composed by Verdi?',
    'Were zips invented by a Swede?',
    'Was Emma first written by a man?',
  ],
  words: () => Object.keys(WORK),
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const { auxiliary, subject, predicate } = question;
    const [made, by, ...maker] = predicate.tokens;
    const text = WORK[made?.lower ?? ''];
    if (!made || !text || by?.lower !== 'by' || !/^(?:is|was)$/u.test(auxiliary.lower)) return;
    if (!isWork(subject, made.lower) || !isMaker(maker)) return;
    yield { edits: [{ start: made.start, end: by.end, text }] };
  },
};

function isWork({ kind, head, number, tokens }: NounPhrase, made: string): boolean {
  if (
    number === 'plural' ||
    tokens.some(({ lower, text }) => /^(?:that|which|who|and|or)$/u.test(lower) || text === ',')
  )
    return false;
  return kind === 'name' || (kind === 'common' && (MADE[made]?.test(head.lower) ?? false));
}

/** `Verdi`, `a Swede`, `the Brothers Grimm`, and nothing behind it. */
function isMaker(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (!first || tokens.length > 5 || !(first.pos === 'PROPN' || /^(?:an?|the)$/u.test(first.lower))) return false;
  return tokens.every(
    ({ pos, lower, kind }) => kind === 'word' && /^(?:DET|ADJ|NOUN|PROPN)$/u.test(pos) && !TIME.test(lower),
  );
}
