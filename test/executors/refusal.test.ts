import { expect, test } from 'vitest';
import { version } from '../../src/core/package-root.js';
import { refusal } from '../../src/executors/bullmq/refusal.js';

const run = { name: 'n', version: version(), plugins: null, session: 's', host: 'h', pid: 1 };

test.each([
  ['the same version and no plug-ins', run, undefined, undefined],
  ['the same plug-ins', { ...run, plugins: 'f' }, 'f', undefined],
  ['another version', { ...run, version: '9.9.9' }, undefined, 'the run of 9.9.9'],
  [
    'plug-ins that the worker lacks',
    { ...run, plugins: 'f' },
    undefined,
    'the worker has no plug-ins of its own, the run plug-ins f',
  ],
  ['plug-ins that the run lacks', run, 'f', 'the worker has plug-ins f, the run no plug-ins of its own'],
  ['a record that cannot be read', undefined, undefined, 'cannot read'],
])('%s', (_, head, plugins, says) => {
  const why = refusal(head, plugins);
  if (says === undefined) expect(why).toBeUndefined();
  else expect(why).toContain(says);
});
