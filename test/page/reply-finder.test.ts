import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openReplyFinder } from '../../src/page/reply-finder.js';
import { freshFolders } from '../support/folder.js';

const fresh = freshFolders();

test('replies are found as they come: of a file that is not there yet, of a torn line not before its end, the last of a key', () => {
  const file = path.join(fresh(), 'replies.jsonl');
  const finder = openReplyFinder(file);
  const [first, second] = ['1'.repeat(16), '2'.repeat(16)];
  const line = (key: string, text: string) => `${JSON.stringify({ key, model: 'm', text, finish: 'stop' })}\n`;
  expect(finder.find(first)).toBeUndefined();
  appendFileSync(file, line(first, 'Yes') + line(second, 'No').slice(0, 30));
  expect(finder.find(first)).toBeUndefined();
  finder.refresh();
  expect([finder.find(first)?.text, finder.find(second)?.text]).toEqual(['Yes', undefined]);
  appendFileSync(file, line(second, 'No').slice(30) + line(first, 'Yes, indeed'));
  finder.refresh();
  expect([finder.find(first)?.text, finder.find(second)?.text]).toEqual(['Yes, indeed', 'No']);
  finder.close();
});
