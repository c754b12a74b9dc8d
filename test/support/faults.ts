import { createRng } from '../../src/core/rng.js';
import type { StubRequest, StubResponse } from './http-stub.js';
import { providerReply } from './provider-reply.js';

/** What goes wrong in each hundred requests, and how often. */
const SHARES = { refused: 5, broken: 2, hangs: 1, truncated: 1, garbled: 1, empty: 1 } as const;
type Fault = keyof typeof SHARES;

const SOME: readonly Fault[] = (Object.keys(SHARES) as Fault[]).flatMap((fault) =>
  Array.from({ length: SHARES[fault] }, () => fault),
);

/** The fault of each request by its number, from a seed: in every hundred the same ones, each time in another order. */
export function createFaults(seed: number): (number: number) => Fault | undefined {
  const rng = createRng(seed);
  const places = Array.from({ length: 100 }, (_, at) => SOME[at]);
  const hundreds: (readonly (Fault | undefined)[])[] = [];
  return (number) => {
    const nth = Math.floor(number / 100);
    while (hundreds.length <= nth) hundreds.push(rng.shuffle(places));
    return hundreds[nth]?.[number % 100];
  };
}

/** The ways in which a provider may ask to wait; Gemini's SDK shows no headers, but what its body says. */
const WAITS: readonly Readonly<Record<string, string>>[] = [
  { 'retry-after-ms': '20' },
  { 'retry-after': '0.03' },
  { 'retry-after': '0' },
];

/** A response that has the fault. */
export function faulty(fault: Fault, request: StubRequest, number: number): StubResponse {
  const whole = JSON.stringify(providerReply(request, 'Positive').json);
  switch (fault) {
    case 'refused': {
      const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.02s' }];
      const error = { message: 'slow down', type: 'rate_limit_error', code: 429, details };
      return { status: 429, json: { error }, headers: WAITS[number % WAITS.length] ?? {} };
    }
    case 'broken':
      return { status: 500, json: { error: { message: 'something went wrong' } } };
    case 'hangs':
      return { fault: 'hang' };
    case 'truncated':
      return { fault: 'truncate', text: whole.slice(0, whole.length / 2) };
    case 'garbled':
      return { text: `${whole.slice(0, whole.length / 2)}<oops>` };
    case 'empty':
      return providerReply(request, '');
  }
}
