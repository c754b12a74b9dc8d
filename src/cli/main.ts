#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { version } from '../core/package-root.js';
import { addAbCommand } from './ab.js';
import { addBaselineCommand } from './baseline.js';
import { addBatchCommand } from './batch.js';
import { addCacheCommand } from './cache.js';
import { addCompareCommand } from './compare.js';
import { addCompletionCommand } from './completion.js';
import { addDiffCommand } from './diff.js';
import { addDoctorCommand } from './doctor.js';
import { addEvaluateCommand } from './evaluate.js';
import { addExportCommand } from './export.js';
import { addFindingsCommand } from './findings.js';
import { addGenerateCommand } from './generate.js';
import { addInitCommand } from './init.js';
import { addListCommand } from './list.js';
import { addPerturbCommand } from './perturb.js';
import { addPexCommand } from './pex.js';
import { complain } from './problems.js';
import { addReportCommand } from './report.js';
import { addResumeCommand } from './resume.js';
import { addReviewsCommand } from './reviews.js';
import { addRunCommand } from './run.js';
import { addScoreCommand } from './score.js';
import { addShrinkCommand } from './shrink.js';
import { keepHeapSmall } from './small-heap.js';
import { addSpecCommand } from './spec.js';
import { addStatusCommand } from './status.js';
import { addTableCommand } from './table.js';
import { addTestCommand } from './test.js';
import { addViewCommand } from './view.js';
import { addWorkerCommand } from './worker.js';
import { addWorkersCommand } from './workers.js';

const EXAMPLES = `
Examples:
  $ mmt4nl init
  $ mmt4nl run experiments/sentiment.yaml
  $ mmt4nl run experiments/sentiment.yaml --model openai:gpt-4o --dry-run
  $ mmt4nl run experiments/sentiment.yaml --model openai:gpt-4o --limit 20
  $ mmt4nl perturb my-messages.jsonl --task sentiment
  $ mmt4nl findings runs/main
  $ mmt4nl shrink runs/main 0f3a5c7e9b1d2f40
  $ mmt4nl view runs/main
  $ mmt4nl report runs/main -o report.html
  $ mmt4nl compare runs/main runs/branch
  $ mmt4nl score recordings.jsonl --layout paper
  $ mmt4nl list perturbations
  $ mmt4nl doctor

Exit codes: 0 done; 1 a gate failed; 2 the input or the set-up must be mended; 3 done, but some cases got no reply.`;

keepHeapSmall();

const program = new Command('mmt4nl')
  .description(
    'Metamorphic tests for language models and their prompts: does the answer hold when the same thing is said another way?',
  )
  .version(version(), '-V, --version')
  .showHelpAfterError('(mmt4nl --help shows what there is)')
  .showSuggestionAfterError()
  .exitOverride()
  .addHelpText('after', EXAMPLES);

for (const add of [
  addInitCommand,
  addRunCommand,
  addResumeCommand,
  addTableCommand,
  addFindingsCommand,
  addShrinkCommand,
  addViewCommand,
  addReportCommand,
  addReviewsCommand,
  addCompareCommand,
  addBaselineCommand,
  addPerturbCommand,
  addTestCommand,
  addDiffCommand,
  addAbCommand,
  addSpecCommand,
  addGenerateCommand,
  addEvaluateCommand,
  addPexCommand,
  addExportCommand,
  addScoreCommand,
  addListCommand,
  addBatchCommand,
  addCacheCommand,
  addWorkerCommand,
  addStatusCommand,
  addWorkersCommand,
  addDoctorCommand,
  addCompletionCommand,
])
  add(program);

// `mmt4nl perturb … | head`: the reader is gone, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.stderr.on('error', () => undefined); // whoever reads progress no more does not end a run

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : complain(error);
}
