import type { Command } from 'commander';
import { addEvaluateOptions, type EvaluateOptions } from './evaluate-options.js';

export function addEvaluateCommand(program: Command): void {
  addEvaluateOptions(program.command('evaluate').argument('<prompts...>', 'prompts whose tests were generated'))
    .description('run the generated tests of prompts on models: which comply with what their prompt demands')
    .addHelpText(
      'after',
      `
Examples:
  $ mmt4nl evaluate prompts/tagger.prompty --models openai:gpt-4o-mini,gemini:gemini-2.0-flash --judge openai:gpt-4o
  $ mmt4nl evaluate prompts/*.prompty --models openai:gpt-4o-mini --perturb typo -o report.html --format html

What a program can check it checks; the rest is for the judges, who see prompt and output only. Without judges the rest is
said, and counts for nothing. Metrics of your own are NAME.metric.prompty files beside the prompt.`,
    )
    .action(async (files: readonly string[], options: EvaluateOptions) => {
      const { evaluateCommand } = await import('./evaluate-command.js');
      await evaluateCommand(files, options);
    });
}
