import { type Command, Option } from 'commander';

export interface DiffOptions {
  readonly suite?: string;
  readonly format?: string;
  readonly output?: string;
  readonly notify?: string;
}

const FORMATS = ['console', 'md', 'json'];

export function addDiffCommand(program: Command): void {
  program
    .command('diff')
    .description('compare two versions of a contract suite: what broke, what was fixed, and what became of the prompt')
    .argument('<before>', 'a version, such as v1.2.0 (its latest run), or the folder of a run')
    .argument('<after>', 'the version or run that is held against it')
    .option('--suite <name>', 'the suite whose versions they are (default: the only one in runs/suites)')
    .addOption(new Option('--format <format>', `${FORMATS.join(', ')} (default: console, md with -o)`).choices(FORMATS))
    .option('-o, --output <file>', 'write the report there instead of printing it')
    .option('--notify <url>', 'tell a chat webhook (https://…) or a mail server (smtp://…?to=…&from=…) on a regression')
    .addHelpText(
      'after',
      `
Examples:
  $ mmt4nl diff v1.2.0 v1.3.0
  $ mmt4nl diff v1.2.0 v1.3.0 --suite support-agent -o regression.md

Exit codes: 0 no regression; 1 the score fell by more than the suite allows; 2 there is no such run.`,
    )
    .action(async (before: string, after: string, options: DiffOptions) => {
      const { diff } = await import('./diff-command.js');
      await diff(before, after, options);
    });
}
