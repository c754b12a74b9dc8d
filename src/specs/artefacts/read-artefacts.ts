import type {
  ExpectedOutput,
  GeneratedTest,
  InputSpecification,
  Intent,
  OutputRule,
  PromptUnderTest,
} from '../specification.js';
import { openArtefacts } from './artefact-folder.js';
import { type ArtefactKind, WHOLE } from './kind.js';
import {
  baselineKind,
  expandedKind,
  expectedKind,
  inputSpecificationKind,
  intentKind,
  inverseRulesKind,
  rulesKind,
  testsKind,
} from './kinds.js';

/** All that there is of a prompt's specification and tests; undefined or empty: it was not made. */
export interface Artefacts {
  readonly intent: Intent | undefined;
  readonly inputSpecification: InputSpecification | undefined;
  readonly rules: readonly OutputRule[] | undefined;
  readonly inverseRules: readonly OutputRule[];
  /** Of rules and of inverse rules. */
  readonly tests: readonly GeneratedTest[];
  readonly baseline: readonly GeneratedTest[];
  readonly expanded: readonly GeneratedTest[];
  readonly expected: readonly ExpectedOutput[];
}

/** The artefacts as they lie on disk, edited or not. Throws UserError with file, line and field for what cannot be read. */
export function readArtefacts({ folder }: Pick<PromptUnderTest, 'folder'>): Artefacts {
  const artefacts = openArtefacts(folder);
  const parts = <Content>(kind: ArtefactKind<Content>) => artefacts.read(kind)?.parts;
  const listed = <Entry>(kind: ArtefactKind<readonly Entry[]>) => [...(parts(kind)?.values() ?? [])].flat();
  const sentences = parts(inputSpecificationKind)?.get(WHOLE);
  return {
    intent: parts(intentKind)?.get(WHOLE),
    inputSpecification: sentences && { rules: sentences },
    rules: parts(rulesKind)?.get(WHOLE),
    inverseRules: listed(inverseRulesKind),
    tests: listed(testsKind),
    baseline: listed(baselineKind),
    expanded: listed(expandedKind),
    expected: listed(expectedKind),
  };
}
