import { type Clause, conjugate, lowerOpening, type Rule, type Token } from '../../src/plugin.js';
import { lowered, statedSentences } from './stated.js';

const PLACES =
  'garden|kitchen|office|park|street|pub|bar|café|cafe|restaurant|hotel|hostel|lobby|lounge|library|museum|gallery|theatre|theater|cinema|stadium|gym|pool|sauna|beach|harbour|harbor|market|supermarket|shop|store|bakery|chemist|pharmacy|bank|station|airport|platform|train|bus|tram|plane|ferry|boat|flight|ward|clinic|hospital|surgery|waiting room|classroom|lecture hall|school|playground|campsite|cabin|cottage|villa|lodge|square|village hall|town hall|church|chapel|barn|shed|attic|basement|cellar|garage|hallway|corridor|canteen|cafeteria|depot|warehouse|workshop|zoo|farm|forest|woods|mountains|meeting|wedding|party|funeral|reception|ceremony|concert|gig|festival|fair|conference|interview|hearing|reunion|barbecue|picnic|seminar|rehearsal|match|game|quiz|auction|parade|desk|counter|till|front desk|reception desk|balcony|porch|terrace|patio|rooftop|lawn|car park|parking lot|motorway|highway|changing room|dressing room|launderette|post office|dentist|vet|salon|barber|spa|crossing|trip|tour|hike|cruise';
const PLACE = new RegExp(
  `^(?:in|at|on|inside|outside|near|behind|opposite|during) (?:the|our|my|this|that) (?:[a-z]+ )?(?:${PLACES})$`,
  'u',
);

export const placeFirst: Rule = {
  about:
    'The place of what happened moves to the front: “I dropped my keys in the park” → “In the park, I dropped my keys”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['We met three old friends at the festival.', 'At the festival, we met three old friends.'],
    ['My cousin lost her phone in the car park 😠', 'In the car park, my cousin lost her phone 😠'],
  ],
  leaves: [
    'We met at the festival',
    'I put my keys in the kitchen',
    'I booked a table at the restaurant',
    'I dropped my phone in the harbour',
    'I bought this lamp at a market',
    'I love the cakes at the bakery',
    'We know the man in the park',
    'We met the owner of a stall at the festival',
    'We met the band and danced at the festival',
    "I didn't meet anyone at the festival",
    'I met the girl from the flat in the garage',
  ],
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || clause.negation || words.length > 16 || !isEvent(clause)) continue;
      const at = words.findIndex(
        ({ pos }, place) => pos === 'ADP' && place > 2 && PLACE.test(lowered(words.slice(place))),
      );
      const [before, place] = [words[at - 1], words[at]];
      const rest = words.slice(0, at).filter(({ start }) => start >= clause.verb.end);
      if (!before || !place || rest.length === 0 || before.pos !== 'NOUN' || rest.some(bars)) continue;
      if (
        /^(?:drop|spill|throw|hit|kick|push|scratch|paint|carve)$/u.test(clause.verb.lemma) &&
        /^(?:harbou?r|pool|sauna|river|canal|lake|boat|desk|counter)$/u.test(last.lower)
      )
        continue; // where it went, or what was hit
      yield {
        edits: [
          {
            start: first.start,
            end: first.end,
            text: `${opened(doc.text.slice(place.start, last.end))}, ${lowerOpening(first)}`,
          },
          { start: before.end, end: last.end, text: '' },
        ],
      };
    }
  },
};

/** Verbs of what is done in a place, not of where something goes, comes from or is wanted. */
const EVENT =
  /^(?:meet|see|hear|watch|eat|drink|taste|try|lose|find|drop|spill|break|buy|sell|play|sing|celebrate|spend|share|learn|spot|notice|dent|scratch|steal|smash|insult|ignore|ambush|order|serve|cook|bake|read|paint|carve|win|film|photograph|draw|hug|thank|greet|interview|examine|play|hold|teach|hit|kick|push|shout|fix|repair|mend|wash|clean|forget|miss|discuss|offer|have)$/u;

function isEvent({ verb, auxiliaries, subject, finite }: Clause): boolean {
  if (auxiliaries.length > 0 || /^(?:it|there|this|that)$/u.test(subject.head.lower) || finite !== verb) return false;
  return (
    EVENT.test(verb.lemma) &&
    (/ed$/u.test(verb.lower) || (conjugate(verb.lemma, 'past') === verb.lower && verb.lower !== verb.lemma))
  );
}

function bars({ pos, lower, text }: Token): boolean {
  return (
    text === ',' ||
    pos === 'VERB' ||
    pos === 'AUX' ||
    pos === 'ADP' ||
    (/^(?:and|or|but|that|who|which|to|no|nothing|nobody|anything|a)$/u.test(lower) && lower !== 'a')
  );
}
