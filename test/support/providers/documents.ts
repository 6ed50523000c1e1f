import { Ajv2020 } from 'ajv/dist/2020.js'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { factsOf, providers, type ModelFacts } from '../../../server/config/providers.ts'
import { addressOf } from '../../../server/gateway/providers/address.ts'
import { isRecord } from '../../../server/json/json.ts'
import type { Dialect } from '../../../server/gateway/routing/deployments.ts'

const folder = 'spec/upstream/providers'
const paths: Partial<Record<Dialect, string>> = {
  chat: '/chat/completions',
  responses: '/responses',
  messages: '/messages',
  embeddings: '/embeddings',
}

type Schema = { $ref?: string; 'x-rule'?: string[] }
type Media = { schema: Schema; examples?: Record<string, { value: unknown }> }
type Operation = {
  requestBody: { content: Record<string, Media> }
  responses: Record<string, { content: Record<string, Media> }>
}
type ProviderDocument = {
  paths: Record<string, { post?: Operation }>
  components?: { schemas?: Record<string, Schema> }
}

const read = (file: string) => parse(readFileSync(file, 'utf8')) as ProviderDocument

/** Documents refer to each other by their paths, so their addresses are those. */
const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false })
const files = [
  ...readdirSync(folder).filter((name) => name.endsWith('.yaml')),
  ...readdirSync(join(folder, 'parts')).map((name) => `parts/${name}`),
]
const documents = new Map(files.map((name) => [name, read(join(folder, name))]))
for (const [name, document] of documents) ajv.addSchema(document, `file:///spec/providers/${name}`)
ajv.addSchema(read('spec/upstream/inference.yaml'), 'file:///spec/inference.yaml')

/** Whether a request is as a provider's document says; else what is wrong with it. */
export type RequestCheck = (request: unknown) => string[]

/** One provider's service of one model in one dialect. */
export type Cell = {
  provider: string
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

function rulesOf({ requestBody }: Operation, provider: string): RequestCheck[] {
  const { schema } = requestBody.content['application/json'] ?? {}
  const [file, name] =
    /^(.*)#\/components\/schemas\/(\w+)$/.exec(schema?.$ref ?? '')?.slice(1) ?? []
  const document = documents.get(file === '' ? `${provider}.yaml` : (file ?? ''))
  const names = document?.components?.schemas?.[name ?? '']?.['x-rule'] ?? []
  return names.map((rule) => {
    const check = checks[rule]
    if (!check) throw new Error(`no check of the rule ${rule}`)
    return check
  })
}

/** The examples of a service's replies, with their names. */
export const examplesOf = ({ operation }: Cell) =>
  Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Object.entries(content['application/json']?.examples ?? {}).map(([name, { value }]) => ({
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

/** The cells of all documents, so that a new document has its own at once. */
export const cells: Cell[] = [...providers.keys()].flatMap((provider) =>
  Object.entries(paths).flatMap(([dialect, path]): Cell[] => {
    const operation = documents.get(`${provider}.yaml`)?.paths[path]?.post
    if (!operation) return []
    const at = `/paths/${pointer(path)}/post/requestBody/content/application~1json/schema`
    const validate = ajv.compile({ $ref: `file:///spec/providers/${provider}.yaml#${at}` })
    const rules = rulesOf(operation, provider)
    const check: RequestCheck = (request) => [
      ...(validate(request)
        ? []
        : (validate.errors ?? []).map(
            (one) => `${one.instancePath} ${one.message} ${JSON.stringify(one.params)}`,
          )),
      ...rules.flatMap((rule) => rule(request)),
    ]
    return modelsOf(provider).flatMap((model): Cell[] => {
      const facts = factsOf(providers.get(provider) ?? { title: '', dialects: [] }, model)
      const cell = { provider, dialect: dialect as Dialect, model, facts, check, operation }
      if (facts.dialects?.includes(cell.dialect) === false) return []
      const { hasModel } = addressOf('', cell.dialect, facts, { model })
      return [{ ...cell, isModelInPath: hasModel }]
    })
  }),
)
