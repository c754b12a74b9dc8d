import { type Command, Option } from 'commander';
import { collect, number, repeated } from './arguments.js';
import { addLimitOptions, type LimitOptions } from './session-options.js';

export interface TestOptions extends LimitOptions {
  readonly model?: readonly string[];
  readonly category?: readonly string[];
  readonly case?: readonly string[];
  readonly sweep?: readonly string[];
  readonly minScore?: number;
  readonly compareTo?: string;
  readonly bail?: boolean;
  readonly out?: string;
  readonly format: string;
  readonly output?: string;
  readonly notify?: string;
  readonly quiet?: boolean;
}

const FORMATS = ['console', 'json', 'junit', 'html', 'csv', 'md'];

export function addTestCommand(program: Command): void {
  const command = program
    .command('test')
    .description('run contract suites: ask a prompt its cases and check what must hold of every reply')
    .argument('<suite...>', 'YAML or JSON files')
    .option('--model <model>', "ask this model instead of the suite's; may be given several times", collect)
    .option('--category <category>', 'only cases of this category', collect)
    .option('--case <id>', 'only this case', collect)
    .option('--sweep <setting=values>', 'every combination of settings: temperature=0,0.3,0.7 or model=a,b', repeated)
    .option('--min-score <percent>', 'exit 1 where fewer cases than this pass', number(0, 100, '95'))
    .option('--compare-to <version>', 'exit 1 where the score fell below an earlier version, such as v1.2.0, or a run')
    .option('--bail', 'stop at the first case that fails')
    .option('--out <folder>', "the run's folder (default: runs/suites/NAME/VERSION-TIME); the same run goes on there")
    .addOption(new Option('--format <format>', FORMATS.join(', ')).choices(FORMATS).default('console'))
    .option('-o, --output <file>', 'write the report there instead of printing it')
    .option('--notify <url>', 'tell a chat webhook (https://…) or a mail server (smtp://…?to=…&from=…) where it fails')
    .option('--quiet', 'no progress, only the result')
    .addHelpText(
      'after',
      `
Examples:
  $ mmt4nl test examples/support-agent/support-agent.yaml
  $ mmt4nl test prompts/*.yaml --model openai:gpt-4o --min-score 95 --format junit -o results.xml
  $ mmt4nl test prompts/support.yaml --compare-to v1.2.0
  $ mmt4nl test prompts/support.yaml --compare-to v1.2.0 --notify webhook   (its address: MMT4NL_WEBHOOK)
  $ mmt4nl test prompts/support.yaml --sweep temperature=0,0.3,0.7 --sweep model=openai:gpt-4o,openai:gpt-4o-mini

Exit codes: 0 all is well; 1 a case failed, or the score is below --min-score or an earlier version; 2 the suite or the
set-up must be mended; 3 done, but some cases got no reply.`,
    )
    .action(async (suites: readonly string[], options: TestOptions) => {
      const { test } = await import('./test-command.js');
      await test(suites, options);
    });
  addLimitOptions(command, 'the same command with --out');
}
