import type { Command } from 'commander';

export function addResumeCommand(program: Command): void {
  program
    .command('resume')
    .description('go on with a run that was stopped: what was answered is not asked again')
    .argument('<folder>', "the run's folder")
    .option('--format <format>', 'terminal, md, csv, latex, json or html', 'terminal')
    .option('--layout <layout>', 'full, or paper: the columns of the MMT4NL paper', 'full')
    .option('--quiet', 'no progress, only the result')
    .action(async (folder: string, options: { format: string; layout: string; quiet?: boolean }) => {
      const { resume } = await import('./run-command.js');
      await resume(folder, options);
    });
}
