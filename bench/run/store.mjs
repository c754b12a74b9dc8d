// The reply log with so many replies: `store.mjs FILE COUNT`. Microseconds to add one and to find one, milliseconds to open.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [file, count] = [process.argv[2], Number(process.argv[3])];
const dist = path.join(fileURLToPath(new URL('../..', import.meta.url)), 'dist/src');
const { openReplyLog } = await import(path.join(dist, 'store/reply-log.js'));
const { hash } = await import(path.join(dist, 'core/hash.js'));

const keys = Array.from({ length: count }, (_, nth) => hash(nth));
const text = 'The sentiment of this message is Positive.';
function timed(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}
const first = openReplyLog(file);
const usage = { inputTokens: 120, outputTokens: 9 };
const added = timed(() => {
  for (const key of keys) first.add({ key, model: 'openai:gpt-4o', text, finish: 'stop', usage, ms: 512 });
});
first.close();
let log;
const opened = timed(() => {
  log = openReplyLog(file);
});
const found = timed(() => {
  for (let nth = 0; nth < 20_000; nth++) log.get(keys[randomInt(count)]);
});
const figures = { addUs: (added * 1000) / count, openMs: opened, getUs: (found * 1000) / 20_000 };
console.log(JSON.stringify(figures));
