import type { Perturbation } from '../src/plugin.js';
import { doubleCapital } from './typo/double-capital.js';
import { doubledLetter } from './typo/doubled-letter.js';
import { droppedLetter } from './typo/dropped-letter.js';
import { keyboardNeighbour } from './typo/keyboard-neighbour.js';
import { lostApostrophe } from './typo/lost-apostrophe.js';
import { missingSpace } from './typo/missing-space.js';
import { repeatedWord } from './typo/repeated-word.js';
import { swappedLetters } from './typo/swapped-letters.js';

/** Slips of the keyboard that leave every word recoverable: never in a name, a number or a negation, never another word. */
export const typo: Perturbation = {
  name: 'typo',
  category: 'robustness',
  about: 'a slip of the keyboard that a reader corrects without noticing',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  rules: {
    'swapped-letters': swappedLetters,
    'keyboard-neighbour': keyboardNeighbour,
    'dropped-letter': droppedLetter,
    'doubled-letter': doubledLetter,
    'missing-space': missingSpace,
    'repeated-word': repeatedWord,
    'lost-apostrophe': lostApostrophe,
    'double-capital': doubleCapital,
  },
};
