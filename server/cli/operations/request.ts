import { commandLine } from '../../command.ts'
import {
  configFlag,
  jsonFlag,
  oneOf,
  readArguments,
  urlForm,
  UsageError,
  wholeNumber,
} from '../arguments.ts'
import { durationText, parseDuration, parseTime } from '../times.ts'
import { flagsOf, type OperationCommand, type OperationFlag } from './commands.ts'

/** The fields of a request, in the contract's form. */
export type OperationRequest = {
  /** The path parameter. */
  word?: string
  query: Record<string, unknown>
  body: Record<string, unknown>
}

/** Where an operation runs, and how to print its result. */
export type OperationOptions = {
  config?: string | undefined
  url?: string | undefined
  json?: boolean
}

/** Options of every operation. */
export const commonFlags = {
  url: {
    value: 'URL',
    about: 'Operator URL of the running server to call; by default that of the configuration.',
    form: urlForm,
  },
  ...configFlag,
  ...jsonFlag,
} as const

/** Parses a command line into a request; throws a UsageError if it is wrong. */
export function readRequest(
  command: OperationCommand,
  args: string[],
): { request: OperationRequest; options: OperationOptions } {
  const { argument, flags } = command
  const read = readArguments(
    args,
    { ...flagsOf(command), ...commonFlags },
    argument ? [argument.value] : [],
  )
  const values = read.flags as Record<string, string | boolean | undefined>
  const request: OperationRequest = { query: {}, body: {} }
  for (const [flag, input] of Object.entries(flags)) {
    const value = inputFrom(flag, input, values[flag])
    if (value !== undefined) request[input.in][input.name] = value
  }
  const isSet = Object.keys(flags).some((flag) => values[flag] !== undefined)
  if (command.needsFlag && !isSet)
    throw new UsageError(`Set at least one of --${Object.keys(flags).join(', --')}.`)
  const options = values as OperationOptions // as `commonFlags` has them
  const [word] = read.words
  if (argument && word === undefined) throw new UsageError(missingWord(command))
  return { request: { ...request, ...(word !== undefined && { word }) }, options }
}

function missingWord({ words, argument, named, noun }: OperationCommand): string {
  if (!argument?.isId)
    return `Name the ${noun}: \`${commandLine(`${words.join(' ')} ${argument?.value}`)}\`.`
  const ways = named ? 'its id, the beginning of it, or its name' : 'its id'
  return `Name the ${noun} by ${ways}; \`${commandLine(`${words[0]} list`)}\` lists them.`
}

function inputFrom(
  flag: string,
  input: OperationFlag,
  value: string | boolean | undefined,
): unknown {
  if (value === undefined || value === false) {
    if (input.required)
      throw new UsageError(`--${flag} is required: --${flag} ${input.value ?? ''}.`)
    return input.usual
  }
  return value === true ? true : valueFrom(`--${flag}`, input, value)
}

function valueFrom(flag: string, input: OperationFlag, text: string): unknown {
  const { kind, choices, canBeNull } = input
  if (canBeNull && text === 'none') return null
  switch (kind) {
    case 'list':
      return choices ? oneOf(flag, text, choices) : namesIn(flag, text)
    case 'pairs':
      return pairsIn(flag, text)
    case 'integer':
      return wholeNumber(
        flag,
        text,
        [input.minimum ?? 0, input.maximum ?? Number.MAX_SAFE_INTEGER],
        canBeNull ? ', or none' : '',
      )
    case 'time':
      // Queries refer to the past; bodies set future times.
      return parseTime(flag, text, Date.now(), input.in === 'query' ? -1 : 1)
    case 'ms':
      return duration(flag, text, 1, input)
    case 's':
      return duration(flag, text, 1000, input)
    default:
      return choices ? choice(flag, text, choices) : text
  }
}

function namesIn(flag: string, text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  const unique = [...new Set(names.filter((name) => name !== ''))]
  if (unique.length > 0) return unique
  throw new UsageError(`${flag} takes names, separated by commas, not ${JSON.stringify(text)}.`)
}

/** Values of digits are numbers; `none` is an empty list. Amounts of money are text. */
function pairsIn(flag: string, text: string): Record<string, string | number> {
  if (text === 'none') return {}
  const pairs = text.split(',').map((pair) => {
    const at = pair.indexOf('=')
    if (at < 1 || at === pair.length - 1)
      throw new UsageError(
        `${flag} takes NAME=VALUE, separated by commas, not ${JSON.stringify(pair)}.`,
      )
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    return [name, /^(rpm|tpm|most)$/.test(name) && /^\d+$/.test(value) ? Number(value) : value]
  })
  return Object.fromEntries(pairs) as Record<string, string | number>
}

function duration(flag: string, text: string, unitMs: number, { maximum }: OperationFlag): number {
  const ms = parseDuration(flag, text)
  if (maximum !== undefined && ms > maximum * unitMs)
    throw new UsageError(`${flag} must be at most ${durationText(maximum * unitMs)}, not ${text}.`)
  return Math.ceil(ms / unitMs)
}

function choice(flag: string, text: string, choices: readonly string[]): string {
  const [value = text, ...more] = oneOf(flag, text, choices)
  if (more.length === 0) return value
  throw new UsageError(`${flag} takes one value, not ${JSON.stringify(text)}.`)
}
