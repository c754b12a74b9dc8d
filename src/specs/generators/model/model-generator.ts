import type { Generator } from '../generator.js';
import { type Ask, make } from './ask.js';
import { readDrafts } from './drafts.js';
import { expandRequest } from './expand.js';
import { inputSpecificationRequest } from './input-specification.js';
import { intentRequest } from './intent.js';
import { inverseRequest } from './inverse.js';
import { rulesRequest } from './rules.js';
import { testsRequest } from './tests.js';

/** A generator that asks a model, a request for each thing; what cannot be read is handed back once. */
export function modelGenerator(name: string, ask: Ask): Generator {
  return {
    name,
    intent: (prompt, turn) => make(ask, turn, intentRequest(prompt), (value) => ({ value })),
    inputSpecification: (prompt, turn) => make(ask, turn, inputSpecificationRequest(prompt), (value) => ({ value })),
    rules: (prompt, turn) => make(ask, turn, rulesRequest(prompt), ({ rules }) => ({ value: rules })),
    inverse: (prompt, rule, turn) => make(ask, turn, inverseRequest(prompt, rule), ({ rule: value }) => ({ value })),
    tests: (wanted, turn) => make(ask, turn, testsRequest(wanted), readDrafts),
    async expand(prompt, test, turn) {
      const made = await make(ask, turn, expandRequest(prompt, test), readDrafts);
      if (made.kind === 'none' || made.value.length > 0) return made;
      return { kind: 'none', reason: made.notes[0] ?? 'there is no test in the reply' };
    },
  };
}
