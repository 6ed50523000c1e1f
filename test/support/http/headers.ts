import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { contracts } from './schemas.ts'

type Header = { $ref?: string; required?: boolean; schema?: { type?: string } }
type Response = { $ref?: string; headers?: Record<string, Header>; content?: object }
type Operation = { responses: Record<string, Response> }
type Service = keyof typeof contracts
type ReplyHead = { status: number; headers: Record<string, string | string[] | undefined> }

/** What HTTP itself needs; OpenAPI has no place for most of it. */
const ofHttp = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
])

const ajv = new Ajv2020({ strict: false })
const compiled = new Map<Header, ValidateFunction>()

function validatorOf(header: Header): ValidateFunction {
  const validate = compiled.get(header) ?? ajv.compile(header.schema ?? {})
  compiled.set(header, validate)
  return validate
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

/**
 * The operation that answers; for an unknown method any other of the path; undefined for an unknown
 * path.
 */
function operationAt(service: Service, method: string, path: string): Operation | undefined {
  const [pathOnly = ''] = path.split('?')
  const templates = Object.keys(contracts[service].paths).toSorted(
    (a, b) => a.split('{').length - b.split('{').length,
  )
  const template = templates.find((one) => patternOf(one).test(pathOnly))
  const item =
    (contracts[service].paths as Record<string, Record<string, Operation>>)[template ?? ''] ?? {}
  const own = item[method === 'HEAD' ? 'get' : method.toLowerCase()]
  return own ?? Object.values(item).find((one) => 'responses' in one)
}

function resolved<Part extends { $ref?: string }>(service: Service, part: Part): Part {
  if (part.$ref === undefined) return part
  const steps = part.$ref.slice(2).split('/')
  const target = steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown>)[step],
    contracts[service],
  )
  return target as Part // bundled contracts have what they refer to
}

/**
 * What is wrong with status, media type and headers of a reply by the contract of its service;
 * nothing for an unknown path.
 */
export function headerFaults(
  service: Service,
  method: string,
  path: string,
  { status, headers }: ReplyHead,
): string[] {
  const operation = operationAt(service, method, path)
  if (!operation) return []
  const response = operation.responses[String(status)]
  if (!response) return [`the contract has no ${status} here`]
  const { headers: own = {}, content = {} } = resolved(service, response)
  const common = contracts[service]['x-common-headers'] as Record<string, Header>
  const declared = new Map(
    Object.entries({ ...common, ...own }).map(([name, header]) => [name.toLowerCase(), header]),
  )
  const faults: string[] = []
  const [type] = String(headers['content-type'] ?? '').split(';')
  if (type !== '' && !Object.hasOwn(content, type ?? '')) faults.push(`content-type: ${type}`)
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || ofHttp.has(name)) continue
    const header = declared.get(name)
    if (!header) faults.push(`${name} is not in the contract`)
    else if (!isValid(resolved(service, header), value)) faults.push(`${name}: ${String(value)}`)
  }
  for (const [name, header] of declared) {
    if (resolved(service, header).required === true && headers[name] === undefined)
      faults.push(`${name} is missing`)
  }
  return faults
}

function isValid(header: Header, value: string | string[]): boolean {
  const { type } = header.schema ?? {}
  const isWritten =
    (type === 'integer' && /^\d+$/.test(String(value))) ||
    (type === 'boolean' && /^(true|false)$/.test(String(value)))
  return validatorOf(header)(isWritten ? (JSON.parse(String(value)) as unknown) : value)
}

/** Checks what is not the body of a reply against the contract. */
export function assertHeaders(
  service: Service,
  method: string,
  path: string,
  reply: ReplyHead,
): void {
  expect(headerFaults(service, method, path, reply), `${method} ${path} ${reply.status}`).toEqual(
    [],
  )
}
