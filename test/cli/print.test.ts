import { afterEach, expect, test, vi } from 'vitest';
import { aligned } from '../../src/cli/aligned.js';
import { note } from '../../src/cli/print.js';
import { progress } from '../../src/cli/progress.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const HOSTILE = 'openai:x\u001b]0;owned\u0007\u202E';
const SHOWN = 'openai:x\\u001b]0;owned\\u0007\\u202e';

test('a note shows what a server says, and carries none of it out', () => {
  const write = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  note(HOSTILE);
  progress(false).note(HOSTILE);
  expect(write.mock.calls.map(([text]) => text)).toEqual([`${SHOWN}\n`, `${SHOWN}\n`]);
});

test('a table shows what stands in its cells, as wide as it then is', () => {
  expect(
    aligned([
      ['model', 'requests'],
      [HOSTILE, '12'],
    ]),
  ).toBe(`model${' '.repeat(SHOWN.length - 5)}  requests\n${SHOWN}        12\n`);
});
