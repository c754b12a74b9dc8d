import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportNamed } from '../../src/reports/index.js';
import type { ReportCase } from '../../src/reports/report.js';
import { observation } from '../statistics/observations.js';
import { freshFolders } from '../support/folder.js';
import { missing, said } from '../support/tool.js';
import { anyText } from './any-data.js';

const NO_XMLLINT = missing('xmllint', 'libxml2-utils');
const SCHEMA = path.resolve(import.meta.dirname, '../support/junit.xsd');
const fresh = freshFolders();

const hostile = [
  ']]>',
  '<script>alert(1)</script>',
  '&amp;&',
  '"\'',
  '<!DOCTYPE x>',
  '\u0000\u001b[31m',
  '\ud800',
  '\ufffe',
];
const anyName = fc.oneof(anyText, fc.constantFrom(...hostile));

/** Of every outcome, with any text wherever a text can stand. */
const anyCase: fc.Arbitrary<ReportCase> = fc
  .record({
    answers: fc.constantFrom(['Yes', 'Yes'], ['Yes', 'No'], ['Yes', 'refused'], ['Yes', 'error'], ['unreadable', 'No']),
    texts: fc.array(anyName, { minLength: 8, maxLength: 8 }),
  })
  .map(({ answers: [source = '', followUp = ''], texts }) => {
    const [model = '', category = '', rule = '', original = '', perturbed = '', id = '', reason = '', answer = ''] =
      texts;
    const seen = observation(source, followUp);
    const gone = { status: 'inconclusive', cause: 'model-error', reason } as const;
    const told = seen.verdict.status === 'held' ? seen.verdict : { ...seen.verdict, reason };
    const verdict = followUp === 'error' ? gone : told;
    const answered = seen.followUp.kind === 'answer' ? { kind: 'answer' as const, value: answer } : seen.followUp;
    return {
      record: { ...seen, model, category, verdict, followUp: answered, case: id, repeat: 0 },
      pair: { id, source: original, follow_up: perturbed, relation: 'same', rule },
    };
  });

async function validated(cases: readonly ReportCase[]): Promise<string> {
  const xml = await reportNamed('junit').render({
    rows: [],
    notes: { title: cases[0]?.pair.source ?? '' },
    async *cases() {
      yield* cases;
    },
  });
  const folder = fresh();
  writeFileSync(path.join(folder, 'a.xml'), xml);
  const { code, text } = said('xmllint', ['--noout', '--nonet', '--schema', SCHEMA, 'a.xml'], folder);
  expect(code, text.slice(0, 2000)).toBe(0);
  return xml;
}

describe.skipIf(NO_XMLLINT !== undefined)(
  `JUnit XML is of its schema${NO_XMLLINT === undefined ? '' : ` (${NO_XMLLINT})`}`,
  () => {
    test('without cases', () => validated([]));

    test('whatever stands in names, texts and answers', async () => {
      const xml = await validated(fc.sample(anyCase, { numRuns: 400, seed: 7 }));
      for (const outcome of ['<failure', '<error', '<skipped', '<system-out']) expect(xml).toContain(outcome);
    });

    test('a megabyte of text', () =>
      fc.assert(
        fc.asyncProperty(anyCase, async (one) => {
          const long = { ...one.pair, source: '<]]>&\u0007'.repeat(200_000), follow_up: 'x'.repeat(1_000_000) };
          await validated([{ ...one, pair: long }]);
        }),
        { numRuns: 3 },
      ));
  },
);
