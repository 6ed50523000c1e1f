import { dirname, resolve } from 'node:path'
import { didYouMean } from '../../documents/closest.ts'
import { readDocument, type ConfigDocument } from '../../documents/document.ts'
import { ConfigError, dotted } from '../../documents/problems.ts'
import { Failure } from '../../failure.ts'
import { isRecord } from '../../json/json.ts'
import { checkOperation } from '../operations/in-process.ts'
import type { OperationCommand } from '../operations/commands.ts'
import {
  bodyMembers,
  kinds,
  operations,
  sections,
  type SectionKind,
  type ObjectKind,
} from './kinds.ts'

type Body = Record<string, unknown>

/** An object of the file. `body` is that of its creation, with the defaults of the contract. */
export type Declared = {
  kind: ObjectKind
  /** The path of a group, the name of others. */
  name: string
  body: Body
  /** The operation that creates it. */
  create: string
  /** The file of a key's token. */
  tokenFile?: string
}

/** The file of `apply`. */
export type Declaration = {
  stack: string
  objects: Declared[]
  /** Names of upstreams. */
  drains: string[]
  /** A problem with an object or with one of its members, and where it is in the file. */
  problem(of: { kind: SectionKind; name: string }, text: string, member?: string): string
}

type Operations = (operationId: string) => OperationCommand
type Report = (path: string[], text: string, key?: boolean) => void

const members = ['stack', ...Object.values(sections)]

/** Reads the file; throws a ConfigError with each problem, where it is and what would be right. */
export function readDeclaration(file: string, commandOf: Operations): Declaration {
  const document = readDocument(file, file)
  const problems = document.problems.map(({ at, text }) => `${at}: ${text}`)
  if (problems.length > 0) throw new ConfigError(problems)
  const report: Report = (path, text, key = false) =>
    void problems.push(lineOf(document, path, text, key))
  const value = isRecord(document.value) ? document.value : {}
  for (const name of Object.keys(value).filter((one) => !members.includes(one)))
    report([name], `there is no such section.${didYouMean(name, members)}`, true)
  const stack = stackOf(value, report)
  const context = { stack, folder: dirname(resolve(file)), commandOf, report }
  const objects = kinds.flatMap((kind) =>
    entriesOf(value, sections[kind], report).flatMap(([name, settings]) => {
      const declared = declaredOf(kind, name, settings, context)
      return declared ? [declared] : []
    }),
  )
  const drains = drainsOf(value, report)
  if (problems.length > 0) throw new ConfigError(problems)
  // A group is created after its parent.
  objects.sort((one, other) => depthOf(one) - depthOf(other))
  return { stack, objects, drains, problem: problemIn(document) }
}

function lineOf({ at }: ConfigDocument, path: string[], text: string, key = false): string {
  return `${at(path, { key })}: ${dotted(path)}: ${text}`
}

const problemIn =
  (document: ConfigDocument): Declaration['problem'] =>
  ({ kind, name }, text, member) => {
    const path = [sections[kind], name, ...(member === undefined ? [] : [member])]
    return lineOf(document, path, text, member === undefined)
  }

const depthOf = ({ kind, name }: Declared): number =>
  kind === 'group' ? name.split('/').length : Number.MAX_SAFE_INTEGER

function stackOf({ stack }: Body, report: Report): string {
  if (typeof stack === 'string' && /^(?!none$)[^\x00-\x1f\x7f-\x9f]{1,128}$/.test(stack))
    return stack
  report(['stack'], 'name what owns these objects, such as `stack: production`.')
  return ''
}

function entriesOf(value: Body, section: string, report: Report): [string, Body][] {
  const entries = value[section] ?? {}
  if (!isRecord(entries)) {
    report([section], 'this must be a map of names, each with its settings.')
    return []
  }
  return Object.entries(entries).flatMap(([name, settings]): [string, Body][] => {
    if (isRecord(settings ?? {})) return [[name, (settings ?? {}) as Body]]
    report([section, name], 'this must be a map of settings, such as `{ rpm: 60 }`.')
    return []
  })
}

function drainsOf({ drains = [] }: Body, report: Report): string[] {
  if (Array.isArray(drains) && drains.every((name) => typeof name === 'string'))
    return [...new Set(drains)]
  report([sections.upstream], 'this must be a list of names of upstreams, such as `[first]`.')
  return []
}

type Context = { stack: string; folder: string; commandOf: Operations; report: Report }

function declaredOf(
  kind: ObjectKind,
  name: string,
  { token_file: tokenFile, ...settings }: Body,
  { stack, folder, commandOf, report }: Context,
): Declared | undefined {
  const path = [sections[kind], name]
  const isImported = kind === 'key' && settings['token_hash'] !== undefined
  const create = isImported ? 'importKey' : operations[kind].create
  const command = commandOf(create)
  const flagsByMember = bodyMembers(command)
  const identifying = ['name', 'managed_by', ...(kind === 'group' ? ['parent'] : [])]
  const allowed = [...flagsByMember.keys()].filter((member) => !identifying.includes(member))
  if (kind === 'key') allowed.push('token_file', 'token_hash', 'token_prefix')
  const unknown = Object.keys(settings).filter((member) => !allowed.includes(member))
  for (const member of unknown) report([...path, member], notAMember(member, allowed), true)
  if (tokenFile !== undefined && (kind !== 'key' || isImported || typeof tokenFile !== 'string')) {
    const right = 'this must be the path of a file, of a key without token_hash.'
    report([...path, 'token_file'], right)
  }
  if (unknown.length > 0) return undefined
  const body: Body = { ...placeOf(kind, name), managed_by: stack }
  for (const [member, value] of Object.entries(settings))
    body[member] = valueFor(flagsByMember.get(member)?.kind, value)
  if (body['budget_usd'] != null) body['budget_period'] ??= 'month'
  try {
    checkOperation(command, { query: {}, body })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { param = '' } = error.details
    const [member = ''] = /^\w+/.exec(param) ?? []
    const isHere = Object.hasOwn(settings, member)
    report(isHere ? [...path, member] : path, `${error.message}.`, !isHere)
    return undefined
  }
  const isFile = typeof tokenFile === 'string'
  return { kind, name, body, create, ...(isFile && { tokenFile: resolve(folder, tokenFile) }) }
}

const notAMember = (member: string, allowed: readonly string[]) =>
  `there is no such setting.${didYouMean(member, allowed)} The settings are ${allowed.join(', ')}.`

/** A group is named by its path. */
function placeOf(kind: ObjectKind, name: string): Body {
  const at = kind === 'group' ? name.lastIndexOf('/') : -1
  if (at < 0) return { name }
  return { name: name.slice(at + 1), parent: name.slice(0, at) }
}

/** A value as the contract has it: amounts may be numbers of YAML, times may be dates. */
function valueFor(kind: string | undefined, value: unknown): unknown {
  if (kind === 'text' && typeof value === 'number') return String(value)
  if (kind !== 'time' || typeof value !== 'string') return value
  const ms = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : NaN
  return Number.isNaN(ms) ? value : ms
}
