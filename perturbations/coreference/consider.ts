import { namedBefore } from './named-before.js';

/** What is an amount, a time or a part by itself is no example of anything. */
const NO_EXAMPLE =
  /^an? (?:lot|part|way|chance|difference|time|year|day|week|month|hour|minute|moment|number|kind|type|sort|bit|pair|couple|few|group|series|person|human|man|woman|majority|result|sign|problem|\p{L}*(?:one|two|three|four|five|six|seven|eight|nine|ten)[- ].*)$/iu;

export const consider = namedBefore({
  about: 'Has somebody or something of a kind considered first, and asks of it with a pronoun',
  openings: ['Consider {}:', 'Think of {}:'],
  fits: ['one'],
  suits: ({ mention, edits: [auxiliary] }) =>
    !/^(?:was|were|did|had|has|have)$/u.test(auxiliary?.text ?? '') &&
    /^(?:an?|someone|somebody) /iu.test(mention) &&
    !NO_EXAMPLE.test(mention) &&
    !/\b(?:bishop|knight|two year|year old|number of)\b/iu.test(mention),
  examples: [
    ['Could a camel swim?', 'Consider a camel: could it swim?'],
    [
      'Does a leap year have fewer Mondays than Sundays?',
      'Think of a leap year: does it have fewer Mondays than Sundays?',
    ],
    [
      'Would a clerk who lived in Rome have known Latin?',
      'Consider a clerk who lived in Rome: would they have known Latin?',
    ],
  ],
  leaves: [
    'Would a merchant trading out of Rome have seen a walrus?',
    'Is it raining?',
    'Do you swim?',
    'Who won?',
    'Did a camel swim?',
    'Was a camel here?',
    'Does a day have fewer hours on Mars?',
    'Did Marie Curie live in Oslo?',
    'Could an average two year old lift a piano?',
    'Do camels swim?',
    'Can a bishop in chess leave its colour?',
  ],
});
