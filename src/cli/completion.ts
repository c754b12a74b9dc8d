import { Argument, type Command } from 'commander';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('print a script with which a shell completes commands, options and their values')
    .addArgument(new Argument('<shell>', 'bash, zsh or fish').choices(SHELLS))
    .addHelpText(
      'after',
      '\nExamples:\n  $ eval "$(mmt4nl completion bash)"                                        # in ~/.bashrc\n  $ source <(mmt4nl completion zsh)                                         # in ~/.zshrc, after compinit\n  $ mmt4nl completion fish > ~/.config/fish/completions/mmt4nl.fish',
    )
    .action(async (shell: (typeof SHELLS)[number]) => {
      const { completion } = await import('./completion-command.js');
      await completion(program, shell);
    });
}
