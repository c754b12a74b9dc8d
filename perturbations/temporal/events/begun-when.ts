import { type Doc, neededWords, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isOfficial } from '../../around/register.js';
import { firstClause, isUndated } from '../first-clause.js';

const WHENS = ['Last month,', 'Back in March,', 'A few weeks ago,'];
const BEGAN =
  /^(?:order|buy|purchase|book|hire|rent|try|visit|stay|join|attend|take|go|switch|have|eat|celebrate|upgrade|order|sign|spend|see|watch|choose|pick)$/u;

export const begunWhen: Rule = {
  about: 'Says in front of a story in several sentences when it began',
  expects: { sentiment: 'same' },
  examples: [
    [
      'We booked the attic room. The bed sagged and the tap dripped.',
      'Last month, we booked the attic room. The bed sagged and the tap dripped.',
    ],
  ],
  leaves: [
    'We booked the attic room.',
    'We booked the attic room in May. It was dull.',
    'We never booked a room. They lied.',
    'I bought it for years. It was dear.',
    'We had to leave. It was dull.',
    'We book a room. It is dull.',
    'I had no idea that it leaks. It does.',
  ],
  words: () => neededWords(BEGAN),
  *propose(doc) {
    const clause = firstClause(doc);
    if (clause?.tense !== 'past' || clause.negation || clause.auxiliaries.length > 0 || !BEGAN.test(clause.verb.lemma))
      return;
    if (
      !/^(?:i|we|my (?:husband|wife|partner|sister|brother|mum|mom|dad|son|daughter|family) and i)$/iu.test(
        clause.subject.text,
      ) ||
      doc.sentences.length < 2
    )
      return;
    if (isOfficial(doc) || !isUndated(doc) || goesOn(doc)) return;
    if (clause.verb.lemma === 'have' && !/^(?:the|a|an|dinner|lunch)\b/iu.test(clause.rest.text)) return;
    yield* eachInFront(doc, WHENS);
  },
};

/** What has a time of its own, or is still under way. */
function goesOn({ text }: Doc): boolean {
  return /[?]|\b(?:so far|still|yet|now|just|weeks?|months?|years?|days?|last|ago|since|used to|every|always|never|tonight|this (?:morning|week|weekend|month|year))\b|\b(?:am|['’]m|is|are) (?:waiting|still|on hold)\b/iu.test(
    text,
  );
}
