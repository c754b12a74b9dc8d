import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inCapitals } from '../../around/style.js';

const HAD =
  '(?:pool|lift|caf[eé]|shop|garden|index|interval|quiz|bar|kitchen|car park|terrace|balcony|playground|gym|library|map|glossary|shower|sofa|supermarket|beach|pub|bakery|desk|fridge|kettle|wardrobe|pocket|strap|port|socket|timer|manual|guide|museum|dining room|laundry|sauna|fireplace|stove|oven|freezer|dishwasher|washing machine|television|TV|safe|cot|ramp|cloakroom|spare|tram stop|bus stop|picnic area|boathouse|chapel|garage|shed|attic|cellar)s?';
/** One more thing of a place or a product. */
const THERE = new RegExp(
  String.raw`\bthere (?:is|are|was|were)(?= (?:an?|two|three|four|several|some) (?:[A-Za-zÀ-ž-]+ ){0,2}?${HAD}\b)`,
  'giu',
);
const HAS =
  /^(?:the|it|its|our|this|these|rooms?|they|each|every|all)\b.*\b(?:has|have|had|comes? with|sleeps|seats|holds|consists? of|contains?|includes?|offers?|serves|is (?:a|an|near|next to|close to)|are plain|was a|sells)\b/iu;

export const thereIsAlso: Rule = {
  about: 'One more thing that a place or product has is there “also”: “There is also a lift”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The hostel has nine rooms. There is a lift.', 'The hostel has nine rooms. There is also a lift.'],
    [
      'The hostel has nine rooms, tea is free, and there is a garden.',
      'The hostel has nine rooms, tea is free, and there is also a garden.',
    ],
  ],
  leaves: [
    'There is a lift.',
    'The hostel has no lift. There is a ramp.',
    'The hostel has nine rooms. There is a smell.',
    'The hostel was burgled. There was a map.',
    'The hostel has nine rooms. Is there a lift?',
    'The hostel has a lift, and there is a ramp too.',
  ],
  words: () => neededWords(THERE),
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('\n')) return;
    for (const match of doc.text.matchAll(THERE)) {
      const sentence = doc.sentences.find(({ start, end }) => start <= match.index && match.index < end);
      if (sentence?.kind !== 'statement' || matches(doc, BESIDE, sentence.text)) continue;
      const before = doc.text.slice(sentence.start, match.index);
      const told =
        before === '' ? doc.sentences[sentence.index - 1]?.text : /, and $/u.test(before) ? before : undefined;
      if (!told || !HAS.test(told) || /\b(?:no|not|but|only|nothing)\b|n['’]t\b|\?/iu.test(told)) continue;
      const at = match.index + match[0].length;
      yield { edits: [{ start: at, end: at, text: ' also' }] };
    }
  },
};

const BESIDE = /\b(?:also|too|as well|either|only|even|but not|no longer|supposed|if|when)\b/iu;
