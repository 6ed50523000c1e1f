import { Ajv2020 } from 'ajv/dist/2020.js'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { factsOf, providers, type ModelFacts } from '../../../server/config/providers.ts'
import {
  addressOf,
  usualPaths,
  type Operation as OperationName,
} from '../../../server/gateway/providers/address.ts'
import { isRecord } from '../../../server/json/json.ts'
import type { Dialect } from '../../../server/gateway/routing/deployments.ts'

const folder = 'spec/upstream/providers'

type Schema = { $ref?: string; 'x-rule'?: string[] }
type Media = { schema: Schema; examples?: Record<string, { value: unknown }> }
type Operation = {
  requestBody: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}
type ProviderDocument = {
  paths: Record<string, { $ref?: string; post?: Operation }>
  components?: { schemas?: Record<string, Schema> }
}

const read = (file: string) => parse(readFileSync(file, 'utf8')) as ProviderDocument

/** Documents refer to each other by their paths, so their addresses are those. */
const options = { strict: false, validateSchema: false, validateFormats: false }
const ajv = new Ajv2020(options)
/** The fields of forms are texts. */
const formAjv = new Ajv2020({ ...options, coerceTypes: true })
const files = [
  ...readdirSync(folder).filter((name) => name.endsWith('.yaml')),
  ...readdirSync(join(folder, 'parts')).map((name) => `parts/${name}`),
]
const documents = new Map(files.map((name) => [name, read(join(folder, name))]))
for (const one of [ajv, formAjv]) {
  for (const [name, document] of documents)
    one.addSchema(document, `file:///spec/providers/${name}`)
  one.addSchema(read('spec/upstream/inference.yaml'), 'file:///spec/inference.yaml')
}

/** Whether a request is as a provider's document says; else what is wrong with it. */
export type RequestCheck = (request: unknown) => string[]

/** Operations that are not a dialect's main one, by their dialect. */
const extra: Partial<Record<OperationName, Dialect>> = {
  compact: 'responses',
  input_tokens: 'responses',
  count_tokens: 'messages',
}

/** One provider's service of one model in one operation. */
export type Cell = {
  provider: string
  /** The operation: its dialect, unless it is another one of it. */
  at: OperationName
  dialect: Dialect
  model: string
  facts: ModelFacts
  check: RequestCheck
  operation: Operation
  /** Whether the address names the model, so that the body does not. */
  isModelInPath: boolean
}

/** A model for each set of facts: one of each group of names, and one of none. */
function modelsOf(name: string): string[] {
  const groups = providers.get(name)?.models ?? []
  return [
    'some-model',
    ...groups.flatMap(({ names }) => names.map((one) => one.replaceAll('*', '-1'))),
  ]
}

const pointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')

/** An operation of a document, and the file in which it is. */
function operationAt(
  file: string,
  path: string,
): { file: string; operation: Operation } | undefined {
  const item = documents.get(file)?.paths[path]
  const [target] = item?.$ref?.split('#') ?? []
  if (target !== undefined) return operationAt(target, path)
  return item?.post && { file, operation: item.post }
}

function rulesOf({ requestBody }: Operation, from: string): RequestCheck[] {
  const { schema } = requestBody.content['application/json'] ?? {}
  const [file, name] =
    /^(.*)#\/components\/schemas\/(\w+)$/.exec(schema?.$ref ?? '')?.slice(1) ?? []
  const document = documents.get(file === '' ? from : (file ?? ''))
  const names = document?.components?.schemas?.[name ?? '']?.['x-rule'] ?? []
  return names.map((rule) => {
    const check = checks[rule]
    if (!check) throw new Error(`no check of the rule ${rule}`)
    return check
  })
}

/** The examples of a service's replies of a type, with their names. */
export const examplesOf = ({ operation }: Cell, type = 'application/json') =>
  Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content[type]?.examples ?? {}).map(([name, { value }]) => ({
      name,
      status: Number(status),
      value,
    })),
  )

type Message = Record<string, unknown> & { role: string }

const messagesOf = (request: unknown): Message[] => {
  const list = isRecord(request) ? request['messages'] : undefined
  return Array.isArray(list) ? (list as Message[]) : []
}

const rolesOf = (request: unknown): string =>
  messagesOf(request)
    .map(({ role }) => role)
    .join(' ')

/** Rules of documents that JSON Schema cannot say. */
const checks: Record<string, RequestCheck> = {
  one_leading_system: (request) =>
    /(?<!^)\bsystem\b/.test(rolesOf(request)) ? ['a system message is not the first'] : [],
  no_user_after_tool: (request) =>
    /tool user/.test(rolesOf(request)) ? ['a user message follows the result of a tool'] : [],
  alternate: (request) =>
    /user user|assistant assistant/.test(rolesOf(request)) ? ['roles do not alternate'] : [],
  starts_with_user: (request) =>
    rolesOf(request).startsWith('user') ? [] : ['the first message is not the user’s'],
  thought_signatures: (request) =>
    messagesOf(request).flatMap(({ tool_calls: calls }) => {
      const first: unknown = Array.isArray(calls) ? calls[0] : undefined
      return isRecord(first) && !isRecord(first['extra_content'])
        ? ['the first call of a turn has no thought signature']
        : []
    }),
  results_follow_calls: (request) => {
    const open = new Set<unknown>()
    const faults: string[] = []
    for (const { role, tool_calls: calls, tool_call_id: id } of messagesOf(request)) {
      if (role === 'tool' && !open.delete(id)) faults.push(`no call has the id ${String(id)}`)
      if (Array.isArray(calls)) for (const call of calls) open.add((call as { id: unknown }).id)
    }
    return [...faults, ...[...open].map((id) => `the call ${String(id)} has no result`)]
  },
}

/** What checks the requests of an operation of a document. */
function checkOf({ file, operation }: { file: string; operation: Operation }, path: string) {
  const isForm = 'multipart/form-data' in operation.requestBody.content
  const type = isForm ? 'multipart~1form-data' : 'application~1json'
  const at = `/paths/${pointer(path)}/post/requestBody/content/${type}/schema`
  const $ref = `file:///spec/providers/${file}#${at}`
  const validate = (isForm ? formAjv : ajv).compile({ $ref })
  const rules = rulesOf(operation, file)
  return (request: unknown) => [
    ...(validate(request)
      ? []
      : (validate.errors ?? []).map(
          (one) => `${one.instancePath} ${one.message} ${JSON.stringify(one.params)}`,
        )),
    ...rules.flatMap((rule) => rule(request)),
  ]
}

/** The cells of all documents, so that a new document has its own at once. */
export const cells: Cell[] = [...providers].flatMap(([provider, described]) =>
  Object.entries(usualPaths).flatMap(([name, path]): Cell[] => {
    const found = operationAt(`${provider}.yaml`, `/${path}`)
    if (!found) return []
    const at = name as OperationName
    const dialect = extra[at] ?? (at as Dialect)
    const check = checkOf(found, `/${path}`)
    const { operation } = found
    return modelsOf(provider).flatMap((model): Cell[] => {
      const facts = factsOf(described, model)
      if (facts.dialects?.includes(dialect) === false) return []
      const isModelInPath = addressOf('', at, facts, { model }).hasModel
      return [{ provider, at, dialect, model, facts, check, operation, isModelInPath }]
    })
  }),
)
