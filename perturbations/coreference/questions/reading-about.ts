import { namedBefore } from './named-before.js';

/** One that is at hand, or a part and an amount of something. */
const ONE_OF_MANY =
  /^the (?:[\p{Ll} -]+ )?(?:warranty|guarantee|landlord|landlady|tenant|seller|buyer|bank|court|judge|jury|shop|store|employer|employee|owner|contract|agreement|lease|deposit|policy|insurer|insurance|airline|hotel|school|police|doctor|nurse|patient|client|customer|witness|defendant|plaintiff|verdict|sentence|motion|letter|word|number|average|part|side|water|pages?|population|height|length|size|weight|letters|members|people|audience|electricity|power|gas|mains|heating|boiler|thermostat|router|wiring|plumbing|radiators?|stove|oven|fridge|freezer|dishwasher|fuse|switch|tap|sink|toilet|rings|father|mother|son|daughter)\b(?! (?:of|about) the \p{Lu})/u;

export const readingAbout = namedBefore({
  about: 'Says that the speaker reads about the topic',
  openings: ["I'm reading about {}.", "I've been reading up on {}.", 'I just read something about {}.'],
  fits: ['person', 'named', 'definite', 'plural', 'mass'],
  // Nobody writes about one deed; who is known by a deed alone is read about by name, and a part or an amount is not read about.
  suits: ({ mention }) =>
    !/^\p{L}+ing (?:the|an?|my|your)\b|^the .* (?:who|that|which) /u.test(mention) &&
    !/^the \p{Ll}.* (?:on|in|at|and) |^the \p{Ll}[\p{Ll} ]* of (?:an? )?\p{Ll}|["“]/u.test(mention) &&
    !ONE_OF_MANY.test(mention),
  examples: [
    ['Did Marie Curie live in Oslo?', "I'm reading about Marie Curie. Did she live in Oslo?"],
    ['Do oysters sleep?', "I've been reading up on oysters. Do they sleep?"],
  ],
  leaves: [
    'Is it raining?',
    "Is Mark Twain the name on the author's grave?",
    'Will changing the bulb fix the lamp?',
    'Should the gas be turned off before a stove is moved?',
    'Does the warranty usually cover a cracked lens?',
    'Are the pages of a diary numbered?',
    'Did the town that hosted the fair burn down?',
    'Do you swim?',
    'Are parts of Peru below sea level?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
    'Is Kwak Min-ho from the same town as Samsung?',
  ],
});
