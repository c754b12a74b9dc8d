import { UserError } from '../../core/errors.js';
import { didYouMean } from '../../core/suggest.js';
import type { Model, ModelProvider } from '../../core/types.js';
import { openLexicon } from './lexicon.js';
import { openNeighbours } from './neighbours.js';

const MODELS: ReadonlyMap<string, () => Promise<Model>> = new Map([
  ['lexicon', openLexicon],
  ['neighbours', openNeighbours],
]);

/** Models inside this process, for trying things out, demonstrations and tests: no key, no network, the same answer every time. */
export const embedded: ModelProvider = {
  name: 'embedded',
  about: 'small models inside this process, without key or network: word lists, nearest demonstration',
  local: true,
  examples: ['embedded:lexicon', 'embedded:neighbours'],
  open: async ({ name }) => {
    const open = MODELS.get(name);
    if (open !== undefined) return await open();
    const known = [...MODELS.keys()];
    throw new UserError(
      `Unknown model \`embedded:${name}\`.${didYouMean(name, known)}`,
      `Embedded models: ${known.map((each) => `embedded:${each}`).join(', ')}`,
    );
  },
};
