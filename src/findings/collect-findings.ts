import type { Pair } from '../datasets/pairs.js';
import { clusteredRate } from '../statistics/clustered.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import type { Finding } from './finding.js';
import { commonest, editOf, type Group, type Kind, put, sizeOf, summed } from './group.js';

/** Groups violations into findings while verdicts stream by. */
export interface FindingCollector {
  add(record: VerdictRecord, pair: Pair): void;
  /** Largest first. */
  findings(): readonly Finding[];
}

/** Violations of one rule that are fewer than this stand together with those of the category's other rules. */
const FEW = 3;

/** Memory grows with the items and distinct edits of each finding, not with texts. */
export function collectFindings(): FindingCollector {
  const groups = new Map<string, Group>();
  /** Judged askings of each rule, per item. */
  const judged = new Map<string, Map<string, number>>();
  return {
    add(record, pair) {
      if (record.verdict.status === 'inconclusive') return;
      const { model, task, category, item, source, followUp, verdict, again } = record;
      const rules = pair.rule === undefined ? [] : [pair.rule];
      const counts = judged.get(ruleKey({ model, task, category }, pair.rule)) ?? new Map<string, number>();
      judged.set(ruleKey({ model, task, category }, pair.rule), counts.set(item, (counts.get(item) ?? 0) + 1));
      if (verdict.status !== 'violated' || source.kind !== 'answer' || followUp.kind !== 'answer') return;
      const kind: Kind = {
        model,
        task,
        category,
        rules,
        relation: pair.relation,
        change: [source.value, followUp.value],
      };
      const edit = editOf(pair);
      const alone: Group = {
        kind,
        items: new Map([[item, 1]]),
        again: new Map([[item, again]]),
        edits: new Map(edit === undefined ? [] : [[edit, 1]]),
        example: pair,
      };
      put(groups, kind, alone);
    },
    findings: () =>
      merged([...groups.values()])
        .map((group) => findingOf(group, judged))
        .sort((a, b) => b.violations.count - a.violations.count || b.items - a.items),
  };
}

/** Groups of few violations, together with the others of their category that changed the answer alike. */
function merged(groups: readonly Group[]): readonly Group[] {
  const small = new Map<string, Group>();
  for (const group of groups) if (sizeOf(group) < FEW) put(small, { ...group.kind, rules: [] }, group);
  return [...groups.filter((group) => sizeOf(group) >= FEW), ...small.values()];
}

function ruleKey(
  { model, task, category }: Pick<Kind, 'model' | 'task' | 'category'>,
  rule: string | undefined,
): string {
  return JSON.stringify([model, task, category, rule ?? null]);
}

function findingOf(
  { kind, items, again, edits, example }: Group,
  judged: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Finding {
  const rules = kind.rules.length === 0 ? [undefined] : kind.rules;
  const asked = rules
    .map((rule) => judged.get(ruleKey(kind, rule)) ?? new Map<string, number>())
    .reduce(summed, new Map<string, number>());
  const arms = [...again.values()];
  return {
    ...kind,
    violations: clusteredRate([...asked].map(([item, count]) => ({ count: items.get(item) ?? 0, of: count }))),
    items: items.size,
    noise: {
      changed: arms.reduce((sum, { changed }) => sum + changed, 0),
      of: arms.reduce((sum, { of }) => sum + of, 0),
    },
    edit: commonest(edits),
    example,
  };
}
