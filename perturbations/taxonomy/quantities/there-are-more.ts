import { type Edit, matchCase, type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';

const ONE = wordTable<string>({ are: 'is', were: 'was' });
const NUMBER = wordTable<string>({ more: 'a greater number of', fewer: 'a smaller number of' });

/** `more minutes`, `more people`: measures, and those of whom one does not speak as of a number. */
const MEASURE =
  /^(?:hours|minutes|seconds|days|weeks|months|years|miles|metres|meters|dollars|euros|pounds|degrees|calories|times|ways|reasons|chances|means|clothes|words)$/u;

export const thereAreMore: Rule = {
  about:
    'Where there are more of a thing, there is a greater number of it: “Are there more steps on a ladder than on a stile?” → “Is there a greater number of steps …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Are there more steps on a ladder than on a stile?',
      'Is there a greater number of steps on a ladder than on a stile?',
    ],
    ['Were there fewer trams in Oslo than in Bergen?', 'Was there a smaller number of trams in Oslo than in Bergen?'],
  ],
  leaves: [
    'Are there more goats than people in Andorra?',
    'Are there more than three goats in Norway?',
    'Are there more hours in a day than in a week?',
    'Is there more ice in Norway than in Oslo?',
    'Are there more goats in Norway than there are trams?',
    'Are there many more goats in Norway than in Oslo?',
    'Are there more goats in Norway?',
    'Are there more volcanoes in Chile than lakes?',
  ],
  words: () => ['more', 'fewer'],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!/^(?:are|were) there (?:more|fewer) /iu.test(doc.text)) return;
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const { tokens } = question.predicate;
    const than = tokens.findIndex(({ lower }) => lower === 'than');
    const [more, ...things] = tokens.slice(0, Math.max(than, 0));
    const text = NUMBER[more?.lower ?? ''];
    if (more && text && areCounted(things) && isElsewhere(tokens.slice(than + 1)))
      yield { edits: asked(question, more, text) };
  },
};

function asked({ auxiliary }: Question, more: Token, text: string): Edit[] {
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, ONE[auxiliary.lower] ?? 'is') },
    { start: more.start, end: more.end, text },
  ];
}

/** A plural noun, and right behind it where it is. */
function areCounted(things: readonly Token[]): boolean {
  const at = things.findIndex(({ lower }) => /^(?:in|on|at)$/u.test(lower));
  const noun = things[at - 1];
  if (!noun || at > 3 || MEASURE.test(noun.lower)) return false;
  const many = noun.lower !== noun.lemma && noun.lower.endsWith('s');
  return many && things.slice(0, at).every(({ pos }) => /^(?:NOUN|ADJ)$/u.test(pos)) && isPlain(things.slice(at));
}

/** `than in Bergen`: other things would be counted as `of`. */
function isElsewhere(tokens: readonly Token[]): boolean {
  return /^(?:in|on|at)$/u.test(tokens[0]?.lower ?? '') && isPlain(tokens);
}

function isPlain(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    tokens.every(({ pos, lower }) => !/^(?:VERB|AUX|SCONJ)$/u.test(pos) && !/^(?:that|which|who|there)$/u.test(lower))
  );
}
