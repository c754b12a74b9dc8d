import { z } from 'zod';
import { readDocument } from '../../documents/read-document.js';
import { text } from '../../documents/schema-parts.js';
import type { ExpectedOutput, GeneratedTest, Intent, OutputRule } from '../specification.js';
import { expected, intent, rule, test } from './entry-schemas.js';
import { type ArtefactKind, WHOLE } from './kind.js';
import { listKind } from './list-kind.js';

export const intentKind: ArtefactKind<Intent> = {
  name: 'intent',
  file: 'intent.yaml',
  about: 'What the prompt is for, and how its output is computed (without the rules on what the output looks like).',
  parted: false,
  parse(written, file) {
    const { value } = readDocument(written, file, { schema: intent, jsonSchema: () => z.toJSONSchema(intent) });
    return new Map([[WHOLE, { intent: value.intent, task: value.task }]]);
  },
  plain: (parts) => ({ ...parts.get(WHOLE) }),
};

export const inputSpecificationKind: ArtefactKind<readonly string[]> = listKind({
  name: 'input-spec',
  about: 'What a valid input of the prompt is, a sentence each.',
  key: 'rules',
  entry: text(),
  example: 'The input is a sentence.',
});

export const rulesKind: ArtefactKind<readonly OutputRule[]> = listKind({
  name: 'rules',
  about: 'What every output of the prompt must keep, whatever the input is.',
  key: 'rules',
  id: 'id',
  entry: rule,
  example: '{id: r1, rule: …}',
});

export const inverseRulesKind: ArtefactKind<readonly OutputRule[]> = listKind({
  name: 'inverse-rules',
  about: 'The opposite of each rule, to provoke with: r1i is of r1.',
  key: 'rules',
  id: 'id',
  entry: rule,
  example: '{id: r1i, rule: …}',
  partOf: ({ id }) => id.replace(/i$/u, ''),
});

const tests = (name: string, about: string, partOf?: (entry: GeneratedTest) => string) =>
  listKind<GeneratedTest>({
    name,
    about,
    partOf,
    key: 'tests',
    id: 'id',
    entry: test,
    example: '{id: r1-1, kind: rule, rule: r1, inputs: {…}}',
  });

export const testsKind = tests(
  'tests',
  'Tests of the rules and of their opposites; expected is what a model that complies would do.',
  ({ rule: of }) => of ?? '',
);

export const baselineKind = tests(
  'baseline-tests',
  'Tests made from the prompt alone, without its rules, to compare with.',
);

/** `r1-2x` is of `r1-2`. */
export const expandedKind = tests(
  'expanded-tests',
  'Harder and longer ones of the tests: r1-2x is of r1-2.',
  ({ id }) => id.replace(/x$/u, ''),
);

export const expectedKind: ArtefactKind<readonly ExpectedOutput[]> = listKind({
  name: 'expected',
  about: 'What a model answered to each test, with the scores of judges (0 to 100): accepted ones can be expected.',
  key: 'outputs',
  id: 'test',
  entry: expected,
  example: '{test: r1-1, output: …, scores: [90], accepted: true}',
  partOf: ({ test: id }) => id,
});
