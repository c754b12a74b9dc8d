/** Suites with one thing wrong, and what is said of them. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { invariants } from '../../../relations/invariants/index.js';
import { readSuite } from '../../../src/contracts/read-suite.js';
import { UserError } from '../../../src/core/errors.js';
import { freshFolders } from '../../support/folder.js';

const fresh = freshFolders();

export const HEAD = 'name: s\nversion: "1"\n';
export const CASE = 'test_cases: [{id: a, input: hi, invariants: [{type: is_json}]}]\n';
/** A suite that is sound but for one key. */
export const around = (key: string) => `${HEAD}${key}\n${CASE}`;
/** A suite that is sound but for one invariant. */
export const entry = (invariant: string) =>
  `${HEAD}test_cases:\n  - id: a\n    input: hi\n    invariants:\n      - ${invariant}\n`;

const FILES = {
  'bad.json': '{"type": ',
  'wrong.json': '{"type": "objekt"}',
  'broken.prompty': '---\nname: [\n---\nsystem:\nHi',
  'empty.prompty': '---\nname: a\n---\n',
  'brace.txt': 'Say {input} and {',
  'cases.txt': 'a',
  'cases.csv': 'id,input,invariants\na,hi,\nb,,\na,again,\n',
  'cases.jsonl':
    '{"id": "a", "input": "hi", "invariants": [{"type": "contians", "spec": {}}]}\n{"id": "a", "input": 3}\n{"id": "c", "input": "x", "category": 5}\n',
  'torn.jsonl': '{"id": "a", "input": "hi"}\n{"id": \n',
  'empty.jsonl': '',
  'vars.jsonl': '{"input": "hi"}\n{"input":"ho","product":"kettle"}\n',
  'judged.jsonl': '{"id": "a", "input": "hi", "invariants": [{"type": "llm_judge", "spec": {"rubric": "kind"}}]}\n',
  'dup.jsonl': '{"id": "a", "input": "hi"}\n{"id": "a", "input": "hi"}\n',
};

/** What is said of a suite; file names without their folder. */
export async function said(suite: string, known = invariants): Promise<string> {
  const folder = fresh();
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 's.yaml'), suite);
  const error = await readSuite(path.join(folder, 's.yaml'), known).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof UserError ? error.message.replaceAll(`${folder}${path.sep}`, '') : String(error);
}

export type Row = readonly [what: string, suite: string, message: string];
