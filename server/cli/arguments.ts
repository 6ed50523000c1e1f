import { parseArgs } from 'node:util'
import { commandLine } from '../command.ts'
import { didYouMean } from '../documents/closest.ts'
import { print, printJson, say } from './output.ts'

/** An option of a command. */
export type Flag = {
  /** The placeholder of its value in the help; without one it takes no value. */
  value?: string
  /** One letter that names it too. */
  short?: string
  about: string
  /** The error if it is missing. */
  required?: string
  /** The form of its value, and the words for it in an error. */
  form?: { pattern: RegExp; words: string }
  /** The bounds of a whole number. */
  range?: readonly [minimum: number, maximum: number]
  choices?: readonly string[]
  /** Whether it takes several values, separated by commas. */
  isList?: true
}
type Flags = Record<string, Flag>
type Value<F extends Flag> = F extends { isList: true; choices: readonly (infer Choice)[] }
  ? Choice[]
  : F extends { isList: true }
    ? string[]
    : F extends { range: unknown }
      ? number
      : string
type Values<F extends Flags> = {
  [Name in keyof F]: F[Name] extends { value: string }
    ? Value<F[Name]> | (F[Name] extends { required: string } ? never : undefined)
    : boolean
}

/** The parts of a help text; `notes` come last, one line each. */
export type Help = { usage: string[]; about: string; flags: Flags; notes?: string[] }

/** A command, `tollgate <name>`; `run` returns the exit code. */
export type Command = Help & { run(args: string[]): Promise<number> }

/** The result of a command: with --json the value, else the text and then the notes. */
type Result = { json?: unknown; text?: string; notes?: readonly string[]; ok?: boolean }

type Definition<F extends Flags> = Help & {
  flags: F
  /** The words after the command's name, each with its noun if it is required. */
  words?: Record<string, string | undefined>
  run(flags: Values<F>, words: string[]): Promise<Result | void>
}

/** A command whose arguments are parsed and whose result is printed here. */
export const defineCommand = <const F extends Flags>({
  words = {},
  run,
  ...help
}: Definition<F>): Command => ({
  ...help,
  async run(args) {
    const read = readArguments(args, help.flags, Object.keys(words))
    const nouns = Object.values(words).filter((noun) => noun !== undefined)
    if (read.words.filter((word) => word.trim() !== '').length < nouns.length) {
      const usage = help.usage[0]?.replace(/ \[.*/, '') ?? ''
      throw new UsageError(`Name ${nouns.join(' and ')}: ${commandLine(usage)}.`)
    }
    for (const [name, { required, value }] of Object.entries(help.flags))
      if (required !== undefined && read.flags[name] === undefined)
        throw new UsageError(`${required}: --${name} ${value}.`)
    const { json, text, notes = [], ok = true } = (await run(read.flags, read.words)) ?? {}
    if (args.includes('--json')) printJson(json)
    else {
      if (text !== undefined) print(text)
      for (const note of notes) say(note)
    }
    return ok ? 0 : 1
  },
})

/** A mistake in the command line; exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** An expected problem; exit code 1, and only the message is printed. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The option of commands that read the configuration. */
export const configFlag = {
  config: {
    value: 'FILE',
    about: 'Configuration file; by default TOLLGATE_CONFIG, else tollgate.yaml.',
  },
} as const
/** The option of commands with results for scripts. */
export const jsonFlag = {
  json: {
    about: 'Print JSON, and errors as {"error": …} on standard error.',
  },
} as const

/** The form of URLs of a running server. */
export const urlForm = {
  pattern: /^https?:\/\/[^\s/?#]+/,
  words: 'a URL like http://127.0.0.1:8090',
}

/**
 * Parses options and at most `words.length` other words. Throws a UsageError for an option that is
 * unknown, repeated or without its value.
 */
export function readArguments<const F extends Flags>(
  args: string[],
  flags: F,
  words: readonly string[] = [],
): { flags: Values<F>; words: string[] } {
  const types = Object.entries(flags).map(([name, { value, short }]) => [
    name,
    {
      type: value === undefined ? ('boolean' as const) : ('string' as const),
      ...(short !== undefined && { short }),
    },
  ])
  const options = Object.fromEntries(types)
  const { tokens, positionals } = parseArgs({ args, options, strict: false, tokens: true })
  const set = new Map<string, string | string[] | number | true>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const value = readOption(token, flags)
    if (set.has(token.name))
      throw new UsageError(`The option ${token.rawName} is set more than once.`)
    set.set(token.name, value)
  }
  const extra = positionals[words.length]
  if (extra !== undefined) throw unexpected(extra, flags)
  const values = Object.entries(flags).map(([name, { value }]) => [
    name,
    set.get(name) ?? (value === undefined ? false : undefined),
  ])
  // Each flag has a value of its type.
  return { flags: Object.fromEntries(values) as Values<F>, words: positionals }
}

/** Lists the options: the usual mistake is a file or name without its option. */
function unexpected(word: string, flags: Flags): UsageError {
  const options = Object.entries(flags).map(([name, { value }]) =>
    value === undefined ? `--${name}` : `--${name} ${value}`,
  )
  return new UsageError(
    `Unexpected argument ${JSON.stringify(word)}. The options are ${options.join(', ')}.`,
  )
}

type OptionToken = {
  name: string
  rawName: string
  value: string | undefined
  inlineValue: boolean | undefined
}

function readOption({ name, rawName, value, inlineValue }: OptionToken, flags: Flags) {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
  if (flag === undefined) {
    const names = [...Object.keys(flags), 'help'].map((one) => `--${one}`)
    throw new UsageError(`There is no option ${rawName} here.${didYouMean(rawName, names)}`)
  }
  if (flag.value === undefined) {
    if (value !== undefined) throw new UsageError(`The option ${rawName} takes no value.`)
    return true
  }
  const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('-'))
  if (isMissing)
    throw new UsageError(`The option ${rawName} needs a value: ${rawName} ${flag.value}.`)
  const { form, range, isList, choices } = flag
  if (form && !form.pattern.test(value)) throw new UsageError(`${rawName} must be ${form.words}.`)
  if (range) return wholeNumber(rawName, value, range)
  if (!isList) return value
  if (choices) return oneOf(rawName, value, choices)
  const parts = value.split(',').map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

/** Formats the help of a command. */
export function helpText({ usage, about, flags, notes = [] }: Help): string {
  const help: Flag = { about: 'Print this help.' }
  const rows = Object.entries({ ...flags, help }).map(
    ([name, flag]) =>
      [`--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`, flag.about] as const,
  )
  const width = Math.max(...rows.map(([option]) => option.length))
  return [
    about,
    '',
    'Usage',
    ...usage.map((line) => `  ${commandLine(line)}`),
    '',
    'Options',
    ...rows.map(([option, about]) => `  ${option.padEnd(width)}  ${about}`),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
  ].join('\n')
}

/** Parses a comma-separated list; throws a UsageError for a part that is not in `choices`. */
export function oneOf<T extends string>(flag: string, text: string, choices: readonly T[]): T[] {
  const parts = [...new Set(text.split(',').map((part) => part.trim()))]
  return parts.map((part) => {
    const choice = choices.find((name) => name === part)
    if (choice !== undefined) return choice
    throw new UsageError(
      `${flag} does not take ${JSON.stringify(part)}.${didYouMean(part, choices)} ` +
        `It takes: ${choices.join(', ')}.`,
    )
  })
}

/** Parses a whole number within bounds; `others` are words that the option takes too. */
export function wholeNumber(
  flag: string,
  text: string,
  [minimum, maximum]: readonly [number, number],
  others = '',
): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
  if (value >= minimum && value <= maximum) return value
  throw new UsageError(
    `${flag} must be a whole number from ${minimum} to ${maximum}${others}, ` +
      `not ${JSON.stringify(text)}.`,
  )
}
