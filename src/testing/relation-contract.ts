import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Relation, Task } from '../core/types.js';

const TASK: Task = {
  name: 'grades',
  like: 'labels',
  question: 'Which grade is it?',
  labels: ['good', 'bad', 'middling'],
  opposites: { good: 'bad', bad: 'good' },
};

/** The laws that every relation keeps; run it over your own in your own tests. */
export function relationContract(relation: Relation): void {
  describe(`relation ${relation.name} keeps the relation contract`, () => {
    it('says what it is', () => {
      expect(relation.name).toMatch(/^[a-z][a-z-]*$/u);
      expect(relation.about).toMatch(/\S.{5}/u);
    });

    it('holds between a right answer and every answer that it expects', async () => {
      for (const label of TASK.labels) {
        for (const followUp of relation.expected({ label, task: TASK })) {
          expect(TASK.labels).toContain(followUp);
          expect(await relation.check({ source: label, followUp, task: TASK })).toEqual({ status: 'held' });
        }
      }
    });

    it('is broken by some answer, with the reason in words', async () => {
      const verdicts = await Promise.all(
        TASK.labels.flatMap((source) =>
          TASK.labels.map(async (followUp) => await relation.check({ source, followUp, task: TASK })),
        ),
      );
      const reasons = verdicts.flatMap((verdict) => (verdict.status === 'violated' ? [verdict.reason] : []));
      expect(reasons.length).toBeGreaterThan(0);
      for (const reason of reasons) expect(reason).toMatch(/^Expected /u);
    });

    it('gives the same verdict again, and takes any two texts', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string(), fc.string(), async (source, followUp) => {
          const pair = { source, followUp, task: { ...TASK, labels: [] } };
          const verdict = await relation.check(pair);
          expect(['held', 'violated', 'inconclusive']).toContain(verdict.status);
          expect(await relation.check(pair)).toEqual(verdict);
        }),
      );
    });
  });
}
