import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { providers } from '../../../../server/config/providers.ts'
import { addressOf, usualPaths } from '../../../../server/gateway/providers/address.ts'
import { cells, examplesOf, type Cell } from '../../../support/providers/documents.ts'
import { checkOf } from '../../../support/providers/fact-checks.ts'
import { operations } from '../../../support/providers/operations.ts'
import { fault } from '../../../support/http/schemas.ts'
import {
  startGateway,
  type Gateway,
  type GatewayOptions,
} from '../../../support/servers/gateway.ts'
import {
  openEvents,
  sendJson,
  startModelServer,
  type ModelServer,
  type ReceivedRequest,
} from '../../../support/upstreams/model-server.ts'

type Fields = Record<string, unknown>

/** The cells of operations besides chats, each as a model of a name of its own. */
const served = cells
  .filter(({ at }) => operations[at] !== undefined)
  // Facts of some models are about conversations.
  .filter(
    ({ provider, at, dialect, facts }, place, all) =>
      place ===
      all.findIndex(
        (one) =>
          one.provider === provider &&
          one.at === at &&
          (dialect !== 'responses' || isDeepStrictEqual(one.facts.members, facts.members)),
      ),
  )
  .map((cell) => ({ ...cell, name: [cell.provider, cell.at, cell.model].join('/') }))
const keyOf = ({ provider, at, facts, model }: Cell) =>
  `${provider} ${addressOf(`/${provider}`, at, facts, { model }).path} ${model}`
const byRequest = new Map(served.map((cell) => [keyOf(cell), cell]))

/** The fields of a form; those whose names end with brackets are lists. */
const fieldsOf = (form: FormData): Fields =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name).map((one) => (typeof one === 'string' ? one : one.name))
      return [name, /^(?!chunking).*\[\]$/.test(name) ? values : values[0]]
    }),
  )

/** The facts that shape these requests; of a caller's own dialect only the sampling members. */
const shaping = ['members', 'rename', 'user'] as const
const sampling = /^(temperature|top_p|top_k|max)$/

/** What is wrong with a request by its document and by its facts. */
function faultsIn(cell: Cell, fields: Fields): string[] {
  const paths = shaping.flatMap((name) =>
    Object.entries(cell.facts[name] ?? {})
      .filter(([, kind]) => name !== 'members' || kind === 'omit')
      .filter(([member]) => cell.dialect !== 'responses' || sampling.test(member))
      .map(([member]) => [name, member]),
  )
  const broken = paths.filter((path) => checkOf(cell.facts, path)?.(fields) === false)
  return [...cell.check(fields), ...broken.map((path) => path.join(' '))]
}

/** What the strict servers have refused. */
const refused: string[] = []

/** Every provider's strict server: it replies with an example of the document. */
function reply(received: ReceivedRequest, res: Parameters<typeof sendJson>[0]) {
  const fields = received.form ? fieldsOf(received.form) : received.body
  const { path, headers } = received
  const cell = byRequest.get(`${headers['x-provider']} ${path} ${String(fields['model'])}`)
  const faults = cell ? faultsIn(cell, fields) : [`no operation at ${path}`]
  refused.push(...faults)
  if (!cell || faults.length > 0) return void res.writeHead(418).end()
  const examples = (type: string) => examplesOf(cell, type).map(({ value }) => value)
  const [audio] = examples('audio/mpeg')
  if (audio !== undefined)
    return void res
      .writeHead(200, { 'content-type': 'audio/mpeg' })
      .end(Buffer.from(String(audio), 'base64'))
  const [stream] = examples('text/event-stream')
  if (fields['stream'] && stream !== undefined) return void openEvents(res).end(String(stream))
  sendJson(res, 200, examples('application/json')[0] as object)
}

let server: ModelServer
let gateway: Gateway

beforeAll(async () => {
  server = await startModelServer((_req, res, received) => reply(received, res))
  const names = [...new Set(served.map(({ provider }) => provider))]
  const base = server.base_url.replace(/\/v1$/, '')
  gateway = await startGateway({
    upstreams: Object.fromEntries(
      names.map((provider) => [
        provider,
        { base_url: `${base}/${provider}`, provider, headers: { 'x-provider': provider } },
      ]),
    ),
    routes: Object.fromEntries(
      served.map(({ name, provider, model }) => [name, [{ upstream: provider, model }]]),
    ),
    models: Object.fromEntries(
      served.map(({ name, dialect }) => [
        name,
        dialect === 'responses' ? { input: ['text', 'image'] } : { kind: dialect as 'rerank' },
      ]),
    ),
  })
})
afterAll(async () => {
  await gateway.stop()
  await server.close()
})

/** Sends a request of an operation, a transcription as a form. */
async function send(at: Cell['at'], model: string, fields: Fields) {
  const form = new FormData()
  if (at === 'transcriptions') {
    const audio = new Blob([Buffer.alloc(8000, 200)])
    for (const [name, value] of Object.entries({ ...fields, model }))
      for (const one of [value].flat()) form.append(name, String(one))
    form.append('file', audio, 'a.wav')
  }
  const isForm = at === 'transcriptions'
  const response = await fetch(`${gateway.url}/openai/v1/${operations[at]?.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${gateway.key}`,
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? form : JSON.stringify({ ...fields, model }),
  })
  return { response, text: await response.text() }
}

describe.each(served)('$name', ({ at, name }) => {
  const { reply: contract, requests } = operations[at] ?? { reply: 'audio', requests: {} }

  test.each(Object.entries(requests))('takes a request, %s', async (_feature, fields) => {
    const { response, text } = await send(at, name, fields)
    expect(refused.splice(0)).toEqual([])
    expect(response.status, text).toBe(200)
    if (fields['stream'])
      return expect(text).toMatch(/"type":"(transcript.text.done|response.comp)/)
    if (contract === 'audio') return expect(response.headers.get('content-type')).toBe('audio/mpeg')
    expect(fault(...contract, JSON.parse(text))).toBeNull()
    expect(response.headers.get('x-estimated')).toBeNull()
  })
})

test('every operation of every document is tried, but those of chats', () => {
  const chats = new Set(['chat', 'messages', 'count_tokens'])
  const others = Object.keys(usualPaths).filter((at) => !chats.has(at))
  expect(Object.keys(operations).toSorted()).toEqual(others.toSorted())
})

const kinds = ['embeddings', 'rerank', 'moderations', 'images', 'speech', 'transcriptions'] as const

test.each([...providers])(
  '%s: a model of a kind that its document lacks is refused with the way out',
  async (provider, { dialects }) => {
    const lacking = kinds.filter((kind) => !dialects.includes(kind))
    const options: GatewayOptions = {
      upstreams: { u: { base_url: 'http://127.0.0.1:9/v1', provider, key_env: 'A_KEY' } },
      env: { A_KEY: 'a-key' },
      routes: Object.fromEntries(lacking.map((kind) => [kind, [{ upstream: 'u' }]])),
      models: Object.fromEntries(lacking.map((kind) => [kind, { kind }])),
    }
    const started = startGateway(options)
    if (lacking.length === 0) return onTestFinished(async () => (await started).stop())
    const error: unknown = await started.catch((thrown: unknown) => thrown)
    for (const kind of lacking)
      expect(String(error)).toContain(`put ${kind} into upstreams.u.dialects`)
  },
)
