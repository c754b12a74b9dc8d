import type { Rule } from '../../src/plugin.js';
import { courtesy } from './questions/courtesy.js';
import { curiosity } from './questions/curiosity.js';
import { please } from './questions/please.js';
import { questionAdverb } from './questions/question-adverb.js';
import { questionClosing } from './questions/question-closing.js';
import { questionGreeting } from './questions/question-greeting.js';
import { questionLabel } from './questions/question-label.js';
import { questionMarker } from './questions/question-marker.js';

/** A question or a request is greeted, labelled, put politely or followed by a word. */
export const questions: Readonly<Record<string, Rule>> = {
  please,
  'question-greeting': questionGreeting,
  'question-marker': questionMarker,
  'question-label': questionLabel,
  curiosity,
  courtesy,
  'question-closing': questionClosing,
  'question-adverb': questionAdverb,
};
