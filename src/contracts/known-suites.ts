import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import { SUITES, suiteFolder } from './history.js';

/** The folder of a suite's runs: of the one that is named, else of the only one that there is. Throws UserError where that is none. */
export function folderOfSuite(name: string | undefined, root: string = SUITES): string {
  const known = existsSync(root) ? readdirSync(root, { withFileTypes: true }).filter((each) => each.isDirectory()) : [];
  const names = known.map((each) => each.name).toSorted();
  const [only, ...others] = names;
  if (only === undefined)
    throw new UserError(
      `${root}: Expected the runs of a suite, found none`,
      'mmt4nl test SUITE.yaml keeps its runs there.',
    );
  if (name !== undefined) {
    const folder = suiteFolder(name, root);
    if (existsSync(folder)) return folder;
    const near = didYouMean(name, names);
    throw new UserError(
      `--suite: Expected a suite of ${root}, got \`${name}\`.${near}`,
      near === '' ? `There are ${names.join(', ')}.` : undefined,
    );
  }
  if (others.length > 0)
    throw new UserError(
      `${root}: Expected one suite, found ${names.length}: ${names.join(', ')}`,
      `Name one with --suite ${only}.`,
    );
  return path.join(root, only);
}
