import { lowerOpening, type Rule, type Token } from '../../src/plugin.js';
import { statedSentences } from './stated.js';

const JUDGEMENTS =
  /^(?:boring|dull|exhausting|fascinating|inspiring|frustrating|disappointing|exciting|refreshing|relaxing|confusing|informative|engaging|interesting|uninteresting|helpful|unhelpful|rude|friendly|charming|delightful|overpriced|uncomfortable|comfortable|invigorating|challenging|tedious|depressing|entertaining|enjoyable|annoying|stressful|rewarding|unprofessional|professional|useful|useless|overwhelming|knowledgeable|amazing|delicious|mediocre|brilliant|superb|lovely|gorgeous|hilarious|incredible|beautiful|cosy|cozy|charming|heavenly|magical|tasty|bland|overrated|underwhelming|impressive|terrifying|moving|confusing|breathtaking|wonderful|excellent|outstanding|fantastic)$/u;

export const foundIt: Rule = {
  about: 'The judgement names who makes it: “The hike was exhausting” → “I found the hike exhausting”',
  expects: { sentiment: 'same' },
  examples: [
    ['The hike was exhausting', 'I found the hike exhausting'],
    ['Our guide was very knowledgeable!', 'I found our guide very knowledgeable!'],
    ['The soup was bland and overpriced.', 'I found the soup bland and overpriced.'],
    ['A fine film. The acting was superb.', 'A fine film. I found the acting superb.'],
  ],
  leaves: [
    'This vacuum is useless',
    'The rooms were spotless',
    'The hike was not exhausting',
    'The hike was exhausting and long',
    'The weather is lovely',
    'The exam was hard for me',
    'He was rude',
    'The hike was long',
    'The hike was exhausting because it rained',
    'The hike was too exhausting to finish',
    'Everyone was friendly',
    'Our trip was wonderful',
    'That was wonderful',
    'My grades are terrible',
    'The pool was lovely and the staff were attentive',
    'THE HIKE WAS EXHAUSTING',
  ],
  *propose(doc) {
    for (const { words, first, clauses } of statedSentences(doc)) {
      const [clause] = clauses;
      if (!clause || clause.negation || clause.auxiliaries.length > 0 || !/^(?:was|were)$/u.test(clause.verb.lower))
        continue;
      const { subject, verb } = clause;
      if (
        !/^(?:the|this|our|your|my|that|these|those)$/iu.test(first.text) ||
        /^\p{Lu}{2}/u.test(first.text) ||
        subject.kind === 'pronoun' ||
        !isFound(subject.text, subject.head.lower)
      )
        continue;
      if (doc.text.slice(subject.end, verb.start).trim() !== '') continue;
      const graded = /^(?:very|really|so|incredibly|extremely)$/u.test(clause.rest.tokens[0]?.lower ?? '');
      const adjective = clause.rest.tokens[graded ? 1 : 0];
      if (
        !adjective ||
        !JUDGEMENTS.test(adjective.lower) ||
        !closes(
          words.filter(({ start }) => start >= adjective.end),
          clauses[1]?.start,
        )
      )
        continue;
      yield {
        edits: [
          { start: first.start, end: first.end, text: `I found ${lowerOpening(first)}` },
          { start: subject.end, end: verb.end, text: '' },
        ],
      };
    }
  },
};

/** Nothing, another clause, a second judgement, or a time of day after the judgement. */
function closes(words: readonly Token[], another: number | undefined): boolean {
  const [mark, next] = words;
  const then = next?.lower === 'and' ? words[2] : next;
  if (mark?.text === ',' && (then?.start === another || then?.lower === 'thank'))
    return !words.some(({ lower }) => /^f(?:i|ou)nd$/u.test(lower));
  const said = words.map(({ lower }) => lower).join(' ');
  return /^(?:and JUDGED|at night|at the weekend|on weekends|during the day|in the (?:morning|evening)s?)?$/u.test(
    said.replace(/^and (\p{L}+)$/u, (whole, word: string) => (JUDGEMENTS.test(word) ? 'and JUDGED' : whole)),
  );
}

/** What one can find to be something: `our guide`, not `our trip` or the weather. */
function isFound(subject: string, head: string): boolean {
  if (NOT_FOUND.test(head)) return false;
  if (/^my\b/iu.test(subject))
    return /^(?:boss|manager|physio|teacher|doctor|dentist|landlord|landlady|roommate|flatmates?|colleagues?|coworkers|coach|tutor|therapist|room|job|haircut|commute)$/u.test(
      head,
    );
  return !/^our (?!guide|waiter|waitress|server|driver|host|teacher|instructor|agent|room|hotel)/iu.test(subject);
}

const NOT_FOUND =
  /^(?:weather|traffic|sun|sky|day|week|wedding|results?|news|prices?|rent|feeling|sex|date|performance|pain|boiler|patient)$/u;
