import { lowerOpening, type Rule } from '../../src/plugin.js';
import { lowered, statedSentences } from './stated.js';

/** What one has to say of two things, or of one. */
const HELD =
  /^(?:(?:i|we) (?:(?:really|honestly|still) )?(?:have|'ve got|'ve|do n't have)(?: absolutely| really)? (?:no|any|a|no real|no strong|no particular|any real|any strong|any particular) (?:preferences?|favourite|favorite) between|(?:i|we) (?:'m|'re|am|are) (?:(?:still|really|completely|a bit|quite|totally) )*(?:undecided|torn) between|(?:i|we) (?:(?:really|honestly|still) )?(?:have|'ve got|'ve|do n't have)(?: absolutely| really)? (?:no|any|no real|no strong|no particular|any real|any strong|any particular) (?:view|views|opinion|opinions|preference|feelings) (?:on|about)) /u;

export const betweenFirst: Rule = {
  about: 'What one chooses between, or has no view on, comes first: “Between the bus and the tram, I’m undecided”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I've got no preference between the bus and the tram", "Between the bus and the tram, I've got no preference"],
    ["I'm torn between the green mugs and the plain ones 🤔", "Between the green mugs and the plain ones, I'm torn 🤔"],
    ['I have no strong opinion on the new bus lanes.', 'On the new bus lanes, I have no strong opinion.'],
  ],
  leaves: [
    "I'm torn",
    'I have no view on the matter',
    "I'm debating between the stew and the pie",
    'I have no preference between them but it matters to my wife',
    'I have no opinion on it',
    "I'm not torn between the two, I like both",
    'She has no preference between the bus and the tram',
  ],
  *propose(doc) {
    if (!/\b(?:between|on|about)\b/u.test(doc.text)) return;
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const held = HELD.exec(`${lowered(words)} `);
      if (!held) continue;
      const at = held[0].trim().split(' ').length - 1;
      const [before, link, next] = [words[at - 1], words[at], words[at + 1]];
      if (!before || !link || !next || /^(?:it|that|this|them|us)$/u.test(last.lower) || words.length > 18) continue;
      if (
        words
          .slice(at)
          .some(
            ({ text, lower, pos }) =>
              text === ',' ||
              pos === 'AUX' ||
              /^(?:but|so|because|or|which|who|if|yet|at|either|way|matter|subject|topic|issue)$/u.test(lower),
          )
      )
        continue;
      yield {
        edits: [
          {
            start: first.start,
            end: first.end,
            text: `${opened(doc.text.slice(link.start, last.end))}, ${lowerOpening(first)}`,
          },
          { start: before.end, end: last.end, text: '' },
        ],
      };
    }
  },
};
