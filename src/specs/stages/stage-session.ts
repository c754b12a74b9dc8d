import type { ArtefactFolder } from '../artefacts/artefact-folder.js';
import type { Generator } from '../generators/generator.js';
import type { StageReport } from './stage-report.js';

/** What every stage works with. */
export interface StageSession {
  readonly artefacts: ArtefactFolder;
  readonly generator: Generator;
  /** Whether all is made anew, also what was edited. */
  readonly force: boolean;
  readonly onStage: (report: StageReport) => void;
}
