import { animacyOf } from '../../../src/plugin.js';
import { isExample, isJustSomebody } from './consider.js';
import { namedBefore } from './named-before.js';

/** Somebody or an animal: a stuff, an event or an amount nobody imagines doing things. */
function isAlive(mention: string): boolean {
  const [words = ''] = mention.split(/ (?:in|of|with|from|for|on|at|to|who|that|which|born|called|named) /u);
  const head = words.split(' ').at(-1) ?? '';
  return [head, head.replace(/s$/u, ''), head.replace(/ies$/u, 'y')].some((word) =>
    /^(?:person|animal)$/u.test(animacyOf(word)),
  );
}

export const imagine = namedBefore({
  about: 'Has somebody or something imagined of which it is asked what they would or could do',
  openings: ['Imagine {}:'],
  fits: ['one'],
  suits: (topic) =>
    /^(?:would|could)$/u.test(topic.edits[0]?.text ?? '') &&
    isExample(topic) &&
    !isJustSomebody(topic) &&
    (/ who /u.test(topic.mention) || isAlive(topic.mention)),
  examples: [
    ['Could a camel swim?', 'Imagine a camel: could it swim?'],
    ['Would a walrus fit in a taxi?', 'Imagine a walrus: would it fit in a taxi?'],
    [
      'Would a clerk who lived in Rome have known Latin?',
      'Imagine a clerk who lived in Rome: would they have known Latin?',
    ],
  ],
  leaves: [
    'Can a camel swim?',
    'Would a jar of honey fit in a taxi?',
    'Would camels swim?',
    'Would Marie Curie swim?',
    'Would you swim?',
    "Would a newt's tail grow back?",
    'Could an average two year old lift a piano?',
    'Could a postman trip on a kerb?',
    'Who would swim?',
  ],
});
