import type { Command } from 'commander';

export function addBaselineCommand(program: Command): void {
  const baseline = program
    .command('baseline')
    .description('name the run that `compare baseline …` and `--gate "no regression vs baseline"` hold others against');
  baseline
    .command('set')
    .description('keep the name of a run as the baseline of this folder')
    .argument('<folder>', "the run's folder")
    .addHelpText('after', '\nExamples:\n  $ mmt4nl baseline set runs/main')
    .action(async (folder: string) => (await import('./baseline-command.js')).setBaselineTo(folder));
  baseline
    .command('show')
    .description('say which run is the baseline')
    .action(async () => (await import('./baseline-command.js')).showBaseline());
}
