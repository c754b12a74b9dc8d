import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/core/edits.js';
import { hash } from '../../src/core/hash.js';
import type { FollowUp, Item } from '../../src/core/types.js';
import { type Pair, readPairs, toPair } from '../../src/datasets/pairs.js';
import { labelOf, reading, sentiment, yesNo } from './files.js';

const followUp: FollowUp = {
  id: '0123456789abcdef',
  item: 'chat-1',
  operator: 'negation',
  category: 'negation',
  rule: 'copula',
  relation: 'opposite',
  source: 'It is good.',
  followUp: 'It is not good.',
  edits: [{ start: 5, end: 5, text: ' not' }],
  because: 'one clause',
};
const item: Item = { id: 'chat-1', input: 'It is good.', context: 'A shop.', label: 'Positive' };
const byHand = {
  id: 'p1',
  task: 'sentiment',
  category: 'vocab',
  source: 'Good.',
  follow_up: 'Very good.',
  relation: 'same',
};
const checks = { tasks: [sentiment, yesNo], labelOf, relations: ['same', 'opposite', 'different'] };

describe('toPair', () => {
  test.each<[string, FollowUp, Item, string]>([
    [
      'all there is',
      followUp,
      item,
      '{"id":"0123456789abcdef","task":"sentiment","category":"negation","source":"It is good.","follow_up":"It is not good.","relation":"opposite","rule":"copula","edits":[{"start":5,"end":5,"text":" not"}],"context":"A shop.","label":"Positive","operator":"negation","item":"chat-1","because":"one clause"}',
    ],
    [
      'nothing that is not there',
      { ...followUp, because: undefined },
      { id: 'chat-1', input: 'It is good.' },
      '{"id":"0123456789abcdef","task":"sentiment","category":"negation","source":"It is good.","follow_up":"It is not good.","relation":"opposite","rule":"copula","edits":[{"start":5,"end":5,"text":" not"}],"operator":"negation","item":"chat-1"}',
    ],
  ])('writes %s, in the order of the format', (_, given, of, want) => {
    expect(JSON.stringify(toPair(given, of, sentiment))).toBe(want);
  });
});

describe('readPairs', () => {
  test.each<[string, Record<string, unknown>, Pair]>([
    ['one made by hand', byHand, { ...byHand, item: hash([null, 'Good.']) }],
    ['a number as id', { ...byHand, id: 5, item: 7 }, { ...byHand, id: '5', item: '7' }],
    [
      'a context in parts',
      { ...byHand, context: ['A.', 'B.'] },
      { ...byHand, context: 'A. B.', item: hash(['A. B.', 'Good.']) },
    ],
    [
      'a label in another spelling',
      { ...byHand, label: 'POSITIVE' },
      { ...byHand, label: 'Positive', item: hash([null, 'Good.']) },
    ],
    [
      'nulls and metadata',
      { ...byHand, label: null, rule: null, metadata: { by: 'me' } },
      { ...byHand, item: hash([null, 'Good.']) },
    ],
  ])('reads %s', async (_, row, want) => {
    expect(await reading('p.jsonl', JSON.stringify(row), (file) => readPairs(file, checks))).toEqual([want]);
  });

  test('reads csv, with edits in JSON', async () => {
    const csv =
      'id,task,category,source,follow_up,relation,edits,label\np1,sentiment,vocab,Good.,Very good.,same,"[{""start"":0,""end"":1,""text"":""Very g""}]",\n';
    expect(await reading('p.csv', csv, (file) => readPairs(file, checks))).toEqual([
      { ...byHand, edits: [{ start: 0, end: 1, text: 'Very g' }], item: hash([null, 'Good.']) },
    ]);
  });

  test('stops at the limit', async () => {
    const read = await reading('p.jsonl', `${JSON.stringify(byHand)}\nnot JSON`, (file) =>
      readPairs(file, { limit: 1 }),
    );
    expect(read).toEqual([{ ...byHand, item: hash([null, 'Good.']) }]);
  });

  test('gives back what toPair wrote', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.trim() !== '');
    const made = fc
      .record({ source: text, start: fc.nat(), length: fc.nat(), text, context: fc.option(text, { nil: undefined }) })
      .map(({ source, start, length, text: inserted, context }) => {
        const from = start % (source.length + 1);
        const edits = [{ start: from, end: from + (length % (source.length - from + 1)), text: inserted }];
        return { context, given: { ...followUp, source, edits, followUp: applyEdits(source, edits) } };
      })
      .filter(({ given }) => given.source !== given.followUp && given.followUp.trim() !== '');
    await fc.assert(
      fc.asyncProperty(made, async ({ given, context }) => {
        const pair = toPair(given, { id: given.item, input: given.source, context, label: 'Neutral' }, sentiment);
        expect(await reading('p.jsonl', JSON.stringify(pair), (file) => readPairs(file, checks))).toEqual([pair]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('readPairs names file, line and field', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ source: undefined }, 'p.jsonl:1: Expected `source` to be text, got nothing'],
    [{ source: ' ' }, 'p.jsonl:1: Expected `source` to be text, got blank text'],
    [{ follow_up: 5 }, 'p.jsonl:1: Expected `follow_up` to be text, got 5'],
    [{ follow_up: 'Good.' }, 'p.jsonl:1: Expected `follow_up` to be another text than `source`, got the same'],
    [{ id: null }, 'p.jsonl:1: Expected `id` to be text, got null'],
    [
      { task: 'sentimant' },
      'p.jsonl:1: Expected `task` to be one of "sentiment" or "yes-no", got "sentimant". Did you mean "sentiment"?',
    ],
    [{ relation: undefined }, 'p.jsonl:1: Expected `relation` to be text, got nothing'],
    [
      { relation: 'opposit' },
      'p.jsonl:1: Expected `relation` to be one of "same", "opposite" or "different", got "opposit". Did you mean "opposite"?',
    ],
    [{ label: 'Yes' }, 'p.jsonl:1: Expected `label` to be one of "Positive", "Negative" or "Neutral", got "Yes"'],
    [{ followup: 'x' }, 'p.jsonl:1: Expected a known key, got "followup". Did you mean "follow_up"?'],
    [{ latency_in_ms: 5 }, 'p.jsonl:1: Expected a known key, got "latency_in_ms".'],
    [{ edits: 'x' }, 'p.jsonl:1: Expected `edits` to be a list of {start, end, text} in JSON, got "x"'],
    [{ edits: [{ start: 0, end: 1 }] }, 'p.jsonl:1: Expected `edits` to be a list of {start, end, text}, got a list'],
    [
      { edits: [{ start: 0, end: 9, text: '' }] },
      'p.jsonl:1: Expected `edits` to be disjoint spans inside 0..5, got [{"start":0,"end":9,"text":""}]',
    ],
    [
      { edits: [{ start: 0, end: 1, text: 'g' }] },
      'p.jsonl:1: Expected `edits` to be those that make `follow_up` of `source`, got edits that make "good."',
    ],
  ])('%j', async (change, want) => {
    expect(await reading('p.jsonl', JSON.stringify({ ...byHand, ...change }), (file) => readPairs(file, checks))).toBe(
      want,
    );
  });

  test.each([
    ['', 'p.jsonl: Expected at least one pair, got none'],
    [`${JSON.stringify(byHand)}\n`.repeat(2), 'p.jsonl:2: Expected `id` to be unique, got "p1", which line 1 has too'],
  ])('%j', async (content, want) => {
    expect(await reading('p.jsonl', content, (file) => readPairs(file))).toBe(want);
  });
});
