import type { Perturbation } from '../src/plugin.js';
import { closings } from './vocab/closings.js';
import { documents } from './vocab/documents.js';
import { functionWords } from './vocab/function-words.js';
import { headings } from './vocab/headings.js';
import { inside } from './vocab/inside.js';
import { labelled } from './vocab/labelled.js';
import { laterSentences } from './vocab/later-sentences.js';
import { openings } from './vocab/openings.js';
import { questions } from './vocab/questions.js';

/** A word, phrase or short sentence is added that should not matter to the answer. */
export const vocab: Perturbation = {
  name: 'vocab',
  category: 'vocab',
  about: 'A word, phrase or short sentence is added that should not matter',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  rules: {
    ...functionWords,
    ...inside,
    ...openings,
    ...documents,
    ...laterSentences,
    ...closings,
    ...headings,
    ...questions,
    ...labelled,
  },
};
