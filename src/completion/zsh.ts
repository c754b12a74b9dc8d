import type { CommandWords, OptionWords } from './words.js';

/** To be sourced, or kept as `_mmt4nl` in a folder of `fpath`. */
export function zshCompletion(program: string, all: readonly CommandWords[]): string {
  const aboutOf = new Map(all.map(({ path, about }) => [path, about]));
  const paths = all.flatMap(({ path }) => (path === '' ? [] : [quoted(path)]));
  const values = all.flatMap(({ path, options }) => options.flatMap((option) => valuesOf(path, option)));
  const words = all.map(({ path, commands, options, values: known }) => {
    const named = commands.map((name) => described(name, aboutOf.get(path === '' ? name : `${path} ${name}`) ?? ''));
    const flags = options.flatMap((option) => option.flags.map((flag) => described(flag, option.about)));
    return `    ${quoted(path)}) words=(${[...named, ...known.map(quoted)].join(' ')}); options=(${flags.join(' ')}) ;;`;
  });
  return `#compdef ${program}
# ${program} for zsh: source <(${program} completion zsh)
_${program}() {
  local path_='' word current="\${words[CURRENT]}" before="\${words[CURRENT-1]}"
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${path_:+$path_ }$word" in
      ${paths.join(' | ')}) path_="\${path_:+$path_ }$word" ;;
    esac
  done
  case "$path_ $before" in
${values.join('\n')}
  esac
  local -a words options
  case "$path_" in
${words.join('\n')}
  esac
  if [[ "$current" == -* ]]; then _describe -o 'option' options
  elif (( \${#words} )); then _describe 'word' words
  else _files
  fi
}
if [ "$funcstack[1]" = '_${program}' ]; then _${program} "$@"; else compdef _${program} ${program}; fi
`;
}

function valuesOf(path: string, { flags, takesValue, values }: OptionWords): readonly string[] {
  if (!takesValue) return [];
  const places = flags.map((flag) => quoted(`${path} ${flag}`)).join(' | ');
  return [`    ${places}) ${values.length === 0 ? '_files' : `compadd -- ${values.join(' ')}`}; return ;;`];
}

function described(word: string, about: string): string {
  return quoted(`${word.replaceAll(':', '\\:')}:${about}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
