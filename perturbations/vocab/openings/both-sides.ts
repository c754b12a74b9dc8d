import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { polarityOf } from '../../person/polar.js';
import { bareText } from '../bare-text.js';

/** One thing was so, and another so: `The tent was warm, but the stove was useless`. */
const PAIR =
  /^(?:the|this|her|his|their) (?:[a-zà-ž]+ )?[a-zà-ž]+ (?:is|are|was|were) (?:[a-zà-ž]+ )?([a-zà-ž]+),? (but|and) (?:the|her|his|their|its) (?:[a-zà-ž]+ )?[a-zà-ž]+ (?:is|are|was|were) (?:[a-zà-ž]+ )?([a-zà-ž]+)$/iu;
/** How somebody was who did work for one. */
const DEALT =
  /^(?:the|our|my) (?:mechanic|landlord|plumber|builder|seller|host|driver|vet|dentist|teacher|agent|electrician|nurse|waiter|guide|barber|receptionist) (?:is|was) (?:honest|polite|friendly|patient|quick|helpful|kind|calm) and (?:fair|kind|honest|patient|thorough|friendly|quick|helpful|reliable|polite)$/iu;
const ELSE =
  /\b(?:not|never|no|too|all in all|overall|honest(?!\b)[a-zà-ž]*|have to say|weather|patient was|scan|ward|died|dead|sick|ill|injured|angry|worried|nervous|afraid|late|mother|father|aunt|uncle|brother|sister|gran|cat|dog|child|baby)\b|n['’]t\b/iu;

export const bothSides: Rule = {
  about: 'What was good and what was bad is summed up: “All in all, the hut was damp, but the view was superb”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The hut was noisy, but the view was superb', 'All in all, the hut was noisy, but the view was superb'],
    ['The acting was superb and the plot was clever.', 'I have to say, the acting was superb and the plot was clever.'],
    ['The plumber was patient and fair', 'I have to say, the plumber was patient and fair'],
  ],
  leaves: [
    'The hut was red, but the door was blue',
    'My aunt was ill but the nurse was kind',
    'The patient is stable and the wound is clean.',
    'All in all, the hut was noisy, but the view was superb',
  ],
  *propose(doc) {
    const said = bareText(doc);
    if (matches(doc, ELSE, said) || isGrave(doc) || !(isPersonal(doc) || kindOfText(doc) === 'review')) return;
    if (DEALT.test(said)) return yield* eachInFront(doc, ['I have to say,']);
    yield* eachInFront(doc, openings(doc, said));
  },
};

function openings({ sentences }: Doc, said: string): readonly string[] {
  const [, first = '', joint, last = ''] = PAIR.exec(said) ?? [];
  const sides = [first, last].map((word) => polarityOf(word.toLowerCase()));
  if (sentences.length > 1 || sides.includes(undefined)) return [];
  if (joint === 'but') return sides[0] === sides[1] ? [] : ['All in all,'];
  if (sides[0] !== sides[1]) return [];
  return sides[0] === 'positive' ? ['I have to say,', 'Honestly,'] : ['Honestly,'];
}
