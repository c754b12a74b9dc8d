import type { CommandWords, OptionWords } from './words.js';

/** One line for each word; files are offered where no line forbids it. */
export function fishCompletion(program: string, all: readonly CommandWords[]): string {
  const aboutOf = new Map(all.map(({ path, about }) => [path, about]));
  const lines = all.flatMap(({ path, commands, options, values }) => {
    const here = `complete -c ${program} -n ${quoted(condition(path, commands))}`;
    return [
      ...commands.map(
        (name) => `${here} -f -a ${name} -d ${quoted(aboutOf.get(path === '' ? name : `${path} ${name}`) ?? '')}`,
      ),
      ...(values.length > 0 ? [`${here} -f -a ${quoted(values.join(' '))}`] : []),
      ...options.map((option) => `${here} ${optionLine(option)}`),
    ];
  });
  return `# ${program} for fish: ${program} completion fish | source\n${lines.join('\n')}\n`;
}

/** Inside a command, and not inside one of its own. */
function condition(path: string, commands: readonly string[]): string {
  const inside = path.split(' ').flatMap((word) => (word === '' ? [] : [`__fish_seen_subcommand_from ${word}`]));
  const outside = commands.length > 0 ? [`not __fish_seen_subcommand_from ${commands.join(' ')}`] : [];
  return [...inside, ...outside].join('; and ');
}

function optionLine({ flags, about, takesValue, values }: OptionWords): string {
  const named = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const value = takesValue ? [values.length > 0 ? `-x -a ${quoted(values.join(' '))}` : '-r'] : [];
  return [...named, ...value, `-d ${quoted(about)}`].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
