import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../src/core/package-root.js';
import { sentiment, yesNo } from '../../src/tasks/index.js';
import { read, urgency } from './replies.js';

const TASKS = [sentiment, yesNo, urgency];

/** The rows of the table under "How replies are read": each reply in it with what it is read as. */
const rows = readFileSync(path.join(packageRoot(), 'docs', 'prompts.md'), 'utf8')
  .split('| reply | read as | because |')[1]
  ?.split('\n')
  .flatMap((line) => {
    const [, replies = '', want = ''] = line.split(' | ').flatMap((cell, at) => (at === 0 ? ['', cell] : [cell]));
    return [...replies.matchAll(/`([^`]+)`/g)].map(([, reply = '']) => [reply, want.trim()] as const);
  })
  .filter(([, want]) => ['refused', 'unreadable', ...TASKS.flatMap(({ labels }) => labels)].includes(want));

describe('docs/prompts.md', () => {
  test('has a table of replies', () => {
    expect(rows?.length).toBeGreaterThan(20);
  });

  test.each(rows ?? [])('says of %j: %s', (reply, want) => {
    const concerned = TASKS.filter(({ labels }) => labels.includes(want));
    const tasks = concerned.length > 0 ? concerned : [sentiment, yesNo];
    expect(tasks.map((task) => read(reply, task))).toEqual(tasks.map(() => want));
  });
});
