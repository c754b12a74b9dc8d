import type { Command, Option } from 'commander';

/** What can be written after a command, for a shell to offer. */
export interface CommandWords {
  /** The words that lead to it: empty for the program, `cache stats`. */
  readonly path: string;
  readonly about: string;
  readonly commands: readonly string[];
  readonly options: readonly OptionWords[];
  /** Values of its first argument, where these are known; else files are offered. */
  readonly values: readonly string[];
}

export interface OptionWords {
  /** `-o`, `--output` */
  readonly flags: readonly string[];
  readonly about: string;
  readonly takesValue: boolean;
  /** Where these are known; else files are offered. */
  readonly values: readonly string[];
}

/** The program and all its commands, outermost first. */
export function wordsOf(command: Command, path = ''): readonly CommandWords[] {
  const commands = command.commands.map((each) => each.name());
  const help = { flags: ['-h', '--help'], about: 'shows what there is', takesValue: false, values: [] };
  const [argument] = command.registeredArguments;
  const own: CommandWords = {
    path,
    about: command.description(),
    commands,
    options: [...command.options.map(optionWords), help],
    values: argument?.argChoices ?? listed(argument?.description ?? ''),
  };
  return [
    own,
    ...command.commands.flatMap((each) => wordsOf(each, path === '' ? each.name() : `${path} ${each.name()}`)),
  ];
}

function optionWords(option: Option): OptionWords {
  return {
    flags: [option.short, option.long].filter((flag) => flag != null),
    about: option.description,
    takesValue: option.required || option.optional,
    values: option.argChoices ?? listed(option.description),
  };
}

/** The words of a description that begins with a list of them: `terminal, md or json`; none, where it does not. */
function listed(description: string): readonly string[] {
  const [list = ''] = /^[a-z]+(?:(?:, or |, | or )[a-z]+)+(?=$|:| \(|,? for )/u.exec(description) ?? [];
  return list === '' ? [] : list.split(/, or |, | or /u);
}
