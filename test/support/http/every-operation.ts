import { expect } from 'vitest'
import type { Gateway } from '../servers/gateway.ts'
import { assertHeaders } from './headers.ts'
import { exchange, requestBytes, type Reply } from './raw.ts'
import { assertRefusal } from './replies.ts'
import { contracts, fault } from './schemas.ts'

export type Operation = {
  service: keyof typeof contracts
  id: string
  method: string
  path: string
  access: 'open' | 'bearer' | 'body' | 'payment'
  body: string
}
const formType = 'multipart/form-data'
type BodyType = 'application/json' | typeof formType

type OperationObject = {
  operationId: string
  security?: object[]
  'x-key'?: 'body'
  requestBody?: {
    content: Partial<
      Record<BodyType, { examples: Record<string, { value: Record<string, string> }> }>
    >
  }
}

export const someId = '0198a3c2-7d1e-7abc-8def-0123456789ab'
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** A body of JSON, or a form with a file. */
const bodyWith = (value: Record<string, string>, isForm: boolean): string =>
  isForm
    ? Object.entries(value).map(partOf).join('') + `--${boundary}--\r\n`
    : JSON.stringify(value)

const boundary = 'every-operation'

function partOf([name, text]: [string, string]): string {
  const file = name === 'file' ? `; filename="${text}"` : ''
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`
}

const typeOf = (body: string): string =>
  body.startsWith('--') ? `${formType}; boundary=${boundary}` : 'application/json'

/** Every operation of every served contract, with a path that exists and a valid body. */
export const operations: Operation[] = Object.entries(contracts).flatMap(([service, contract]) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, described]) => {
        const {
          operationId,
          security = contract.security,
          'x-key': key,
          requestBody,
        } = described as OperationObject // what OpenAPI has at this place
        const isPaid = security.some((requirement) => 'Payment' in requirement)
        const { [formType]: form, 'application/json': json } = requestBody?.content ?? {}
        const [example] = Object.values((form ?? json)?.examples ?? {})
        const open = security.length > 0 ? 'bearer' : 'open'
        return {
          service: service as Operation['service'],
          id: operationId,
          method: method.toUpperCase(),
          path: path
            .replace('{id}', someId)
            .replace('{model}', 'hermes-3-llama3.1-8b')
            .replace('{owner}', 'mistralai')
            .replace('{name}', 'mistral-7b-instruct')
            .replace('{agent_id}', 'EchoAgent')
            .replace('{tool}', 'echo')
            .replace('/console/{file}', '/console/console.js')
            .replace('{file}', 'page.js'),
          access: key ?? (isPaid ? 'payment' : open),
          body: example ? bodyWith(example.value, form !== undefined) : '',
        }
      }),
  ),
)

/** Rows of a test for each of them. */
export const named = (all: Operation[]) =>
  all.map(
    (operation) =>
      [`${operation.service} ${operation.method} ${operation.path}`, operation] as const,
  )

/** The key, or the operator's token, that is right for a service. */
export const tokenOf = (gateway: Gateway, service: Operation['service']) =>
  service === 'operator' ? gateway.operatorToken : gateway.key

/** Queries of paths that cannot do without. */
const queries: Record<string, string> = { '/series': '?metric=requests' }

/** Sends the request of an operation with these header lines. */
export async function sendTo(
  gateway: Gateway,
  { service, method, path, body }: Operation,
  headers: string[],
  query = queries[path] ?? '',
): Promise<Reply> {
  const url = {
    gateway: gateway.url,
    mesh: gateway.meshUrl,
    messages: gateway.url,
    metadata: gateway.metadataUrl,
    openai: gateway.url,
    operator: gateway.operatorUrl,
    responses: gateway.url,
  }[service]
  const type = body === '' ? [] : [`Content-Type: ${typeOf(body)}`]
  const { reply } = await exchange(
    url,
    requestBytes(
      `${method} ${path}${query} HTTP/1.1`,
      ['Host: tollgate.test', 'Connection: close', ...type, ...headers],
      body,
    ),
  )
  if (!reply) throw new Error(`no reply to ${method} ${path}`)
  assertHeaders(service, method, path, reply)
  return reply
}

/** Whether the errors of a service have OpenAI's form. */
export const isOpenAI = (service: string) => service === 'openai' || service === 'responses'

/** A refusal in the error body of its service's contract. */
export function assertOwnRefusal(
  service: Operation['service'],
  reply: Reply,
  ...statuses: number[]
) {
  if (service !== 'mesh' && service !== 'messages' && !isOpenAI(service))
    return assertRefusal(reply, ...statuses)
  const json: unknown = JSON.parse(reply.body.toString())
  expect(statuses, `${reply.status} ${JSON.stringify(json)}`).toContain(reply.status)
  if (isOpenAI(service)) {
    expect(fault(service, 'Error', json)).toBeNull()
    // Judged by Ajv on the line above.
    return (json as { error: { message: string; code: string | null } }).error
  }
  if (service === 'messages') {
    expect(fault('messages', 'Error', json)).toBeNull()
    // Judged by Ajv on the line above.
    const { error, request_id: id } = json as {
      error: { type: string; message: string }
      request_id: string
    }
    expect(reply.headers['request-id']).toBe(id)
    return { message: error.message, code: error.type }
  }
  expect(fault('mesh', 'Error', json)).toBeNull()
  // Judged by Ajv on the line above.
  return json as { error: number; message: string; code?: string }
}
