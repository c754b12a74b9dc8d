import { animacyOf } from '../../../src/plugin.js';
import { namedBefore } from './named-before.js';

/** An example of somebody or of an animal: of a stuff, an event or an amount nobody says `take a …`. */
export function isAlive(mention: string): boolean {
  const [words = ''] = mention.split(/ (?:in|of|with|from|for|on|at|to|who|that|which|born|called|named) /u);
  const head = words.split(' ').at(-1) ?? '';
  return [head, head.replace(/s$/u, ''), head.replace(/ies$/u, 'y')].some((word) =>
    /^(?:person|animal)$/u.test(animacyOf(word)),
  );
}

export const take = namedBefore({
  about: 'Takes the topic as an example',
  openings: ['Take {}:'],
  fits: ['plural', 'one'],
  suits: ({ mention, edits: [auxiliary, anaphor] }) =>
    (anaphor?.start ?? 0) <= (auxiliary?.end ?? 0) + 1 && // of what somebody does, who does it is the example
    !/^(?:was|were|did|had|might|may|must)$/u.test(auxiliary?.text ?? '') &&
    !/^the\b|\p{Lu}|\btak(?:e|es|ing|en)\b|\b(?:and|meat|milk|egg|skin|bone)s?\b/u.test(mention) &&
    isAlive(mention),
  examples: [
    ['Could a camel swim?', 'Take a camel: could it swim?'],
    ['Do owls hunt at noon?', 'Take owls: do they hunt at noon?'],
  ],
  leaves: [
    'Is it raining?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
    'Did Marie Curie live in Oslo?',
    'Could an average two year old lift a piano?',
    'Does a drizzle soak a coat?',
    'Were horses brought here by ship?',
    'Can a bishop in chess leave its colour?',
    'Would a cyclist who takes aspirin be slow?',
    'Might a doctor ask about your diet?',
  ],
});
