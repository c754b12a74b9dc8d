import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Checked, CheckResult, ContractCase, Invariant, InvariantExample } from '../core/contract.js';

const CASE: ContractCase = { id: 'case', category: 'any', input: '', variables: {}, metadata: {} };

/** What the engine would give an invariant for an example. */
export function checked({
  reply,
  measured = {},
  judge,
  ...example
}: Omit<InvariantExample, 'spec' | 'holds'>): Checked {
  return {
    reply,
    measured,
    case: { ...CASE, ...example.case },
    ask: async () =>
      judge === undefined ? { kind: 'error', reason: 'there is no judge' } : { kind: 'reply', text: judge },
  };
}

/** The check of an invariant for a spec as a suite has it; files are given by their content. */
export function checkOf(invariant: Invariant, spec: unknown): ReturnType<Invariant['prepare']> {
  return invariant.prepare(invariant.schema.parse(spec));
}

function holds({ scores }: Invariant, result: CheckResult): boolean {
  if (result.status !== 'scored' || scores === undefined) return result.status === 'held';
  return scores.better === 'higher' ? result.score >= scores.threshold : result.score <= scores.threshold;
}

/** The laws that every invariant keeps. */
export function invariantContract(invariant: Invariant): void {
  const { type, about, examples, scores, advice } = invariant;
  describe(`${type} keeps the invariant contract`, () => {
    it('says what it is, in a name that YAML likes', () => {
      expect(type).toMatch(/^[a-z]+(_[a-z]+)*$/u);
      expect(about).toMatch(/^\p{Ll}.*[^.]$/u);
    });

    it('has examples of both kinds, and keeps them', async () => {
      expect(new Set(examples.map((example) => example.holds))).toEqual(new Set([true, false]));
      for (const example of examples) {
        const result = await checkOf(invariant, example.spec)(checked(example));
        expect({ ...example, got: result, holds: holds(invariant, result) }).toEqual({ ...example, got: result });
      }
    });

    it('tells why, in words', async () => {
      for (const example of examples) {
        const result = await checkOf(invariant, example.spec)(checked(example));
        if (result.status === 'violated' || result.status === 'inconclusive')
          expect(result.reason).toMatch(/^Expected /u);
        else expect(result.evidence).toMatch(/\S/u);
        if (result.status === 'scored') expect(scores).toBeDefined();
      }
    });

    it('finds the same again', async () => {
      for (const example of examples) {
        const check = checkOf(invariant, example.spec);
        expect(await check(checked(example))).toEqual(await check(checked(example)));
      }
    });

    it('gives advice, where it has any, on every failure', async () => {
      for (const example of examples) {
        const result = await checkOf(invariant, example.spec)(checked(example));
        if (result.status !== 'violated' || advice === undefined) continue;
        const failure = { reply: example.reply, ...result };
        expect(typeof advice === 'string' ? advice : advice(failure, [failure])).toMatch(/^\P{Lu}.*\S/su);
      }
    });

    it('refuses keys that it does not know', () => {
      for (const { spec } of examples) expect(invariant.schema.safeParse({ ...spec, nonsense: 1 }).success).toBe(false);
    });

    it('never throws on a reply, whatever the judge says', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.json(),
        fc.lorem({ mode: 'sentences' }),
        fc.constant('A constructor, __proto__, valueOf.'),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...examples),
          text,
          fc.option(text, { nil: undefined }),
          async (example, reply, judge) => {
            const result = await checkOf(
              invariant,
              example.spec,
            )(checked({ ...example, reply, ...(judge === undefined ? {} : { judge }) }));
            expect(['held', 'violated', 'scored', 'inconclusive']).toContain(result.status);
          },
        ),
      );
    });
  });
}
