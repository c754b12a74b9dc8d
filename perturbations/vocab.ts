import type { Perturbation } from '../src/plugin.js';
import { actually } from './vocab/actually.js';
import { asideAfter } from './vocab/aside-after.js';
import { asideBefore } from './vocab/aside-before.js';
import { askedInPassing } from './vocab/asked-in-passing.js';
import { askedWhy } from './vocab/asked-why.js';
import { discourseClosing } from './vocab/discourse-closing.js';
import { discourseOpening } from './vocab/discourse-opening.js';
import { inventedPlaceOfAsking } from './vocab/invented-place-of-asking.js';
import { inventedSignature } from './vocab/invented-signature.js';
import { questionAdverb } from './vocab/question-adverb.js';
import { referenceNumber } from './vocab/reference-number.js';
import { thanks } from './vocab/thanks.js';

/** Words are added that do not bear on the answer: markers, asides, courtesies, adverbs, and words that nobody knows. */
export const vocab: Perturbation = {
  name: 'vocab',
  category: 'vocab',
  about: 'words are added that should not matter: discourse markers, courtesies, asides, rare and invented words',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    'discourse-opening': discourseOpening,
    'discourse-closing': discourseClosing,
    actually,
    'aside-before': asideBefore,
    'aside-after': asideAfter,
    'invented-signature': inventedSignature,
    'reference-number': referenceNumber,
    'question-adverb': questionAdverb,
    'asked-in-passing': askedInPassing,
    'asked-why': askedWhy,
    'invented-place-of-asking': inventedPlaceOfAsking,
    thanks,
  },
};
