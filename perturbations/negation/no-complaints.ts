import type { Rule } from '../../src/plugin.js';
import { eachAfter, endsOpen, SERVICE } from './afterthought.js';
import { moodOf } from './mood.js';

const SAID = ['No complaints', 'Not a single complaint', "Couldn't ask for more", "Wouldn't change a thing"];

export const noComplaints: Rule = {
  about: 'Praise of a thing or a service is rounded off by a denied complaint: “… No complaints.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The pancakes were fluffy and warm 🥞', 'The pancakes were fluffy and warm 🥞 No complaints'],
    [
      'The room was spotless. The staff were kind.',
      "The room was spotless. The staff were kind. Couldn't ask for more.",
    ],
  ],
  leaves: [
    "The pancakes weren't fluffy",
    'My grandparents are the sweetest people',
    'The soup was good but the waiter was rude',
    'The soup was delicious, thank you',
    'I love my dog',
    'The pancakes were fluffy, no complaints',
    'Was the soup delicious?',
    'We won the match',
    'Her laugh is lovely',
    'The sunset was beautiful',
    'My physio is wonderful, my knee has healed in weeks',
  ],
  *propose(doc) {
    const mood = endsOpen(doc) ? moodOf(doc) : undefined;
    if (mood?.polarity !== 'positive' || /\b(?:complain\w*|fault|couldn't|wouldn't)\b/iu.test(doc.text)) return;
    if (mood.cues.some(({ says }) => says !== 'quality')) return;
    if (!doc.clauses.some(({ subject }) => USED.test(subject.head.lower) || SERVICE.test(subject.head.lower))) return;
    if (
      doc.clauses.some(
        ({ subject, tense }) =>
          tense === 'future' || (subject.animacy === 'person' && !SERVICE.test(subject.head.lower)),
      )
    )
      return;
    const people = doc.clauses.some(({ subject }) => SERVICE.test(subject.head.lower));
    const changeable = !people && !/\b(?:weather|views?|sunset)\b/iu.test(doc.text);
    yield* eachAfter(doc, changeable ? SAID : SAID.slice(0, 3));
  },
};

/** What one buys, eats, stays in or uses. */
const USED =
  /^(?:room|rooms|hotel|flat|apartment|cabin|food|soup|pizza|pasta|curry|coffee|tea|cake|bread|pancakes|dumplings|tacos|noodles|ramen|burger|steak|dessert|starter|starters|menu|meal|breakfast|lunch|dinner|brunch|buffet|sandwich|salad|broth|restaurant|cafe|café|bar|bakery|place|shop|store|service|delivery|app|update|website|software|laptop|phone|screen|battery|camera|headphones|speaker|keyboard|printer|mattress|sofa|chair|desk|lamp|kettle|blender|toaster|vacuum|jacket|coat|dress|shoes|boots|jeans|trainers|backpack|tent|bike|car|train|flight|bus|tram|ferry|tour|trip|ride|stay|class|course|lesson|workshop|session|gym|pool|spa|haircut|massage|installation|repair|product|packaging|checkout|check-in|rooms|bed|beds|toilets|bathroom|bathrooms|showers|lockers|locker|grinder|fryer|oven|fridge|dishwasher|washing|machine|pushchair|stroller|toy|truck|weather|view|views|hostel|campsite|resort|museum|exhibition|concert|show|play|film|movie|book|album|game|festival)$/u;
