import { lowerOpening, type Rule } from '../../src/plugin.js';
import { soleSentence, upper, wordsEnd } from './statement.js';

const MOVABLE = /^(?:because|when|whenever|after|before|if|since|although|though|while|until|unless)$/u;
const SUBJECT = /^(?:i|you|he|she|it|we|they|the|my|our|his|her|this|that|there|a|an|their|its)$/u;

export const clausesReordered: Rule = {
  about: 'A subordinate clause is moved to the front: “I left because it rained” → “Because it rained, I left”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'I left the party early because the music was too loud 😤',
      'Because the music was too loud, I left the party early 😤',
    ],
    ['We always feed the cat before we go to bed.', 'Before we go to bed, we always feed the cat.'],
  ],
  leaves: [
    'I wonder if it will rain',
    'I love when it rains',
    "I'm not sure if I should go",
    'I left before noon',
    'I know when the shop opens and I hate it',
    "I was about to leave when the car wouldn't start",
    'We ate late because the oven broke 😑 now we are full',
    'I was so tired that I left because it rained',
  ],
  *propose(doc) {
    const clause = soleSentence(doc);
    const end = wordsEnd(doc);
    const at = doc.tokens.findIndex((token) => MOVABLE.test(token.lower));
    const [first, conjunction, subject, last] = [
      doc.tokens[0],
      doc.tokens[at],
      doc.tokens[at + 1],
      doc.tokens[end - 1],
    ];
    if (!clause || !first || !conjunction || !subject || !last || at < 3 || !SUBJECT.test(subject.lower)) return;
    const rest = doc.tokens.slice(at + 1, end);
    if (rest.length < 3 || !rest.some((token) => token.pos === 'VERB' || token.pos === 'AUX')) return;
    const before = doc.tokens[at - 1];
    const inside = doc.tokens.slice(0, at);
    if (
      !before ||
      before.text === ',' ||
      rest.some(({ text, lower }) => text === ',' || MOVABLE.test(lower) || /^(?:and|but|so)$/u.test(lower))
    )
      return;
    if (
      inside.some(
        ({ lower, text }) =>
          /^(?:and|but|or|so|that|just|especially|even|only|what|how|who|where|why|than|about|almost|barely|hardly|already)$/u.test(
            lower,
          ) || text === ',',
      )
    )
      return;
    if (
      /^(?:if|when|while|whenever|until|since|unless|after|before)$/u.test(conjunction.lower) &&
      takesClause(
        before.lower,
        inside.map((each) => each.lower),
      )
    )
      return;
    const moved = upper(doc.text.slice(conjunction.start, last.end));
    yield {
      edits: [
        { start: first.start, end: first.end, text: `${moved}, ${lowerOpening(first)}` },
        { start: before.end, end: last.end, text: '' },
      ],
    };
  },
};

/** Verbs and adjectives whose complement such a clause may be. */
function takesClause(before: string, words: readonly string[]): boolean {
  const asks =
    /^(?:sure|unsure|certain|wonder|wondering|know|knew|ask|asked|see|love|hate|like|tell|check|remember|decide|doubt|care|undecided|dislike|enjoy|understand|forget|matter|matters|figure|appreciate|day|time|moment|year|month|week|hours|minutes|days|weeks|months|years|right|just|long|even|only)$/u;
  return (
    asks.test(before) ||
    words.some((word) => /^(?:sure|unsure|wonder|wondering|know|undecided|doubt|love|hate|like|asked)$/u.test(word))
  );
}
