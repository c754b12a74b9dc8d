import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A finished run of so many cases, written as a run writes it; its experiment names files that are not there. */
export function writeLargeRun(folder: string, cases: number): void {
  mkdirSync(folder, { recursive: true });
  const experiment = {
    ...{ name: 'large', task: 'sentiment', seed: 42, identity: 1, repeats: 1, shots: ['zero'], context: [false] },
    ...{ data: { kind: 'items', file: 'gone.jsonl' }, models: [], params: {}, perturbations: [] },
  };
  const manifest = {
    ...{ schema: 1, tool: { name: 'mmt4nl', version: '0.0.0' }, identity: 'x', name: 'large', experiment },
    ...{ task: {}, operators: [], models: ['scripted'], categories: CATEGORIES, data: {} },
    counts: { items: Math.ceil(cases / PER_ITEM), cases },
  };
  const all = Array.from({ length: cases }, (_, at) => at);
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'cases.jsonl'), lines(all.map(pairAt)));
  writeFileSync(path.join(folder, 'verdicts.jsonl'), lines(all.map(verdictAt)));
}

const CATEGORIES = ['negation', 'robustness', 'temporal', 'vocab'];
const PER_ITEM = 10;

function pairAt(at: number) {
  const item = Math.floor(at / PER_ITEM);
  const source = `The train number ${item} to the coast was late again and nobody said why`;
  return {
    ...{ id: id(at), task: 'sentiment', category: CATEGORIES[at % 4], source, follow_up: `${source}, case ${at}` },
    ...{ relation: 'same', rule: `rule-${at % 12}`, label: 'Negative', item: `item-${item}` },
  };
}

function verdictAt(at: number) {
  const violated = at % 9 === 0;
  const followUp = { kind: 'answer', value: violated ? 'Neutral' : 'Negative' };
  return {
    ...{
      case: id(at),
      item: `item-${Math.floor(at / PER_ITEM)}`,
      model: 'scripted',
      task: 'sentiment',
      context: false,
    },
    ...{
      shots: 'zero',
      category: CATEGORIES[at % 4],
      repeat: 0,
      source: { kind: 'answer', value: 'Negative' },
      followUp,
    },
    verdict: violated ? { status: 'violated', reason: 'Expected Negative, got Neutral' } : { status: 'held' },
    key: { label: 'Negative', expected: ['Negative'] },
    again: { of: 1, changed: 0 },
  };
}

function id(at: number): string {
  return at.toString(16).padStart(16, '0');
}

function lines(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
