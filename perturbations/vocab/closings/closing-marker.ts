import type { Doc, Rule, Token } from '../../../src/plugin.js';
import { isMessage } from '../../around/kind.js';
import { polarityOf } from '../../person/polar.js';
import { frankFor, isFrank } from '../frank-words.js';
import { isInformation } from '../information.js';
import { isLukewarm } from '../lukewarm.js';
import { judges } from '../stance.js';
import { tailed } from './closed.js';

export const closingMarker: Rule = {
  about: 'A marker closes a short statement: “…, I have to say”, “…, by the way”, “…, just so you know”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was awful', 'The soup was awful, I have to say'],
    ['My cousin sells kites 🪁', 'My cousin sells kites, by the way 🪁'],
  ],
  leaves: [
    'The soup was lovely imo',
    'Please water my cactus.',
    'Found my keys lol',
    'Honestly the soup was cold',
    'The soup was cold!',
    'The soup was cold, to be honest',
    'Is it cold?',
    'So cold...',
    'The patient is stable.',
    'The strike ruined my holiday',
    "I'm sorting through old mail",
    'This kettle is passable',
    'Slugs ate my lettuce 🐌',
    'My aunt is upset about the kite',
    'The soup was average',
    'The soup was by the door',
    'The shop is on the way home',
    'Nobody came to my concert',
    'It is hard to say how the play will end',
    'One more shelf and our very own library is ready',
  ],
  onlyIf: isMessage,
  *propose(doc) {
    if (doc.tokens.some(isMarker) || isFrank(doc)) return;
    for (const tail of frankFor(doc, tailsFor(doc))) {
      const candidate = tailed(doc, tail);
      if (candidate) yield candidate;
    }
  },
};

/** A judgement is what one has to say; a fact that moves nobody is mentioned by the way. */
function tailsFor(doc: Doc): readonly string[] {
  if (judges(doc))
    return isLukewarm(doc) || feels(doc)
      ? []
      : [', I have to say', ...(isPast(doc) && finds(doc) ? [', to be honest'] : [])];
  if (
    !isInformation(doc) ||
    /\b(?:i think|just|at last|one more|very own|ways?|by the|by (?:my|our|his|her))\b/iu.test(doc.text)
  )
    return [];
  return [', by the way'];
}

/** `My aunt is upset`: what somebody else feels is no verdict. */
function feels({ clauses: [clause] }: Doc): boolean {
  return (
    clause?.subject.animacy === 'person' &&
    /^(?:so |very |really |still |quite )?(?:upset|angry|sad|furious|worried|anxious|cross|livid|afraid|scared|heartbroken|miserable|unhappy|happy|glad|proud|thrilled|excited|nervous|lonely|bored|tired|jealous|homesick)\b/iu.test(
      clause.rest.text,
    )
  );
}

/** Blame in so many words, and no praise. */
function finds({ tokens }: Doc): boolean {
  const sides = tokens.flatMap(({ lower }) => polarityOf(lower) ?? []);
  return sides.length > 0 && sides.every((side) => side === 'negative');
}

function isPast({ clauses: [clause] }: Doc): boolean {
  return clause?.tense === 'past';
}

const MARKERS: ReadonlySet<string> = new Set([
  'lol',
  'honestly',
  'frankly',
  'actually',
  'personally',
  'anyway',
  'tbh',
  'btw',
]);

/** An interjection or frank word of the text's own, beside which another would stack up. */
function isMarker({ pos, lower }: Token): boolean {
  return pos === 'INTJ' || MARKERS.has(lower);
}
