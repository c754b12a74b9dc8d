import type { CommandWords } from './words.js';

/**
 * Words that nothing is known of are left to the shell, which offers files (`-o default`). Runs in bash 3.2 too, which macOS has.
 */
export function bashCompletion(program: string, all: readonly CommandWords[]): string {
  const paths = all.flatMap(({ path }) => (path === '' ? [] : [`'${path}'`]));
  const values = all.flatMap(({ path, options }) =>
    options.flatMap(({ flags, takesValue, values: known }) =>
      takesValue ? [`    ${flags.map((flag) => `'${path} ${flag}'`).join(' | ')}) words='${known.join(' ')}' ;;`] : [],
    ),
  );
  const words = all.map(
    ({ path, commands, options, values: known }) =>
      `    '${path}') options='${options.flatMap(({ flags }) => flags).join(' ')}'; words='${[...commands, ...known].join(' ')}' ;;`,
  );
  return `# ${program} for bash: eval "$(${program} completion bash)"
_${program}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" path='' words='' options='' i
  [ "$current" = '=' ] && current=''
  [ "$before" = '=' ] && before="\${COMP_WORDS[COMP_CWORD-2]}"
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${path:+$path }\${COMP_WORDS[i]}" in
      ${paths.join(' | ')}) path="\${path:+$path }\${COMP_WORDS[i]}" ;;
    esac
  done
  COMPREPLY=()
  case "$path $before" in
${values.join('\n')}
    *)
  case "$path" in
${words.join('\n')}
  esac
  case "$current" in -*) words="$options" ;; esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _${program} ${program}
`;
}
