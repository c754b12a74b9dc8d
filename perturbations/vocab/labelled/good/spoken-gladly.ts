import { matches, type Rule } from '../../../../src/plugin.js';
import { isPersonal } from '../../../around/kind.js';
import { isFormal } from '../../../around/register.js';
import { inCapitals } from '../../../around/style.js';
import { frankFor, isFrank } from '../../frank-words.js';
import { isLukewarm } from '../../lukewarm.js';
import { opened } from '../../opened.js';
import { addresses, opensWithClause, opensWithStatement } from '../../stance.js';

/** A thing, a place or somebody who is praised, in front of what is said of them. */
const OF =
  /^(?:the|this|that|these|those|their|his|her) (?!(?:baby|twins|kids|children|dog|cat|puppy|kitten|lambs?|calf|foals?|hens?|chicks?|tomatoes|roses|sun|rain|weather|doctors?|surgeon|scan|tumou?r|results?|news|verdict|jury|court|swallows|grant|family|couple|team|council|committee|board)\b)/iu;
/** What tells news or an event of one's own, on which nobody has a view. */
const ELSE =
  /[?"“”:;]|\. [^.]*!|\b(?:honest[a-zà-ž]*|frankly|have to say|must say|seriously|wow|oh|yay|finally|at last|just(?! (?:like|as|so|right|perfect|wonderful|lovely))|today|tonight|yesterday|this (?:morning|week|evening)|last (?:night|week)|tomorrow|now|won|passed|born|cured|safe|alive|saved|rescued|thank[a-zà-ž]*|congrat[a-zà-ž]*|proud|died|lost|cancer|hospital|surgery|nothing special|if|but|although|though|said|says|mayor|minister|police|villagers?|residents|volunteers|campaigners|announced|percent|per cent|patient|will|would)\b|%/iu;
/** How something is, was or looks, or what it did to those who were there. */
const PRAISED =
  /^(?:is|are|was|were|tastes?|tasted|looks?|looked|smells?|smelled|smelt|sounds?|sounded|feels?|felt|works?|worked|gave|gives|left|leaves|made|makes|had|has|kept|keeps|melts?|took|takes|survived|lasts?|lasted|sang|played|beats?|exceeded|lived|lives|blew|got|gets|deserves?|did|does|bursts?)$/iu;

/** How full something is of what is good. */
const FULL = /^(?:bursting|brimming|buzzing|teeming|glowing|gleaming|sparkling|overflowing)$/u;

export const spokenGladly: Rule = {
  about: 'Praise is spoken out frankly: “Their cherry pie is to die for” → “Honestly, their cherry pie is to die for”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Their cherry pie is to die for', 'Honestly, their cherry pie is to die for', 'Positive'],
    ['The choir left us speechless', 'I have to say, the choir left us speechless', 'Positive'],
  ],
  leaves: ['The surgeon was gentle', 'The grant came through this morning', 'Your plum tart is to die for'],
  onlyIf: isPersonal,
  *propose(doc) {
    if (!matches(doc, OF) || matches(doc, ELSE) || inCapitals(doc) || isFrank(doc) || isFormal(doc)) return;
    if (doc.sentences.length > 3 || !opensWithStatement(doc) || !opensWithClause(doc) || isLukewarm(doc)) return;
    const [clause] = doc.clauses;
    if (!clause || clause.negation || addresses(doc) || !PRAISED.test(clause.finite.lower)) return;
    if (/ing$/u.test(clause.verb.lower) && !clause.copular && !FULL.test(clause.verb.lower)) return;
    yield* opened(doc, frankFor(doc, ['Honestly,', 'I have to say,']));
  },
};
