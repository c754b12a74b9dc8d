import type { Doc } from '../../../src/plugin.js';
import type { Topic } from '../topic.js';
import { namedBefore } from './named-before.js';

/** What is an amount, a time or a part by itself is no example of anything. */
const NO_EXAMPLE =
  /^an? (?:group|herd|flock|school|pack|swarm|set|collection) of |^an? (?:lot|part|way|chance|difference|time|year|day|week|month|hour|minute|moment|number|kind|type|sort|bit|pair|couple|few|group|series|person|human|man|woman|majority|result|sign|problem|marriage|divorce|wedding|vaccine|vaccination|contract|treaty|law|lie|promise|war|election|[a-zà-ž]*(?:one|two|three|four|five|six|seven|eight|nine|ten)[- ].*)$/iu;

const LONGEST = 9;

/** One of a kind that can be had in mind by itself: not one that many words tell from others, and not what somebody has. */
export function isExample({ mention }: Topic): boolean {
  return (
    /^(?:an?|someone|somebody) /iu.test(mention) &&
    !NO_EXAMPLE.test(mention) &&
    !/\b(?:bishop|knight|two year|year old|number of|jury|committee|council|parliament)\b|['’]s?(?= )/iu.test(
      mention,
    ) &&
    mention.split(' ').length <= LONGEST
  );
}

/** `a part of`, `the same as`: what the kind is, is not asked of one that is considered. */
function definesKind({ edits: [, anaphor] }: Topic, { text }: Doc): boolean {
  return /^ (?:an?|the|part|be found|exist|halal|kosher|vegan|vegetarian|considered|classified|usually|normally)\b(?!.* than )/u.test(
    text.slice(anaphor?.end ?? 0),
  );
}

/** `a child whose parents have brown eyes: can they …`: the parents? */
function holdsMany({ edits: [, anaphor] }: Topic, { tokens }: Doc): boolean {
  return (
    anaphor?.text === 'they' &&
    tokens.some(
      ({ start, end, pos, lower, lemma }) =>
        start >= anaphor.start && end <= anaphor.end && pos === 'NOUN' && lower !== lemma && lower.endsWith('s'),
    )
  );
}

/** `a toddler: can they …`: somebody of whom nothing is said, and yet one. */
export const isJustSomebody = ({ mention, edits: [, anaphor] }: Topic): boolean =>
  anaphor?.text === 'they' && !/ (?:who|whose|with|in|of|at|on|from) /u.test(mention);

export const consider = namedBefore({
  about: 'Has somebody or something of a kind considered first, and asks of it with a pronoun',
  fallback: true, // a stern reader sees no need for it
  openings: ['Consider {}:'],
  fits: ['one'],
  suits: (topic, doc) =>
    /^(?:is|are|does|do|can|will|should|may|must)$/u.test(topic.edits[0]?.text ?? '') &&
    isExample(topic) &&
    !isJustSomebody(topic) &&
    !holdsMany(topic, doc) &&
    !/\bthereby\b/iu.test(doc.text) &&
    !/\b(?:her|his|she|he)\b/iu.test(doc.text) &&
    !definesKind(topic, doc),
  examples: [
    ['Can a camel swim?', 'Consider a camel: can it swim?'],
    [
      'Does a leap year have fewer Mondays than Sundays?',
      'Consider a leap year: does it have fewer Mondays than Sundays?',
    ],
    ['Will a clerk who lives in Rome know Latin?', 'Consider a clerk who lives in Rome: will they know Latin?'],
  ],
  leaves: [
    'Can a postman trip on a kerb?',
    'Would a merchant trading out of Rome have seen a walrus?',
    'Is it raining?',
    'Can a sketch of Hamlet be found in a museum?',
    'Do you swim?',
    'Who won?',
    'Did a camel swim?',
    'Was a camel here?',
    'Does a day have fewer hours on Mars?',
    'Did Marie Curie live in Oslo?',
    'Could an average two year old lift a piano?',
    'Do camels swim?',
    'Can a bishop in chess leave its colour?',
    'Is a cello part of a string quartet?',
    'Does a pregnant newt hide her eggs?',
    "Can a newt's tail grow back?",
    'Can a wedding be called off by the groom?',
    'Is a herd of newts named like a dance?',
    'Can a clerk whose uncles both sail boats be sent to sea?',
    'Can a clerk who reads a letter thereby break the law?',
    'Can a cough that has gone on for two weeks in a child be treated at home?',
  ],
});
