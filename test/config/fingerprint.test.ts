import { describe, expect, test } from 'vitest';
import type { Config } from '../../src/config/config.js';
import { fingerprintOf } from '../../src/config/fingerprint.js';
import { scripted } from '../../src/models/scripted.js';

const withModel = (more: object, open = async () => scripted(['Yes'])): Config => ({
  models: [{ name: 'mine', about: 'a model of mine', examples: [], open, ...more }],
});

describe('the fingerprint of a configuration', () => {
  test('is the same for the same plug-ins, and another for other code or another file', () => {
    const print = fingerprintOf(withModel({}), 'text');
    expect(print).toBe(fingerprintOf(withModel({}), 'text'));
    expect(fingerprintOf(withModel({}), 'other text')).not.toBe(print);
    expect(
      fingerprintOf(
        withModel({}, async () => scripted(['No'])),
        'text',
      ),
    ).not.toBe(print);
  });

  test('is made of whatever a plug-in holds: also of a client that holds itself, and of large numbers', () => {
    const client: { limit: bigint; self?: object } = { limit: 10n };
    client.self = client;
    expect(fingerprintOf(withModel({ client }))).toMatch(/^[0-9a-f]{16}$/u);
    expect(fingerprintOf(withModel({ client: { ...client, limit: 11n } }))).not.toBe(
      fingerprintOf(withModel({ client })),
    );
  });
});
