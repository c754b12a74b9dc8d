import { type Command, Option } from 'commander';

const KINDS = ['perturbations', 'relations', 'invariants', 'models', 'tasks'] as const;

export function addListCommand(program: Command): void {
  program
    .command('list')
    .description('list what there is to choose from, with examples')
    .argument('<kind>', KINDS.join(', '))
    .addOption(
      new Option('--format <format>', 'text, or json for other programs').choices(['text', 'json']).default('text'),
    )
    .addHelpText('after', '\nExamples:\n  $ mmt4nl list perturbations\n  $ mmt4nl list models --format json')
    .action(async (kind: string, options: { format: 'text' | 'json' }) => {
      const { listOf } = await import('./listings.js');
      const { print } = await import('./print.js');
      await print(await listOf(kind, options.format));
    });
}
