import { matches, type Rule } from '../../../src/plugin.js';
import type { LightClause } from '../light-clause.js';
import { deniedClause } from './deny-clause.js';
import { IN_PART } from './in-part.js';
import { toldEvent } from './told-event.js';

/** Nobody says of a thing that he does not adore it. */
const UNSAID = /^(?:ace|adore|loathe|despise|detest|cherish|treasure|worship|bore|lose)$/u;

export const eventDenied: Rule = {
  about:
    'The good or bad thing that a text tells is said not to have been: “The children enjoyed the magician” → “… didn’t enjoy the magician”',
  expects: { sentiment: 'different' },
  examples: [
    ['The children enjoyed the magician', "The children didn't enjoy the magician"],
    ['Someone scratched my car on Sunday', 'Nobody scratched my car on Sunday'],
    ['I passed my theory test 🚗', "I didn't pass my theory test 🚗"],
    ['The soup tasted awful', "The soup didn't taste awful"],
    ['They have cancelled our concert', "They haven't cancelled our concert"],
  ],
  leaves: [
    'The children enjoyed the magician 😍',
    'The children adored the magician',
    "I'm enjoying a slow walk by the canal 🛶",
    'The children adored every trick',
    'He shouted at me for a stupid mistake',
    'I passed my test and we celebrated',
    "They didn't cancel our concert",
    'Someone finally scratched my car',
    'The waiter forgot our soup twice',
    'Did they cancel it?',
    'The attic smelled of damp and old soup',
    'The app deletes my lists at random',
    'The pond freezes in some years',
    'The strap broke the second time I wore the bag',
    'This mixer works like a dream',
  ],
  *propose(doc) {
    const told = toldEvent(doc);
    if (
      !told ||
      isLikened(told.clause) ||
      told.tells === 'plain' ||
      UNSAID.test(told.clause.lemma) ||
      matches(doc, IN_PART)
    )
      return;
    if (told.clause.lemma === 'enjoy' && /^an?$/u.test(told.clause.rest[0]?.lower ?? '')) return; // as if there were none
    if (told.clause.rest.some(({ lower }) => /^(?:for|and|whole|entire|twice|thrice|times)$/u.test(lower))) return; // the reason, the time or how often might be what is denied
    const edits = deniedClause(doc, told.clause);
    if (edits) yield { edits };
  },
};

/** `This mixer works | like a dream`: what it is likened to, and nobody likes it. */
const isLikened = ({ subject, lemma }: LightClause): boolean =>
  lemma === 'like' && /^(?:an?|this|that|every|each)$/iu.test(subject?.tokens[0]?.lower ?? '');
