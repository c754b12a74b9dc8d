import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './cli.js';

export interface Documented {
  /** Blocks with a title, which is the file's name. */
  readonly files: ReadonlyMap<string, string>;
  /** The lines of blocks of shell commands. */
  readonly commands: readonly string[];
}

/** The files and commands that a page of docs/ shows. */
export function documented(page: string): Documented {
  const text = readFileSync(path.join(ROOT, 'docs', page), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gmu)];
  return {
    files: new Map(blocks.flatMap(([, , title, body]) => (title && body ? [[title, body]] : []))),
    commands: blocks.flatMap(([, language, title, body = '']) =>
      language === 'sh' && title === undefined ? body.trim().split('\n') : [],
    ),
  };
}
