import type { Command, Flag } from '../arguments.ts'

/** The options of a command, for its completion. */
export type CommandCompletion = Pick<Command, 'flags'> & { words: string }

/** The completion script of each shell. */
export const shells: Readonly<
  Record<string, (completions: readonly CommandCompletion[]) => string>
> = {
  bash,
  zsh: (completions) =>
    `autoload -Uz compinit bashcompinit && compinit -C && bashcompinit\n${bash(completions)}`,
  fish,
}

/** The words that may follow each prefix of a command; `''` has the first words. */
function wordsAfter(completions: readonly CommandCompletion[]): [string, string[]][] {
  const steps = completions.flatMap(({ words }) => {
    const parts = words.split(' ')
    return parts.map((part, at) => ({ start: parts.slice(0, at).join(' '), part }))
  })
  return [...Map.groupBy(steps, ({ start }) => start)].map(([start, group]) => [
    start,
    [...new Set(group.map(({ part }) => part))],
  ])
}

const optionsOf = (flags: Record<string, Flag>) => Object.keys(flags).map((name) => `--${name}`)

/** Also runs in zsh, and in bash 3.2 of macOS. */
function bash(completions: readonly CommandCompletion[]): string {
  const words = wordsAfter(completions).map(
    ([start, next]) => `    '${start}') words='${next.join(' ')}' ;;`,
  )
  const flags = completions.map(
    ({ words, flags }) => `      '${words}') flags='${optionsOf(flags).join(' ')}' ;;`,
  )
  const values = completions.flatMap(({ words, flags }) =>
    Object.entries(flags).flatMap(([name, { value, choices = ['*'] }]) =>
      value !== undefined ? `    '${words} --${name}') values='${choices.join(' ')}' ;;` : [],
    ),
  )
  return `_tollgate() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command='' words='' flags='' values='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; esac
    command="\${command:+$command }$word"
  done
  case "$command" in
${words.join('\n')}
  esac
  # Other words may follow the name, like an id.
  while [ -n "$command" ]; do
    case "$command" in
${flags.join('\n')}
    esac
    case "$flags$command" in *' '*) [ -n "$flags" ] && break ;; *) break ;; esac
    command="\${command% *}"
  done
  case "$command $previous" in
${values.join('\n')}
  esac
  case "$values$current" in
    '*'*) words='' ;;
    -*) words="$flags --help" ;;
    *) words="\${values:-$words}" ;;
  esac
  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current"))
  else COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -F _tollgate tollgate
`
}

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`

function fish(completions: readonly CommandCompletion[]): string {
  const words = wordsAfter(completions).map(
    ([start, next]) =>
      `complete -c tollgate -f -n '__tollgate_is "${start}"' -a ${quoted(next.join(' '))}`,
  )
  const flags = completions.flatMap(({ words, flags }) =>
    Object.entries(flags).map(([name, { about, value, choices }]) =>
      [
        `complete -c tollgate -n '__tollgate_has "${words}"' -l ${name}`,
        ...(value !== undefined ? ['-r'] : []),
        ...(choices ? [`-f -a ${quoted(choices.join(' '))}`] : []),
        `-d ${quoted(about)}`,
      ].join(' '),
    ),
  )
  return `function __tollgate_words
  for word in (commandline -opc)[2..]
    string match -q -- '-*' $word; and break
    echo $word
  end
end
function __tollgate_is
  test (string join ' ' (__tollgate_words)) = "$argv"
end
function __tollgate_has
  string match -q -- "$argv *" (string join ' ' (__tollgate_words))" "
end
${[...words, ...flags].join('\n')}
`
}
