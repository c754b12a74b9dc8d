import { mayMatch, neededWords, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const TO =
  '(?:gave|lent|sent|sold|showed|handed|offered|given|give|lend|send|show|fed|wrote|posted|promised|read|taught|paid|brought|sends|gives|shows|brings|teaches)';
const FOR =
  '(?:made|baked|cooked|knitted|bought|built|found|saved|ordered|booked|fetched|poured|sewed|drew|got|brewed|packed|left)';
const ME = '(?:me|us|him|her|them)';
const KIN =
  '(?:(?:my|our|his|her|their) (?:mum|mom|dad|son|daughter|brother|sister|nephew|niece|uncle|aunt|grandma|grandpa|gran|nan|grandmother|grandfather|wife|husband|partner|kids|parents|mother|father|cousin|flatmate|neighbours?|neighbors?|boss|landlord|teacher|class))';
/** A thing of few words, and with what a sentence may end after it: what a comma adds to the thing stays right behind it. */
const THING =
  '((?:an?|the|my|our|his|her|their|two|three|some|another|all (?:the|my|our)) (?:(?!lot|chance|hard|bit|few|fright|shock|call|ring|hand|lift|ride|creeps|fortune|hug|kiss|headache|rash|break|cold|look|wave|smile|nod|try|go|feeling|impression|time|way|idea|reason|choice|fit|sense|fine|room|place|first|minute)[A-Za-zÀ-ž-]+ ?){1,3}?)';
const END =
  '(?=[.!]|,(?= (?:and|but|so|yet|because|when|while|as|though|although|I|we|he|she|it|they|you)\\b)|\\s*$|\\s*\\p{Extended_Pictographic}| (?:yesterday|today|last (?:night|week|month|year)|this (?:morning|week|afternoon)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|for (?:christmas|easter|my birthday))\\b)';
const SHIFTS: readonly (readonly [RegExp, (verb: string, whom: string, thing: string) => string])[] = [
  [new RegExp(`\\b(${TO}) (${ME}|${KIN}) ${THING}${END}`, 'giu'), (verb, whom, thing) => `${verb} ${thing} to ${whom}`],
  [
    new RegExp(`\\b(${FOR}) (${ME}|${KIN}) ${THING}${END}`, 'giu'),
    (verb, whom, thing) => `${verb} ${thing} for ${whom}`,
  ],
];
const BACK = new RegExp(`\\b(${TO}) ${THING} to (${ME}|${KIN})${END}`, 'giu');
const BACK_FOR = new RegExp(
  `\\b(made|baked|cooked|knitted|bought|built|ordered|booked|sewed|drew) ${THING} for (${ME}|${KIN})${END}`,
  'giu',
);

export const dative: Rule = {
  about: 'Who is given a thing moves before or after it: “gave me a drill” ↔ “gave a drill to me”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['My uncle sent my sister a parcel', 'My uncle sent a parcel to my sister'],
    ['We baked our neighbour a pie 🥧', 'We baked a pie for our neighbour 🥧'],
    ['Ana lent the drill to my brother', 'Ana lent my brother the drill'],
    ['I knitted a scarf for my niece', 'I knitted my niece a scarf'],
  ],
  leaves: [
    'She gave me a hug',
    'He offered us a coffee',
    'She gave it to me',
    'He shows me his roses every morning',
    'He sent me home',
    'He sold me a lamp that was broken',
    'She brought the dog to our house',
    'He made me a happy man and a father',
    'Did he send me a parcel?',
    'Rosa wrote my sister the silliest letter',
    'My aunt knitted me a scarf, a long red thing with tassels.',
    'Ana lent the drill to my brother, a plumber in Kent.',
  ],
  words: () => neededWords(...SHIFTS.map(([shift]) => shift), BACK, BACK_FOR),
  *propose(doc) {
    for (const { first, last, words } of statedSentences(doc)) {
      if (words.length > 24) continue;
      const end = last.end + 1;
      const said = doc.text.slice(first.start, end);
      for (const [shift, made] of SHIFTS.filter(([each]) => mayMatch(doc, each)))
        for (const match of said.matchAll(shift)) {
          const [all, verb = '', whom = '', thing = ''] = match;
          if (
            isThing(thing) &&
            !/\b(?:[a-zà-ž]{2,}est|most|best|worst)\b/iu.test(thing) &&
            (whom.includes(' ') || isKnown(verb, thing))
          )
            yield edit(first.start + match.index, all, made(verb, whom, thing.trim()) + (/ $/u.test(thing) ? ' ' : ''));
        }
      for (const back of [BACK, BACK_FOR].filter((each) => mayMatch(doc, each)))
        for (const match of said.matchAll(back)) {
          const [all, verb = '', thing = '', whom = ''] = match;
          if (isThing(thing))
            yield edit(
              first.start + match.index,
              all,
              `${verb} ${whom} ${thing.trim()}${/ $/u.test(thing) ? ' ' : ''}`,
            );
        }
    }
  },
};

function edit(start: number, all: string, text: string) {
  return { edits: [{ start, end: start + all.length, text }] };
}

/** Nothing that has a clause, a place or a second thing of its own. */
function isThing(thing: string): boolean {
  return !/\b(?:to|for|of|in|on|at|from|with|and|or|that|who|which|i|we|he|she|they|was|is|not|back|so|too|away|off|out|up|down|home|over|is|are|were|than|as|now|again|tonight|here|there|yesterday|today|last|this|every|each)\b/iu.test(
    thing,
  );
}

/** After a pronoun only what is made, or what is known, comes first as well: `gave her old loom to me`. */
function isKnown(verb: string, thing: string): boolean {
  return (
    /^(?:made|baked|cooked|knitted|sewed|drew|built)$/iu.test(verb) || /^(?:the|my|our|his|her|their) /iu.test(thing)
  );
}
