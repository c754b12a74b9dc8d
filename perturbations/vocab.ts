import type { Perturbation } from '../src/plugin.js';
import { adverb } from './vocab/adverb.js';
import { closingMarker } from './vocab/closing-marker.js';
import { courtesy } from './vocab/courtesy.js';
import { curiosity } from './vocab/curiosity.js';
import { currently } from './vocab/currently.js';
import { forTheRecord } from './vocab/for-the-record.js';
import { frankly } from './vocab/frankly.js';
import { greeting } from './vocab/greeting.js';
import { inventedBrand } from './vocab/invented-brand.js';
import { inventedWord } from './vocab/invented-word.js';
import { label } from './vocab/label.js';
import { laterSentence } from './vocab/later-sentence.js';
import { marker } from './vocab/marker.js';
import { oneMoreThing } from './vocab/one-more-thing.js';
import { opinion } from './vocab/opinion.js';
import { parenthesis } from './vocab/parenthesis.js';
import { particular } from './vocab/particular.js';
import { personally } from './vocab/personally.js';
import { questionAdverb } from './vocab/question-adverb.js';
import { questionClosing } from './vocab/question-closing.js';
import { questionLabel } from './vocab/question-label.js';
import { questionMarker } from './vocab/question-marker.js';
import { questionParenthesis } from './vocab/question-parenthesis.js';
import { quiz } from './vocab/quiz.js';
import { secondClause } from './vocab/second-clause.js';
import { wantedToSay } from './vocab/wanted-to-say.js';

/** A word, phrase or short sentence is added that should not matter to the answer. */
export const vocab: Perturbation = {
  name: 'vocab',
  category: 'vocab',
  about: 'A word, phrase or short sentence is added that should not matter',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  rules: {
    marker,
    frankly,
    'for-the-record': forTheRecord,
    opinion,
    personally,
    adverb,
    currently,
    parenthesis,
    'later-sentence': laterSentence,
    'second-clause': secondClause,
    'closing-marker': closingMarker,
    particular,
    greeting,
    label,
    'one-more-thing': oneMoreThing,
    'wanted-to-say': wantedToSay,
    'invented-word': inventedWord,
    'invented-brand': inventedBrand,
    'question-marker': questionMarker,
    'question-label': questionLabel,
    curiosity,
    courtesy,
    quiz,
    'question-closing': questionClosing,
    'question-adverb': questionAdverb,
    'question-parenthesis': questionParenthesis,
  },
};
