// A chat server on loopback that answers each request after so many milliseconds: `server.mjs LATENCY`. Prints its port.
// GET gives the bodies that were posted, as JSON, and forgets them.
import { createServer } from 'node:http';

const latency = Number(process.argv[2]);
const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Positive' } }];
const usage = { prompt_tokens: 40, completion_tokens: 1, total_tokens: 41 };
const answer = JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'stub', choices, usage });
let bodies = [];

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify(bodies));
    bodies = [];
    return;
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    bodies.push(Buffer.concat(chunks).toString());
    const send = () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    if (latency > 0) setTimeout(send, latency);
    else send();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
