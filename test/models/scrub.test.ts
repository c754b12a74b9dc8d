import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from '../../src/models/scrub.js';

describe('scrub', () => {
  it.each<[string, readonly string[], string]>([
    ['nothing to hide', ['secret'], 'nothing to hide'],
    ['key secret was refused, secret!', ['secret'], 'key [key] was refused, [key]!'],
    ['secret-long', ['secret', 'secret-long'], '[key]'],
    ['Incorrect API key provided: sk-abcd****wxyz.', [], 'Incorrect API key provided: [key].'],
    ['sk-ant-api03-AbCd_12 and AIzaSyA1234567890abcd', [], '[key] and [key]'],
    ['Authorization: Bearer abc.def-123', [], 'Authorization: Bearer [key]'],
    ['http://me:pass@host/v1', [], 'http://[key]@host/v1'],
    ['a task-based risk', [''], 'a task-based risk'],
  ])('%j without %j', (text, secrets, want) => {
    expect(scrub(text, secrets)).toBe(want);
  });

  it('leaves no secret in any text', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/);
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, hidden, after) => {
        expect(scrub(before + hidden + after, [hidden])).not.toContain(hidden);
      }),
    );
  });
});
