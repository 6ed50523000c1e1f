import { parseArgs } from 'node:util'
import { commandLine } from '../command.ts'
import { didYouMean } from '../documents/closest.ts'

export type Flag = { type: 'boolean' | 'string'; value?: string; about: string }
type Flags = Record<string, Flag>
type Values<F extends Flags> = {
  [Name in keyof F]: F[Name]['type'] extends 'boolean' ? boolean : string | undefined
}

/** What `tollgate <name>` needs to know of a command. */
export type Command = {
  help: string
  /** The help of each action that has its own. */
  parts?: Readonly<Record<string, string>>
  run(args: string[]): Promise<number>
}

/** What the help of a command is made of. */
export type Help = { usage: string[]; about: string; flags: Flags; notes?: string[] }

/** The command line itself is wrong; exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** An expected problem of a command; exit code 1, and only the message is shown. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export const configFlag = {
  config: {
    type: 'string',
    value: 'FILE',
    about: 'Configuration file; else TOLLGATE_CONFIG, else tollgate.yaml.',
  },
} as const
export const jsonFlag = {
  json: {
    type: 'boolean',
    about: 'Print JSON for scripts; problems too, as {"error": …} on standard error.',
  },
} as const

/** Reads flags and at most `words.length` words; what is unknown, doubled or without its value is refused by name. */
export function readArguments<const F extends Flags>(
  args: string[],
  flags: F,
  words: readonly string[] = [],
): { flags: Values<F>; words: string[] } {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { type }]) => [name, { type }]),
  )
  const { tokens, positionals } = parseArgs({ args, options, strict: false, tokens: true })
  const values: Record<string, string | boolean | undefined> = {}
  for (const [name, { type }] of Object.entries(flags))
    values[name] = type === 'boolean' ? false : undefined
  const knownOptions = [...Object.keys(flags), 'help'].map((name) => `--${name}`)
  const seen = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
    if (flag === undefined)
      throw new UsageError(
        `There is no option ${rawName} here.${didYouMean(rawName, knownOptions)}`,
      )
    if (seen.has(name)) throw new UsageError(`The option ${rawName} is given twice.`)
    seen.add(name)
    if (flag.type === 'boolean' && value !== undefined)
      throw new UsageError(`The option ${rawName} takes no value.`)
    if (
      flag.type === 'string' &&
      (value === undefined || value === '' || (!inlineValue && value.startsWith('-')))
    )
      throw new UsageError(
        `The option ${rawName} needs a value: ${rawName} ${flag.value ?? 'VALUE'}.`,
      )
    values[name] = value ?? true
  }
  const extra = positionals[words.length]
  if (extra !== undefined)
    throw new UsageError(`${JSON.stringify(extra)} is one word too many here.`)
  // Each flag was given a value of its type above.
  return { flags: values as Values<F>, words: positionals }
}

/** The help of a command: how it is called, what it does, its options, and what else is worth knowing. */
export function helpText({ usage, about, flags, notes = [] }: Help): string {
  const named = Object.entries({
    ...flags,
    help: { type: 'boolean', about: 'Print this.' } satisfies Flag as Flag,
  })
  const rows = named.map(
    ([name, { value, about: what }]) =>
      [`--${name}${value === undefined ? '' : ` ${value}`}`, what] as const,
  )
  const width = Math.max(...rows.map(([left]) => left.length))
  return [
    about,
    '',
    'Usage',
    ...usage.map((line) => `  ${commandLine(line)}`),
    '',
    'Options',
    ...rows.map(([left, what]) => `  ${left.padEnd(width)}  ${what}`),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
  ].join('\n')
}

/** Runs what the first word names, or `usual` where none does. */
export async function act(
  command: string,
  args: string[],
  actions: Readonly<Record<string, (args: string[]) => Promise<void>>>,
  usual?: string,
): Promise<number> {
  const [first, ...rest] = args
  const isNamed = first !== undefined && !first.startsWith('-')
  const name = isNamed ? first : usual
  const known = Object.keys(actions)
  if (name === undefined)
    throw new UsageError(`Say what to do with ${command}: ${known.join(', ')}.`)
  const action = known.includes(name) ? actions[name] : undefined
  if (!action)
    throw new UsageError(
      `There is no \`${command} ${name}\`.${didYouMean(name, known)} There are: ${known.join(', ')}.`,
    )
  await action(isNamed ? rest : args)
  return 0
}

/** A comma list whose every part must be one of `known`. */
export function oneOf<T extends string>(flag: string, text: string, known: readonly T[]): T[] {
  const parts = [...new Set(text.split(',').map((part) => part.trim()))]
  return parts.map((part) => {
    const found = known.find((name) => name === part)
    if (found === undefined)
      throw new UsageError(
        `${flag} does not know ${JSON.stringify(part)}.${didYouMean(part, known)} Known: ${known.join(', ')}.`,
      )
    return found
  })
}
