import { describe, expect, test } from 'vitest';
import { shortNames } from '../../../src/reports/terminal/short-names.js';

describe('names in tables', () => {
  test.each<readonly [names: readonly string[], shown: readonly string[]]>([
    [
      ['replay:a/long.recording.jsonl#one', 'replay:a/long.recording.jsonl#other'],
      ['…#one', '…#other'],
    ],
    [
      ['openai:gpt-4o-2024-11-20-preview', 'openai:gpt-4o-mini'],
      ['…:gpt-4o-2024-11-20-preview', '…:gpt-4o-mini'],
    ],
    [['openai:gpt-4o-2024-11-20-preview', 'gemini:gemini-2.0-flash'], []],
    [['openai:gpt-4o', 'openai:gpt-4o-mini'], []],
    [['replay:a/long.recording.jsonl#only'], []],
    [[], []],
  ])('of %j are %j', (names, shown) => {
    expect([...shortNames(names)]).toEqual(shown.map((each, at) => [names[at], each]));
  });
});
