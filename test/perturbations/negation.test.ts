import { describe, expect, test } from 'vitest';
import { labelled } from '../../perturbations/negation/labelled.js';
import { negation } from '../../perturbations/negation.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';
import { sentiment } from '../../src/tasks/sentiment.js';
import { BOUNDS } from './negation/bounds.js';
import { CLOSINGS } from './negation/closings.js';
import { CONTRARIES } from './negation/contraries.js';
import { DENIED } from './negation/denied.js';
import { MOVED } from './negation/moved.js';
import { OPENINGS } from './negation/openings.js';
import { BOUND_SAID } from './negation/prose/bound-said.js';
import { DEED_DENIED } from './negation/prose/deed-denied.js';
import { DENIAL_SHIFTED } from './negation/prose/denial-shifted.js';
import { FRAMED } from './negation/prose/framed.js';
import { STATE_DENIED } from './negation/prose/state-denied.js';
import { VERDICT_DENIED } from './negation/prose/verdict-denied.js';
import { QUESTIONS } from './negation/questions.js';
import { REWORDED } from './negation/reworded.js';

/** A table for each group of rules. */
const TABLE = [
  QUESTIONS,
  DENIED,
  CONTRARIES,
  BOUNDS,
  MOVED,
  OPENINGS,
  CLOSINGS,
  REWORDED,
  BOUND_SAID,
  DEED_DENIED,
  DENIAL_SHIFTED,
  FRAMED,
  STATE_DENIED,
  VERDICT_DENIED,
].flat();

function proposed(rule: string, text: string): string[] {
  const candidates = negation.rules[rule]?.propose(parse(text), { task: sentiment, rng: createRng(1) }) ?? [];
  return [...candidates].map(({ edits }) => applyEdits(text, edits));
}

describe('negation', () => {
  test.each(TABLE)('%s on %j', (rule, text, want) => {
    expect(proposed(rule, text)).toEqual(want);
  });

  // Rules that ask for the label are held to their own examples, which have one, by the contract suite.
  test('every rule has a row', () => {
    const told = Object.keys(negation.rules).filter((id) => !(id in labelled));
    expect(told.filter((id) => !TABLE.some(([rule]) => rule === id))).toEqual([]);
  });
});
