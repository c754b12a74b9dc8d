import { neededWords, type Rule } from '../../../src/plugin.js';
import { inCapitals } from '../../around/style.js';

const HAS =
  /^(this|our|that|the) ((?:coffee |grocery |book )?(?:hotel|restaurant|café|cafe|spa|salon|museum|gym|bar|pub|shop|store|hostel|resort|bakery|diner|campsite|inn|zoo|aquarium|cinema|theater|theatre|supermarket|market|place)) has (?:really |such )?(amazing|wonderful|great|terrible|awful|excellent|delicious|horrible|fantastic|lovely|dreadful|superb|outstanding|disgusting|incredible|mediocre|average|decent|bland|stale|tasty) ((?:food|coffee|service|wi-?fi|bread|pastry|pizza|beer|croissants|pastries|cakes|pancakes|burgers|cocktails|views|rooms|desserts|sandwiches|pies|staff|customer service|bagels|muffins|noodles|breakfasts|exhibits))$/iu;

export const placeHas: Rule = {
  about: '“This bakery has wonderful pies” → “The pies at this bakery are wonderful”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['This diner has terrible coffee', 'The coffee at this diner is terrible'],
    ['This inn has lovely rooms 😍', 'The rooms at this inn are lovely 😍'],
  ],
  leaves: [
    'This diner has coffee',
    'This diner had terrible coffee',
    'This diner has terrible coffee and pies',
    'This diner has two rooms',
  ],
  words: () => neededWords(HAS),
  *propose(doc) {
    const end = doc.tokens.findLast(({ kind }) => kind === 'word')?.end ?? 0;
    const [found, which = '', place = '', how = '', what = ''] = HAS.exec(doc.text.slice(0, end)) ?? [];
    if (found === undefined || inCapitals(doc)) return;
    const the = /^\p{Lu}/u.test(found) ? 'The' : 'the';
    const be = /s$/iu.test(what) ? 'are' : 'is';
    yield { edits: [{ start: 0, end, text: `${the} ${what} at ${which.toLowerCase()} ${place} ${be} ${how}` }] };
  },
};
