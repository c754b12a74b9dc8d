import type { Rule } from '../../../src/plugin.js';
import { isAskable, isHeated } from '../stated/askable.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedTopicsOf } from '../stated/topics.js';
import { statedBefore } from './stated-before.js';

const FOOD =
  /^(?:soup|stew|steak|burger|curry|curries|risotto|lasagn[ae]|pasta|pizza|pie|cake|cakes|cheesecake|tiramisu|trifle|pudding|scones?|muffins?|cookies|biscuits|brownies|croissants?|pastries|bread|sourdough|bagels?|dumplings|noodles|ramen|sushi|tacos?|burritos?|fries|chips|pancakes|waffles|omelette|porridge|salad|sandwich|sandwiches|chowder|chicken|salmon|lamb|ribs|falafel|hummus|paella|gnocchi|ravioli|buffet|food|jam|marmalade|honey|cheese|gelato|sorbet|chocolate|fudge|coffee|espresso|latte|tea|chai|lemonade|smoothies?|cider|beer|wine|cocktails?|peaches|strawberries|cherries)$/u;
const SHOWN =
  /^(?:film|movie|show|play|musical|series|season|sequel|finale|documentary|trailer|match|parade|fireworks|performance|pantomime|exhibition|display|keynote|opera|ballet|mural|view|sunset|sunrise|garden|gardens|roses|tulips|photos|pictures|costumes|decorations|puppies|kittens|ducklings|bathrooms?|toilets?|stairs|queue|traffic|mess|logo|instructions)$/u;
const HEARD = /^(?:song|album|podcast|playlist|soundtrack|single|choir|band|speech|jokes|harmonies|solo)$/u;
const READ = /^(?:book|novel|thriller|memoir|biography|article|essay|poem|manual|cookbook)$/u;
const VISITED =
  /^(?:bakery|caf[eé]|restaurant|bistro|diner|pub|teahouse|museum|gallery|aquarium|planetarium|zoo|bookshop|bookstore|market|salon|guesthouse|spa|cinema|park|beach)$/u;
const USED = /^(?:apps?|wifi|wi-fi|website|route|lane|system|shortcut|playground|pool|sauna)$/u;

/** What begins that says where or whose it is. */
const BESIDE = / (?:of|in|on|at|from|over|with|near|by|behind|under|for|across|here|there)\b/u;

/** The word that says what the thing is: `view` of `the view from room 12`, `shop` of `this tiny tea shop`. */
function headOf(mention: string): string {
  const end = mention.search(BESIDE);
  const words = end < 0 ? mention : mention.slice(0, end);
  return words.split(' ').at(-1)?.toLowerCase() ?? '';
}

const NOW =
  /^(?:it|they)(?:['’](?:s|re)| is| are| tastes?| smells?| looks?| sounds?| feels?| saves?| keeps?| makes?)\b/iu;
const THEN = /^(?:it|they) (?:was|were|had|tasted|blew|cheered|made|exceeded)\b/iu;

function isAtHand({ mention, named, role }: StatedTopic): boolean {
  return role === 'subject' && named === 'definite' && /^(?:the|this|that|these|those) /u.test(mention);
}

/** What somebody thinks of a thing that the other may know as well, said in one go. */
function fitsInto(heads: RegExp, tense: RegExp): (topic: StatedTopic) => boolean {
  return (topic) => {
    const { mention, said, opening } = topic;
    const { text, start } = said.sentence;
    if (!isAtHand(topic) || !heads.test(headOf(mention))) return false;
    if (mention.split(' ').length > 8 || /\b(?:my|our|your|his|her|their|last|rest)\b|['’]s\b/iu.test(mention))
      return false;
    if (/,|\b(?:you|your|thank[a-zà-ž]*|finally|rotten|mou?ldy|again|today|me|us)\b/iu.test(text)) return false;
    return tense.test(`${opening.text}${text.slice(opening.end - start)}`) && isAskable(topic) && isHeated(said);
  };
}

const ASKED: readonly (readonly [opening: string, heads: RegExp, tense: RegExp])[] = [
  ['Have you tried {}?', FOOD, NOW],
  ['Did you try {}?', FOOD, THEN],
  ['Have you seen {}?', SHOWN, NOW],
  ['Did you see {}?', SHOWN, THEN],
  ['Have you heard {}?', HEARD, NOW],
  ['Did you hear {}?', HEARD, THEN],
  ['Have you read {}?', READ, NOW],
  ['Did you read {}?', READ, THEN],
  ['Have you been to {}?', VISITED, NOW],
  ['Have you tried {}?', USED, NOW],
];

const RULES = ASKED.map(([opening, heads, tense]) =>
  statedBefore({
    about: '',
    openings: [opening],
    fits: ['subject'],
    suits: fitsInto(heads, tense),
    talkative: true,
    alone: true,
    plain: true,
    examples: [],
    leaves: [],
  }),
);

/** One asks whether the other knows the thing as well, and says then what it is like. */
export const haveYouTried: Rule = {
  about: 'Asks whether somebody has tried or seen the thing, and says then with a pronoun what it is like',
  expects: { sentiment: 'same' },
  examples: [
    ['The rhubarb pie is heavenly', "Have you tried the rhubarb pie? It's heavenly"],
    ['The goulash soup was awful 🤢', 'Did you try the goulash soup? It was awful 🤢'],
    ['The lantern parade was spectacular!', 'Did you see the lantern parade? It was spectacular!'],
    ['The new bakery by the church is wonderful', "Have you been to the new bakery by the church? It's wonderful"],
    ['This podcast is brilliant', "Have you heard this podcast? It's brilliant"],
  ],
  leaves: [
    'The soup was warm',
    'Your soup was divine',
    'The soup was divine, thank you!',
    'The sunset from our terrace was stunning',
    'The waiter was awful',
    'The pie was divine and we stayed',
    'The soup was not divine',
    'The bakery was robbed',
    'The match was on Sunday',
    'I love this podcast',
  ],
  onlyIf: (doc) => statedTopicsOf(doc).some(isAtHand),
  *propose(doc, context) {
    if (!statedTopicsOf(doc).some(isAtHand)) return;
    for (const rule of RULES) yield* rule.propose(doc, context);
  },
};
