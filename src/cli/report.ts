import type { Command } from 'commander';

export interface ReportOptions {
  readonly output: string;
  readonly against?: string;
  readonly trend?: string;
}

export function addReportCommand(program: Command): void {
  program
    .command('report')
    .description('write a run as one page to look through: heat map, findings, cases; it opens from disk')
    .argument('<run>', "the run's folder, baseline, or a file of recordings (see `mmt4nl score`)")
    .option('-o, --output <file>', 'the file to write', 'report.html')
    .option('--against <run>', 'beside another run, or baseline: what became better or worse')
    .option('--trend <folder>', 'where earlier runs of the same experiment are (default: beside the run)')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl report runs/my-run -o report.html\n  $ mmt4nl report runs/branch --against runs/main',
    )
    .action(async (folder: string, options: ReportOptions) => {
      const { report } = await import('./report-command.js');
      await report(folder, options);
    });
}
