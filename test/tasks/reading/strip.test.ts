import { describe, expect, test } from 'vitest';
import { stripReply } from '../../../src/tasks/reading/strip-reply.js';
import { stripThinking } from '../../../src/tasks/reading/strip-thinking.js';

describe('a reply without what was thought aloud', () => {
  test.each<readonly [what: string, reply: string, kept: string | undefined]>([
    ['none', 'Yes.', 'Yes.'],
    ['before the answer', '<think>No?</think>Yes', '\nYes'],
    ['in the middle: what stood before it stays', 'So <think>No?</think>Yes', 'So \nYes'],
    ['twice', 'a<think>b</think>c<think>d</think>e', 'a\nc\ne'],
    ['in other letters and brackets', '[THINK]No?[/think]Yes', '\nYes'],
    ['◁think▷', '◁think▷No?◁/think▷Yes', '\nYes'],
    ['another kind inside it does not end it', '<think>a<reasoning>b</reasoning>c</think>Yes', '\nYes'],
    ['an end without a start closes all before it', 'No? Perhaps.</think>Yes', 'Yes'],
    ['an end without a start after a whole one', '<think>a</think>b</thinking>Yes', 'Yes'],
    ['never ended: the answer never came', 'Well <think>No? Or', undefined],
    ['ended by another kind: not ended', '<think>No?</analysis>Yes', undefined],
    ['channels: the last is the answer', '<|channel|>analysis<|message|>No?<|end|><|channel|>final<|message|>Yes', 'Yes'],
    ['channels without a last one', '<|channel|>analysis<|message|>No?', undefined],
  ])('%s', (_, reply, kept) => {
    expect(stripThinking(reply)).toBe(kept);
  }); // biome-ignore format: table
});

describe('a reply without tags, tokens and the languages of fences', () => {
  test.each([
    ['a tag that ends a line', 'a<br/>b', 'a\nb'],
    ['a tag that dresses a word', 'a<b>c</b>d', 'a c d'],
    ["what a model's template leaves", 'a<|im_end|>b[/INST]c', 'a b c'],
    ['the language after a fence', '```json\n{}\n```', '``` \n{}\n```'],
    ['a fence without one', '```\nYes\n```', '```\nYes\n```'],
    ['a comparison is no tag', 'a < b > c', 'a < b > c'],
  ])('%s', (_, reply, kept) => {
    expect(stripReply(reply)).toBe(kept);
  });
});
