import { csvText } from '../../core/csv-text.js';
import type { Exported, ExportSource } from './export-source.js';

/** One test as one record: what it is made for in words, and its inputs. */
interface Row {
  readonly id: string;
  readonly kind: string;
  readonly rule: string | null;
  readonly rule_text: string | null;
  readonly inputs: Readonly<Record<string, string>>;
  readonly expected: string;
  readonly reason: string;
  readonly scenario: string;
}

function rowsOf({ tests, rules }: ExportSource): readonly Row[] {
  const texts = new Map(rules.map(({ rule }) => [rule.id, rule.rule]));
  return tests.map(({ id, kind, rule, inputs, expected, reason, scenario }) => ({
    ...{ id, kind, rule, rule_text: texts.get(rule?.replace(/i$/u, '') ?? '') ?? null },
    ...{ inputs, expected, reason, scenario },
  }));
}

/** The tests as JSON lines. */
export function jsonlExport(source: ExportSource): Exported {
  const text = rowsOf(source)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
  return { files: [{ ending: undefined, text }], notes: [] };
}

/** The tests as a table: a column `input.NAME` for each variable. */
export function csvExport(source: ExportSource): Exported {
  const names = source.prompt.inputs.map(({ name }) => name);
  const header = ['id', 'kind', 'rule', 'rule_text', ...names.map((name) => `input.${name}`), 'expected', 'reason', 'scenario']; // biome-ignore format: one line
  const records = rowsOf(source).map((row) => [
    ...[row.id, row.kind, row.rule, row.rule_text],
    ...names.map((name) => row.inputs[name] ?? ''),
    ...[row.expected, row.reason, row.scenario],
  ]);
  return { files: [{ ending: undefined, text: csvText([header, ...records]) }], notes: [] };
}
