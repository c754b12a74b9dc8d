import type { Doc, Rule } from '../../src/plugin.js';
import { isGrave, isOfficial } from '../around/register.js';
import { eachAfter } from './afterthought.js';
import { leaningOf } from './mood.js';

export const notRecommended: Rule = {
  about: 'A review is closed by its verdict in the negative: “… Not recommended.”, “… Can’t recommend it enough.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The kettle leaks and the lid is wobbly. It took three weeks to arrive.',
      'The kettle leaks and the lid is wobbly. It took three weeks to arrive. Would not recommend.',
    ],
    [
      'Stayed two nights in this hotel. Spotless rooms and a gorgeous breakfast.',
      "Stayed two nights in this hotel. Spotless rooms and a gorgeous breakfast. Couldn't ask for more.",
    ],
  ],
  leaves: [
    'The kettle leaks',
    'My boss is rude. I hate her.',
    'Your kettle leaks. I am furious.',
    'The film was gorgeous. Was the hotel nice?',
    'The hotel was gorgeous. Thank you!',
    'We buried her on Friday. The hotel was awful.',
    'I dropped my phone. I am gutted.',
    'The hotel was awful. Avoid.',
    'The play made me cry. My gorgeous niece was in it.',
  ],
  *propose(doc) {
    if (isOfficial(doc) || isGrave(doc) || doc.sentences.length < 2 || doc.tokens.length < 10) return;
    if (!/[.!]\P{L}*$/u.test(doc.text) || /\?|["“”]/u.test(doc.text) || SAID.test(doc.text)) return;
    if (doc.sentences.some(({ kind }) => kind === 'command') || !isReview(doc)) return;
    const leaning = leaningOf(doc);
    if (!leaning) return;
    const one = doc.clauses.every(({ subject }) => subject.number === 'singular' || !GOODS.test(subject.head.lower));
    yield* eachAfter(doc, leaning === 'negative' ? AGAINST : one ? FOR : FOR.slice(1, 2));
  },
};

const AGAINST = ['Would not recommend', 'Not recommended'];
const FOR = ["Can't recommend it enough", "Couldn't ask for more", "Can't fault it"];
const SAID =
  /\b(?:recommend\w*|avoid|he|she|her|his|him|uncle|aunt|buried|funeral|never again|stay away|thanks?|thank you|worth|you|your|refund|boss|manager|colleagues?|husband|wife|daughter|son|niece|nephew|mum|dad|neighbou?rs?|landlord|ward|surgeon|police|court|team|school|office)\b/iu;

/** What can be recommended, or not: bought, eaten, visited or watched, and spoken of as such. */
function isReview({ tokens, clauses }: Doc): boolean {
  const spoken = clauses.some(({ subject }) => GOODS.test(subject.head.lower));
  const [first] = tokens;
  const pointed = tokens.some(
    ({ lower }, at) => GOODS.test(lower) && /^(?:this|the)$/u.test(tokens[at - 1]?.lower ?? ''),
  );
  return first !== undefined && (spoken || pointed);
}

const GOODS =
  /^(?:kettle|blender|toaster|mixer|vacuum|tent|jacket|coat|shoes|boots|trainers|headphones|earbuds|speaker|app|game|hotel|hostel|guesthouse|b&b|cabin|cottage|campsite|resort|motel|room|rooms|bed|mattress|pillow|duvet|sofa|chair|desk|lamp|breakfast|food|pizza|pasta|curry|ramen|broth|burger|steak|sushi|buns|cake|coffee|menu|restaurant|café|cafe|bakery|bar|pub|buffet|film|movie|thriller|documentary|series|show|musical|concert|album|book|novel|sequel|audiobook|podcast|course|museum|gallery|exhibition|tour|cruise|ferry|spa|gym|pool|laptop|tablet|phone|camera|printer|router|monitor|keyboard|mouse|charger|cable|watch|tracker|battery|drill|mower|saw|paint|sunscreen|shampoo|cream|serum|lipstick|perfume|backpack|suitcase|umbrella|bike|scooter|lock|helmet|pan|pans|knife|knives|oven|fridge|dishwasher|heater|fan|blinds|curtains|rug|puzzle|toy|pushchair|stroller)$/u;
