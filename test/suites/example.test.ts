import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../relations/invariants/index.js';
import { checkReply } from '../../src/contracts/check-reply.js';
import { readSuite } from '../../src/contracts/read-suite.js';
import type { Suite } from '../../src/contracts/suite.js';
import { messagesFor } from '../../src/contracts/suite-askings.js';
import type { Message } from '../../src/core/types.js';
import { ROOT } from '../support/cli.js';

const FOLDER = path.join(ROOT, 'examples', 'support-agent');
const FILE = path.join(FOLDER, 'recording.jsonl');

/** Replies that we wrote, by what they are to: a case's id, and `ID · INVARIANT` for what a judge says. */
const scripted = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): readonly [string, string] => {
      const { id, reply } = JSON.parse(line);
      return [id, reply];
    }),
);

function line(id: string, messages: readonly Message[]): string {
  return JSON.stringify({ id, model: 'scripted', messages, reply: scripted.get(id) ?? '' });
}

/** Every request that the suite makes, with its scripted reply. */
async function recording(suite: Suite): Promise<string> {
  const lines: string[] = [];
  for (const each of suite.cases) {
    lines.push(line(each.id, messagesFor(suite, each)));
    for (const invariant of each.invariants) {
      const ask = async (_: unknown, messages: readonly Message[]) => {
        const id = `${each.id} · ${invariant.name}`;
        lines.push(line(id, messages));
        return { kind: 'reply' as const, text: scripted.get(id) ?? '' };
      };
      await checkReply([invariant], { reply: scripted.get(each.id) ?? '', case: each, measured: {}, ask });
    }
  }
  return lines.map((each) => `${each}\n`).join('');
}

describe('examples/support-agent', () => {
  test('has sixteen cases or more in three categories', async () => {
    const { suite } = await readSuite(path.join(FOLDER, 'support-agent.yaml'), invariants);
    expect(suite.cases.length).toBeGreaterThanOrEqual(16);
    expect([...new Set(suite.cases.map(({ category }) => category))]).toEqual(['Refund', 'Technical', 'Policy']);
  });

  test('its recording has what the suite asks, word for word, marked as scripted', async () => {
    const { suite } = await readSuite(path.join(FOLDER, 'support-agent.yaml'), invariants);
    const wanted = await recording(suite);
    if (process.env['UPDATE'] === '1') writeFileSync(FILE, wanted);
    const hint = 'Refresh it: UPDATE=1 npx vitest run test/suites/example.test.ts';
    expect(readFileSync(FILE, 'utf8'), hint).toBe(wanted);
  });
});
