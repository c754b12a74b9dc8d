import { neededWords, type Rule } from '../../../src/plugin.js';
import { inCapitals } from '../../around/style.js';

const OWNED =
  /^the ((?:customer )?(?:service|support|staff|food|wi-?fi|coffee|menu|atmosphere|parking|breakfast|buffet|pool|decor|cleanliness|receptionist|manager|owner|chef|waiters|lobby|internet)) (?:at|of|in) (this|the|our|my|that) ((?:(?:coffee|grocery|book|pet|shoe|repair|nail|hair) )?(?:hotel|restaurant|bank|airport|café|cafe|spa|salon|museum|gym|bar|pub|shop|store|company|hostel|resort|hospital|clinic|school|library|bakery|diner|campsite|inn|motel|zoo|aquarium|office|university|garage|airline|cinema|theater|theatre|pharmacy|supermarket|market)) (?=(?:is|are|was|were|isn['’]t|wasn['’]t)\b)/iu;

export const placeOwns: Rule = {
  about: '“The service at this inn is lovely” → “This inn’s service is lovely”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The breakfast at this inn was stale', "This inn's breakfast was stale"],
    ['the staff at the clinic are lovely 🥰', "the clinic's staff are lovely 🥰"],
  ],
  leaves: [
    'The breakfast at noon was stale',
    'The breakfast was stale',
    'The breakfast at this inn and bar was stale',
    'The walk at this inn was long',
  ],
  words: () => neededWords(OWNED),
  *propose(doc) {
    const [found, noun = '', which = '', place = ''] = OWNED.exec(doc.text) ?? [];
    if (found === undefined || inCapitals(doc)) return;
    const first = /^\p{Lu}/u.test(found) ? which.charAt(0).toUpperCase() + which.slice(1) : which;
    yield { edits: [{ start: 0, end: found.length - 1, text: `${first} ${place}'s ${noun}` }] };
  },
};
