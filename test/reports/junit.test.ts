import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportNamed } from '../../src/reports/index.js';
import type { ReportCase } from '../../src/reports/report.js';
import { observation } from '../statistics/observations.js';

function caseOf(source: string, followUp: string, text = 'It is good'): ReportCase {
  return {
    record: { ...observation(source, followUp), case: 'c', repeat: 0 },
    pair: { id: 'c', source: text, follow_up: `${text}!`, relation: 'same', rule: 'swap' },
  };
}

async function junit(cases: readonly ReportCase[]): Promise<string> {
  return reportNamed('junit').render({
    rows: [],
    notes: { title: 'chats' },
    async *cases() {
      yield* cases;
    },
  });
}

describe('JUnit', () => {
  test('violations are failures, cases without a reply errors, unread ones skipped', async () => {
    const error: ReportCase = {
      ...caseOf('Yes', 'error'),
      record: {
        ...caseOf('Yes', 'error').record,
        verdict: { status: 'inconclusive', cause: 'model-error', reason: 'HTTP 500' },
      },
    };
    const xml = await junit([caseOf('Yes', 'Yes'), caseOf('Yes', 'No'), error, caseOf('Yes', 'refused')]);
    expect(xml).toContain('<testsuites name="chats" tests="4" failures="1" errors="1" skipped="1">');
    expect(xml).toContain('answers:   Yes → No');
    expect(xml).toContain('HTTP 500');
  });

  test('whatever stands in texts, the XML holds no character that XML forbids, and every mark-up is escaped', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const xml = await junit([caseOf('Yes', 'No', `${text}<b>]]>&"`)]);
        expect(xml).not.toMatch(/(?![\n\t\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u);
        const outside = xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/gu, '').replaceAll(/"[^"]*"/gu, '""');
        expect(outside).not.toMatch(/&(?!\w+;|#)|<b>/u);
      }),
    );
  });

  test('rows alone are not enough', async () => {
    await expect(reportNamed('junit').render({ rows: [] })).rejects.toThrow('Expected a run');
  });
});
