import { type Candidate, mayMatch, neededWords, once, type Rule } from '../../../src/plugin.js';
import { inStyle } from '../../around/style.js';

/** What a message opens with, and the word that goes before or after it. */
const OPENINGS: readonly (readonly [RegExp, 'before' | 'after', string])[] = [
  [/^wow(?=[,!. ])/iu, 'before', 'Oh'],
  [/^(?:okay|ok)(?= then\b|,)/iu, 'before', 'Ah'],
  [/^honestly(?=,? (?:the|this|i|my|it|that)\b)/iu, 'before', 'Quite'],
  [/^so(?= (?:i|we) (?!that\b)[a-zà-ž]+)/iu, 'after', 'yeah,'],
  [/^(?:ugh|argh)(?=, (?:the|this|my|i|we|our|that|it)\b)/iu, 'after', 'honestly'],
  [/^(?:ugh|argh)(?=, (?:another|more)\b)/iu, 'after', 'guys'],
  [/^hmm(?=, (?:i|maybe|perhaps|not)\b)/iu, 'after', 'well'],
  [/^(?:hooray|yay|nope|dude|bro)(?=[,! ])/iu, 'before', 'Oh'],
];

export const besideOutcry: Rule = {
  about:
    'A word joins the outcry or marker with which a message opens: “Wow, …” → “Oh wow, …”, “So I …” → “So yeah, I …”',
  expects: { sentiment: 'same' },
  examples: [
    ['Wow, what a goal!', 'Oh wow, what a goal!'],
    ['So I sold the van', 'So yeah, I sold the van'],
    ['Ugh, the van is stuck', 'Ugh, honestly, the van is stuck'],
    ['Hmm, maybe the blue van', 'Hmm, well, maybe the blue van'],
  ],
  leaves: ['Oh wow, what a goal!', 'Omg the loaf rose', 'So what?', 'Honest work', 'Okay'],
  words: once(() => neededWords(...OPENINGS.map(([pattern]) => pattern))),
  *propose(doc) {
    const [first] = doc.tokens;
    if (!first || doc.tokens.length < 4 || doc.sentences.length > 3 || /\p{Lu}{4}/u.test(doc.text)) return;
    for (const [pattern, place, word] of OPENINGS) {
      const match = mayMatch(doc, pattern) ? pattern.exec(doc.text) : undefined;
      if (match?.index === 0) yield place === 'before' ? before(match[0], inStyle(doc, word)) : after(match[0], word);
    }
  },
};

function before(opening: string, word: string): Candidate {
  return { edits: [{ start: 0, end: opening.length, text: `${word} ${opening.toLowerCase()}` }] };
}

function after(opening: string, word: string): Candidate {
  const join = word.endsWith(',') ? ' ' : ', ';
  return { edits: [{ start: opening.length, end: opening.length, text: `${join}${word}` }] };
}
