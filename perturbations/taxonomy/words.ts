import type { Rule } from '../../src/plugin.js';
import { ahead } from '../around/ahead.js';
import { abbreviation } from './words/abbreviation.js';
import { adjective } from './words/adjective.js';
import { adverb } from './words/adverb.js';
import { fullName } from './words/full-name.js';
import { generalTerm } from './words/general-term.js';
import { kind } from './words/kind.js';
import { noun } from './words/noun.js';
import { phrase } from './words/phrase.js';
import { pronoun } from './words/pronoun.js';
import { specificTerm } from './words/specific-term.js';
import { verb } from './words/verb.js';

/** A word or set phrase gives way to one of the lexicons: a synonym, a more general or a more specific term. */
export const words: Readonly<Record<string, Rule>> = {
  adjective,
  verb,
  noun,
  adverb,
  phrase,
  pronoun,
  abbreviation,
  ...ahead({ 'full-name': fullName }),
  'general-term': generalTerm,
  'specific-term': specificTerm,
  kind,
};
