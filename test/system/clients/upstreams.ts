import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandboxInference } from '../../../server/sandbox/inference.ts'
import {
  models,
  startGateway,
  type Gateway,
  type GatewayOptions,
  type Model,
} from '../../support/servers/gateway.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'

/**
 * One request that reached the upstream; `closedAt` is when its connection was closed before the
 * reply was whole.
 */
export type Call = {
  behaviour: string
  headers: IncomingMessage['headers']
  prompt: string
  at: number
  closedAt: number | null
}

type ChatBody = {
  model: string
  stream: boolean
  messages: { content: string }[]
  response_format?: object
}
type Behaviour = (
  res: ServerResponse,
  request: ChatBody,
  isFirst: boolean,
) => Promise<unknown> | unknown

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`
const chunk = (delta: object, finish_reason: string | null = null) =>
  event({
    id: 'cmpl-7',
    object: 'chat.completion.chunk',
    created: 1767225600,
    model: 'served',
    choices: [{ index: 0, delta, finish_reason }],
  })
const begin = (res: ServerResponse) =>
  res
    .writeHead(200, { 'content-type': 'text/event-stream' })
    .write(chunk({ role: 'assistant', content: 'one ' }))
const whole = (content: string) =>
  JSON.stringify({
    id: 'cmpl-7',
    object: 'chat.completion',
    created: 1767225600,
    model: 'served',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  })
const refuse = (res: ServerResponse, status: number, headers: Record<string, string> = {}) =>
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(
    JSON.stringify({
      error: { message: 'secret upstream text', type: 'server_error', code: status },
    }),
  )
const busy = (res: ServerResponse, seconds = '1') => refuse(res, 429, { 'retry-after': seconds })

/** Longer than the keep-alive interval of the stage. */
export const silenceMs = 400

const behaviours = {
  /** A word each 10 ms, for as long as somebody listens; a whole reply never comes. */
  async endless(res, { stream }) {
    if (!stream) return
    begin(res)
    for (let word = 2; !res.destroyed; word++) {
      await sleep(10)
      res.write(chunk({ content: `${word} ` }))
    }
  },
  /** Three words, and then nothing for as long as somebody listens. */
  three(res) {
    begin(res)
    res.write(chunk({ content: '2 ' }))
    res.write(chunk({ content: '3 ' }))
  },
  /** Says what it was asked, as JSON. */
  mirror(res, { stream, messages, response_format }) {
    const text = JSON.stringify({ messages, response_format })
    if (!stream) return res.writeHead(200, { 'content-type': 'application/json' }).end(whole(text))
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.end(
      chunk({ role: 'assistant', content: text.slice(0, 40) }) +
        chunk({ content: text.slice(40) }) +
        chunk({}, 'stop') +
        'data: [DONE]\n\n',
    )
  },
  /** Ends after two words, without a finish reason. */
  cut(res) {
    begin(res)
    res.end(chunk({ content: 'two ' }))
  },
  /** Says after two words that it failed. */
  error_event(res) {
    begin(res)
    res.write(chunk({ content: 'two ' }))
    res.end(
      event({ error: { message: 'secret upstream text', type: 'server_error', code: 500 } }) +
        'data: [DONE]\n\n',
    )
  },
  /** Silent before the first word and between two words. */
  async slow(res) {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    await sleep(silenceMs)
    res.write(chunk({ role: 'assistant', content: 'one ' }))
    await sleep(silenceMs)
    res.end(`${chunk({ content: 'two' })}${chunk({}, 'stop')}data: [DONE]\n\n`)
  },
  /** Its first byte does not come in time. */
  late: () => {},
  broken: (res) => refuse(res, 500),
  busy: (res) => busy(res),
  /** Busy for an hour. */
  busy_long: (res) => busy(res, '3600'),
  /** Busy when it hears a prompt for the first time. */
  busy_once: (res, { stream }, isFirst) => {
    if (isFirst) return busy(res)
    if (!stream)
      return res.writeHead(200, { 'content-type': 'application/json' }).end(whole('at last'))
    begin(res)
    res.end(`${chunk({ content: 'at last' })}${chunk({}, 'stop')}data: [DONE]\n\n`)
  },
  refusing: (res) => refuse(res, 400),
} satisfies Record<string, Behaviour>

export type BehaviourName = keyof typeof behaviours

export type ClientGateway = {
  gateway: Gateway
  /** The model that is served with this behaviour. */
  model(behaviour: BehaviourName | 'sandbox'): Model
  /** What reached the misbehaving upstream, oldest first. */
  calls: Call[]
  /** Requests that the gateway has answered so far. */
  answered(): number
  close(): Promise<void>
}

/**
 * The real gateway: its models are served by the sandbox's inference server or, as named, by one
 * that misbehaves.
 */
export async function startClientGateway(
  names: readonly (BehaviourName | 'sandbox')[],
  options: GatewayOptions = {},
): Promise<ClientGateway> {
  if (names.length > models.length) throw new Error(`the contract has only ${models.length} models`)
  const calls: Call[] = []
  const server = createServer((req, res) => void serve(req, res, calls))
  const port = await listenOnLoopback(server)
  const sandbox = await startSandboxInference()
  const base_url = `http://127.0.0.1:${port}/v1`
  const modelOf = new Map(names.map((name, place) => [name, models[place] ?? models[0]]))
  const gateway = await startGateway({
    upstreams: {
      sandbox: { base_url: sandbox.base_url },
      odd: { base_url },
      mute: { base_url, first_byte_ms: 250 },
    },
    routes: {
      '*': [{ upstream: 'sandbox' }],
      ...Object.fromEntries([...modelOf].map(([name, model]) => [model, [deploymentOf(name)]])),
    },
    // One attempt and no breaker: what a client hears is of its own request.
    retry: { attempts: 1 },
    breaker: { failures: 1000, window: 1000 },
    ...options,
    limits: { keep_alive_ms: 100, ...options.limits },
  })
  return {
    gateway,
    calls,
    model(behaviour) {
      const model = modelOf.get(behaviour)
      if (!model) throw new Error(`no model is ${behaviour} on this stage`)
      return model
    },
    answered: () =>
      gateway.observed.filter(
        (observation) => observation.kind === 'requestEnded' && observation.service === 'gateway',
      ).length,
    async close() {
      await gateway.stop()
      await sandbox.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

const deploymentOf = (name: string) =>
  name === 'sandbox'
    ? { upstream: 'sandbox' }
    : { upstream: name === 'late' ? 'mute' : 'odd', model: name }

async function serve(req: IncomingMessage, res: ServerResponse, calls: Call[]): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part as Buffer) // no encoding is set
  if (!req.complete) return // the gateway gave up before it had sent all of it
  // What the gateway sends; a throw fails the run.
  const request = JSON.parse(Buffer.concat(parts).toString()) as ChatBody
  const prompt = request.messages.at(-1)?.content ?? ''
  const isFirst = !calls.some((call) => call.behaviour === request.model && call.prompt === prompt)
  const call: Call = {
    behaviour: request.model,
    headers: req.headers,
    prompt,
    at: performance.now(),
    closedAt: null,
  }
  calls.push(call)
  res.on('close', () => {
    if (!res.writableFinished) call.closedAt = performance.now()
  })
  const behave: Behaviour | undefined = behaviours[request.model as BehaviourName]
  if (!behave) throw new Error(`no behaviour is called ${request.model}`)
  await behave(res, request, isFirst)
}
