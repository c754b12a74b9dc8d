// Sends the bodies of a file, so many at once, and reads the replies: `bare.mjs URL BODIES CONCURRENCY`. What any client needs.
import { readFileSync } from 'node:fs';

const [url, file, concurrency] = process.argv.slice(2);
const bodies = JSON.parse(readFileSync(file, 'utf8'));
const headers = { 'content-type': 'application/json', authorization: 'Bearer none' };
let next = 0;
async function work() {
  while (next < bodies.length) {
    const response = await fetch(url, { method: 'POST', headers, body: bodies[next++] });
    const { choices } = await response.json();
    if (choices[0].message.content !== 'Positive') throw new Error('Expected Positive');
  }
}
const [began, cpu] = [performance.now(), process.cpuUsage()];
await Promise.all(Array.from({ length: Number(concurrency) }, work));
const { user, system } = process.cpuUsage(cpu);
console.log(JSON.stringify({ ms: performance.now() - began, cpuMs: (user + system) / 1000 }));
