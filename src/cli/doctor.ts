import { type Command, Option } from 'commander';
import { duration } from './arguments.js';

export interface DoctorOptions {
  /** Seconds. */
  readonly timeout: number;
  readonly format: 'text' | 'json';
}

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description(
      'look whether all is set up: Node, keys, cache, configuration; with a file also its data and its models',
    )
    .argument('[file]', 'an experiment or a contract suite')
    .addOption(new Option('--timeout <time>', 'how long a server may take').default(10, '10s').argParser(duration))
    .addOption(
      new Option('--format <format>', 'text, or json for other programs').choices(['text', 'json']).default('text'),
    )
    .addHelpText(
      'after',
      `
Examples:
  $ mmt4nl doctor
  $ mmt4nl doctor experiments/sentiment.yaml
  $ mmt4nl doctor prompts/support.yaml --timeout 3s --format json

Servers are asked for their models, which costs nothing. Keys are named, their values never shown. Exit code 2 where
something would stop a run.`,
    )
    .action(async (file: string | undefined, options: DoctorOptions) => {
      const { doctor } = await import('./doctor-command.js');
      await doctor(file, options);
    });
}
