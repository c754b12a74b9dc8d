import { describe, expect, test } from 'vitest';
import { ModelError, type ModelErrorKind } from '../../src/core/errors.js';
import { createFatality } from '../../src/experiment/fatality.js';

const error = (kind: ModelErrorKind) => new ModelError(kind, kind);

describe('fatality', () => {
  test.each(['key', 'unknown-model', 'no-recording'] as const)('%s ends it, whatever was answered before', (kind) => {
    const fatality = createFatality();
    fatality.answered();
    const first = error(kind);
    fatality.failed(first);
    fatality.failed(error('key'));
    fatality.answered();
    expect(fatality.over).toBe(first);
  });

  test.each(['rate-limit', 'timeout', 'network', 'server', 'incomplete'] as const)('%s never does', (kind) => {
    const fatality = createFatality();
    for (let at = 0; at < 100; at++) fatality.failed(error(kind));
    fatality.failed(new Error('a bug'));
    expect(fatality.over).toBe(undefined);
  });

  test('a bad request ends it at once where nothing was ever answered, else five in a row do', () => {
    const fresh = createFatality();
    fresh.failed(error('bad-request'));
    expect(fresh.over?.kind).toBe('bad-request');
    const known = createFatality();
    known.answered();
    for (let at = 0; at < 4; at++) known.failed(error('bad-request'));
    known.answered();
    for (let at = 0; at < 4; at++) known.failed(error('bad-request'));
    known.failed(error('timeout'));
    for (let at = 0; at < 4; at++) known.failed(error('bad-request'));
    expect(known.over).toBe(undefined);
    known.failed(error('bad-request'));
    expect(known.over?.kind).toBe('bad-request');
  });
});
