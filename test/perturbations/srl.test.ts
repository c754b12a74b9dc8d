import { describe, expect, test } from 'vitest';
import { srl } from '../../perturbations/srl.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';
import { sentiment } from '../../src/tasks/sentiment.js';
import { ADJUNCTS } from './srl/adjuncts.js';
import { CLAUSE_ORDER } from './srl/clause-order.js';
import { EXTRAPOSITION } from './srl/extraposition.js';
import { FEELINGS } from './srl/feelings.js';
import { INDIRECT_QUESTIONS } from './srl/indirect-questions.js';
import { NOUN_PHRASES } from './srl/noun-phrases.js';
import { VOICE } from './srl/voice.js';

/** A table for each group of rules. */
const TABLE = [INDIRECT_QUESTIONS, VOICE, FEELINGS, EXTRAPOSITION, NOUN_PHRASES, CLAUSE_ORDER, ADJUNCTS].flat();

function proposed(rule: string, text: string): string[] {
  const candidates = srl.rules[rule]?.propose(parse(text), { task: sentiment, rng: createRng(1) }) ?? [];
  return [...candidates].map(({ edits }) => applyEdits(text, edits));
}

describe('srl', () => {
  test.each(TABLE)('%s on %j', (rule, text, want) => {
    expect(proposed(rule, text)).toEqual(want);
  });

  test('every rule has a row', () => {
    expect(Object.keys(srl.rules).filter((id) => !TABLE.some(([rule]) => rule === id))).toEqual([]);
  });
});
