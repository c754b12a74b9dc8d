import { describe, expect, test } from 'vitest';
import { parse } from '../../src/english/index.js';

export interface Divisions {
  readonly divided: readonly (readonly [question: string, subject: string, predicate: string])[];
  /** Questions of which nobody is certain where the subject ends. */
  readonly unsure: readonly string[];
}

/** Where the subject of each question ends, or that it is not divided. */
export function describeDivisions(title: string, { divided, unsure }: Divisions): void {
  describe(title, () => {
    test.each(divided)('%s', (question, subject, predicate) => {
      const [found] = parse(question).questions;
      expect([found?.subject.text, found?.predicate.text]).toEqual([subject, predicate]);
    });

    test.each(unsure)('%s is left alone', (question) => {
      expect(parse(question).questions).toEqual([]);
    });
  });
}
