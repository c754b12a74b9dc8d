import type { Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { type Mood, presentMood } from './mood.js';

const OPENINGS: Readonly<Partial<Record<Mood, readonly string[]>>> = {
  feeling: ['Right now,', 'At the moment,'],
  doubt: ['Right now,', 'At the moment,'],
  doing: ['Right now,', 'At the moment,'],
  condition: ['Right now,', 'At the moment,', 'This week,'],
};

export const rightNow: Rule = {
  about: 'Says that what the text tells in the present holds now',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so bored in this meeting", "Right now, I'm so bored in this meeting"],
    ['The traffic is dreadful', 'This week, the traffic is dreadful'],
  ],
  leaves: [
    "I'm always tired",
    'This street is friendly',
    'The book is dull',
    "I'm glad you came",
    'The train was late',
    "I'm going home",
    'I love swimming',
    'I feel so bored at these meetings',
    'The weather is so mild that we ate outside',
    "I'm delighted with the rug",
    "I'm so relieved that the parrot is back",
    'The weather is bad and I forgot my hat',
  ],
  *propose(doc) {
    const mood = presentMood(doc);
    if (doc.clauses.some(({ tense }) => tense !== 'present')) return;
    if (
      mood === 'feeling' &&
      /\b(?:(?:delighted|pleased|thrilled|satisfied|happy|disappointed) (?:with|about|by)|curious)\b/iu.test(doc.text)
    )
      return;
    const deep = mood === 'feeling' && /\b(?:proud|grateful|thankful|spoil\w+|lucky|blessed)\b/iu.test(doc.text);
    const moved =
      mood === 'feeling' &&
      /\b(?:that|because|how|sick|tired|fed up|relieved|devastated|embarrassed|ashamed)\b/iu.test(doc.text);
    if (
      /\b(?:at|in|on|of|with|during) (?:these|those|my \p{L}+s)\b|\b(?:whenever|people who|every)\b/iu.test(doc.text) &&
      mood !== 'doing'
    )
      return;
    if (/\b(?:scenery|view)\b/iu.test(doc.clauses[0]?.subject.text ?? '')) return;
    if (mood && !deep && !moved && !/\bof (?:the|my|an?)\b/iu.test(doc.text))
      yield* eachInFront(
        doc,
        (OPENINGS[mood] ?? []).filter((words) => words !== 'This week,' || varies(doc)),
      );
  },
};

/** What differs from week to week; a street is friendly in all of them. */
function varies({ clauses: [clause] }: Doc): boolean {
  return /^(?:weather|traffic|service|internet|wifi|wi-fi|connection|commute|queues?|parking|heating|trains?|buses|workload|mood|morale|heat|roads?|pollen|phone|network|signal)$/u.test(
    clause?.subject.head.lower ?? '',
  );
}
