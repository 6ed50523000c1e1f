import { commandLine } from '../../command.ts'
import { isRecord } from '../../json/json.ts'
import { formatUsd } from '../../money.ts'
import { print, say, table, tableOf, type Columns } from '../output.ts'
import { ageOf, secondOf } from '../times.ts'
import type { OperationCommand } from './commands.ts'

type Body = Record<string, unknown>

/** Prints the response of an operation for people. */
export function show(command: OperationCommand, body: Body, isFiltered: boolean): void {
  const { done, prints, rows, columns } = command
  if (done !== undefined) {
    say(sentenceFrom(done, command, body))
    if (prints !== undefined) print(String(body[prints]))
  } else if (rows !== undefined && columns) {
    showRows(command, body[rows] as Body[], isFiltered)
    showNext(body)
    showWaiting(command, body[rows] as Body[])
  } else if (command.firstMember === undefined) print(String(body['text']))
  else showObject(command, body)
}

/** Prints the option for the next page, if there is one. */
export function showNext({ next }: Body): void {
  if (typeof next === 'string') say(`Next page: --after ${next}`)
}

/** Prints which rows require action by the operator. */
function showWaiting({ waiting = {}, words }: OperationCommand, rows: readonly Body[]): void {
  for (const [state, why] of Object.entries(waiting)) {
    const count = rows.filter((row) => row['state'] === state).length
    const subject = count === 1 ? 'One of these is' : `${count} of these are`
    if (count > 0) say(`${subject} ${state}, ${why}: ${commandLine(`${words[0]} show ID`)}`)
  }
}

function showRows(command: OperationCommand, rows: readonly Body[], isFiltered: boolean): void {
  const { columns = [], words, empty, kinds } = command
  if (rows.length === 0) {
    if (isFiltered) return say(`There are no such ${words[0]}.`)
    return say(withCommands(empty ?? `There are no ${words[0]} yet.`))
  }
  const cells = columns.map(({ title, members }) => [
    title,
    (row: Body) => {
      const member = members.find((name) => row[name] != null) ?? members[0] ?? ''
      return title === 'age' ? ageOf(Number(row[member])) : cellOf(command, member, row[member])
    },
  ])
  const numbers = columns.filter(
    ({ title, members: [member = ''] }) => title === 'age' || isNumber(kinds[member]),
  )
  const right = numbers.map(({ title }) => title)
  print(tableOf(rows, Object.fromEntries(cells) as Columns<Body>, right))
}

const isNumber = (kind: string | undefined) => kind === 'number' || kind === 'nano'

/** Prints one field per line, arrays of objects as tables, and the meaning of its state. */
export function showObject(command: OperationCommand, body: Body): void {
  const order = new Set([...(command.members ?? []), ...Object.keys(body)])
  const ordered = [...order].flatMap((name) => (name in body ? [[name, body[name]] as const] : []))
  const members = Object.entries(flattened(Object.fromEntries(ordered)))
  const lists = members.filter(([, value]) => isListOfObjects(value)) as [string, Body[]][]
  const simple = members.filter(([, value]) => !isListOfObjects(value))
  const width = Math.max(...members.map(([name]) => name.length)) + 2
  const lines = simple.map(
    ([name, value]) => `${name.padEnd(width)}${cellOf(command, name, value, isoOf)}`,
  )
  const tables = lists.map(([name, rows]) => `${name}\n\n${listTable(command, rows)}`)
  const meanings = simple.flatMap(
    ([name, value]) => command.meanings?.[name]?.[String(value)] ?? [],
  )
  print([...(lines.length > 0 ? [lines.join('\n')] : []), ...tables, ...meanings].join('\n\n'))
}

const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

/** Fields of nested objects get dotted names. */
function flattened(body: Body, prefix = ''): Body {
  const members = Object.entries(body).flatMap(([name, value]) =>
    Object.entries(
      isRecord(value) ? flattened(value, `${prefix}${name}.`) : { [prefix + name]: value },
    ),
  )
  return Object.fromEntries(members)
}

function listTable(command: OperationCommand, rows: readonly Body[]): string {
  const flat = rows.map((row) => flattened(row))
  const names = [...new Set(flat.flatMap((row) => Object.keys(row)))]
  const numbers = names.filter((name) => isNumber(command.kinds[lastOf(name)]))
  const cells = flat.map((row) => names.map((name) => cellOf(command, name, row[name])))
  return table(names, cells, numbers)
}

const lastOf = (name: string): string => name.split('.').at(-1) ?? name
const isoOf = (at: number): string => new Date(at).toISOString()

/** A value in one line. */
function cellOf(
  { kinds }: OperationCommand,
  name: string,
  value: unknown,
  formatTime = secondOf,
): string {
  if (value === null || value === undefined) return '-'
  const kind = kinds[lastOf(name)]
  if (kind === 'time') return formatTime(Number(value))
  if (kind === 'nano') return formatUsd(BigInt(value as number | string))
  if (Array.isArray(value) && !value.some(isRecord)) return value.join(', ') || '-'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.replaceAll(/[\t\r\n]+/g, ' ')
}

/** Fills in `{field}`, or the text after `|` if it is null, and completes commands in backticks. */
function sentenceFrom(template: string, { kinds }: OperationCommand, body: Body): string {
  const text = template.replaceAll(
    /\{(\w+)(?:\|([^}]*))?\}/g,
    (_, name: string, otherwise: string) => {
      const value = body[name]
      if (value == null) return otherwise
      return kinds[name] === 'time' ? isoOf(Number(value)) : String(value)
    },
  )
  return withCommands(text)
}

const withCommands = (text: string): string =>
  text.replaceAll(/`([^`]+)`/g, (_, words: string) => `\`${commandLine(words)}\``)
