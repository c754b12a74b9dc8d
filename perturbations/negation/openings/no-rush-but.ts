import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { all, asks, isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';

export const noRushBut: Rule = {
  about: 'A question to a friend on an errand or a plan is eased by a denial: “No rush, but did you get the keys?”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Did you get the keys I posted? 🔑', 'No rush, but did you get the keys I posted? 🔑'],
    ['How many benches do we need for Sunday?', 'No rush, but how many benches do we need for Sunday?'],
    ['have you booked the hall yet?', 'no rush, but have you booked the hall yet?'],
  ],
  leaves: [
    'Did you sleep well?',
    'How are you?',
    'How do you cope?',
    'Did you get the keys now?',
    'Did you get the awful letter?',
    'Why did you post it?',
    'Did you get lost?',
    'Did you get a rise?',
    'What time is it?',
    'Which one do you love?',
    'Have you ever booked a hall?',
    'No rush, when do you need it?',
  ],
  words: () => neededWords(ASKED),
  onlyIf: all(asks, isOneSentence),
  *propose(doc) {
    if (!asksLightly(doc)) return;
    for (const said of ['No rush, but', 'No rush at all, but']) {
      const front = inFront(doc, said);
      if (front) yield front;
    }
  },
};

/** Errands that wait: a thing sent, fetched or booked; a date, a place or a number that two people have to agree on. */
const ASKED =
  /^(?:did you (?:already |manage to )?(?:get|receive|return|send|book|order|pick up|collect|find|print|post|post|pay|bring|fix|water|buy|finish|read|see|drop off|hand in|reply to|ask) (?:the|my|our|your|that|those|it|them|this|a chance)|have you (?:already )?(?:booked|returned|sent|ordered|picked up|collected|found|printed|posted|paid|fixed|finished|bought|read|got|received|asked|heard back|decided|renewed|replied) ?(?:the|my|our|your|that|those|it|them|from|on|about|whether|which|what|where|when)?|(?:what time|when|what day|which day) (?:does|do|are|is|should|can|shall|will) (?:your|you|we)|which (?:[a-zà-ž]+ )?(?:size|colou?r|day|date|train|one|dish|seat|platform|bus|of you) (?:do|should|shall|did|are|has|have|is)|how many (?:[a-zà-ž]+ ){1,2}(?:do (?:we|you)|should (?:we|i)|are (?:we|you)|shall (?:we|i))|how do (?:you|we) spell|who (?:is|['’]s) (?:bringing|driving|picking|booking|collecting|cooking|buying)|what (?:size|colou?r) (?:do|did|is|are)|where (?:did you (?:put|leave|buy|get)|do you keep|should (?:i|we)))\b/iu;
const ASIDE =
  /\b(?:lost|rid|better|well|rise|raise|promotion|job|results?|mad|angry|hurt|now|right away|asap|urgent\w*|today|tonight|this (?:morning|afternoon|evening)|ever|hell|heck|even|still|when you|rush|hurry|please|pls|so|too|always|never|love|want|think|feel|hate|news|joke|memo|chance|dress|ring|baby|away from|off the)\b|[!"“”;:]|\?\?/iu;

function asksLightly(doc: Doc): boolean {
  return (
    doc.tokens.length < 22 &&
    matches(doc, ASKED) &&
    !matches(doc, ASIDE) &&
    isChat(doc) &&
    /\?\P{L}*$/u.test(doc.text) &&
    !doc.tokens.some((token) => isNegator(token) || cueOf(token) !== undefined)
  );
}
