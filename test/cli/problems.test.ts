import { afterEach, describe, expect, test, vi } from 'vitest';
import { complain } from '../../src/cli/problems.js';
import { ModelError, UserError } from '../../src/core/errors.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The exit code, and what stderr shows. */
function complaint(error: unknown): readonly [code: number, said: string] {
  let said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  return [complain(error), said];
}

const disk = (code: string, path?: string) => Object.assign(new Error('from the system'), { code, path });

describe('what went wrong', () => {
  test.each<readonly [string, unknown, string]>([
    ['what the user can mend', new UserError('Expected a, got b'), 'mmt4nl: Expected a, got b\n'],
    ['with a hint', new UserError('Expected a', 'write a'), 'mmt4nl: Expected a\n  write a\n'],
    ['what a model refuses', new ModelError('key', 'refused', { hint: 'set a key' }), 'mmt4nl: refused\n  set a key\n'],
    ['a full disk', disk('ENOSPC', '/r/x'), 'mmt4nl: /r/x: Expected room on the disk (ENOSPC)\n'],
    ['a folder for a file', disk('EISDIR', '/r'), 'mmt4nl: /r: Expected a file, found a folder (EISDIR)\n'],
    ['a file for a folder', disk('EEXIST', '/r'), 'mmt4nl: /r: Expected a folder, found a file (EEXIST)\n'],
    ['no right', disk('EACCES'), 'mmt4nl: the file system: Expected to be allowed to read and write there (EACCES)\n'],
  ])('%s: exit code 2, without a stack', (_, error, said) => {
    expect(complaint(error)).toEqual([2, said]);
  });

  test('a bug: exit code 70, with its stack or what there is', () => {
    const bug = new TypeError('x is not a function');
    const intro = 'mmt4nl: this is a bug of mmt4nl, please report it\n';
    expect(complaint(bug)).toEqual([70, `${intro}${bug.stack}\n`]);
    expect(complaint(Object.assign(new Error('bare'), { stack: undefined }))).toEqual([70, `${intro}bare\n`]);
    expect(complaint(disk('EPIPE'))[0]).toBe(70);
    expect(complaint('a word')).toEqual([70, `${intro}a word\n`]);
  });

  test('thrown nothing is a bug too', () => {
    expect(complaint(undefined)[0]).toBe(70);
  });
});
