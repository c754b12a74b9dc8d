import type { Generator, Made } from '../generator.js';
import { analyse } from './analysis.js';
import { expandTest } from './expand-test.js';
import { inputSentences } from './input-sentences.js';
import { intentOf } from './intent-of.js';
import { invert } from './invert.js';
import { templateTests } from './template-tests.js';

/** A generator without a model: rules by language analysis, tests from texts of our own. Modest, and the same every time. */
export function embeddedGenerator(): Generator {
  return {
    name: 'embedded',
    intent: async (prompt) => made(intentOf(prompt, analyse(prompt).others)),
    inputSpecification: async (prompt) => made({ rules: inputSentences(prompt, analyse(prompt).others) }),
    rules: async (prompt) => made(analyse(prompt).rules),
    inverse: async (_, { rule }) => made(invert(rule)),
    tests: async (wanted) => made(templateTests(wanted)),
    async expand(prompt, test) {
      const longer = expandTest(prompt, test);
      return longer === undefined
        ? { ...made([]), notes: ['none is longer: its inputs are words, sentences or the like'] }
        : made([longer]);
    },
  };
}

function made<Value>(value: Value): Made<Value> {
  return { kind: 'made', value, notes: [] };
}
