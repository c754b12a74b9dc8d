import type { Command } from 'commander';

export interface ReviewsOptions {
  readonly accepted?: boolean;
}

export function addReviewsCommand(program: Command): void {
  program
    .command('reviews')
    .description("tell how far the readers of a run's follow-ups have come and how they agree")
    .argument('<folder>', "the run's folder, or baseline")
    .option('--accepted', 'print the pairs that every reader of them accepted, for an experiment with `pairs:`')
    .addHelpText(
      'after',
      '\nExamples:\n  $ mmt4nl view runs/my-run --reviewer ada\n  $ mmt4nl reviews runs/my-run\n  $ mmt4nl reviews runs/my-run --accepted > accepted.jsonl',
    )
    .action(async (folder: string, options: ReviewsOptions) => {
      const { reviews } = await import('./reviews-command.js');
      await reviews(folder, options);
    });
}
