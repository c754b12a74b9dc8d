import type { Rule } from '../../src/plugin.js';
import { cannotWithout } from './prose/cannot-without.js';
import { facts } from './prose/facts.js';
import { ifQuestions } from './prose/if-questions.js';
import { lastWord } from './prose/last-word.js';
import { notClearAfter } from './prose/not-clear-after.js';
import { notOnlyThree } from './prose/not-only-three.js';
import { nothingElse } from './prose/nothing-else.js';
import { nothingMore } from './prose/nothing-more.js';
import { opinions } from './prose/opinions.js';
import { wontReturn } from './prose/wont-return.js';

/** What longer texts of any register say, said the same with a negation. */
export const prose: Readonly<Record<string, Rule>> = {
  ...facts,
  ...opinions,
  'cannot-without': cannotWithout,
  'if-questions': ifQuestions,
  'last-word': lastWord,
  'not-clear-after': notClearAfter,
  'not-only-three': notOnlyThree,
  'nothing-else': nothingElse,
  'nothing-more': nothingMore,
  'wont-return': wontReturn,
};
