import { request, type Agent } from 'undici'
import type { Common, Loop } from './job.ts'
import { askerIn } from './dialects/requests.ts'
import { verifyIn } from './dialects/replies.ts'
import { askAgent, verifyAgent } from './mesh-traffic.ts'
import { ask, hasContent } from './traffic.ts'

/** Times in ms, from the request to its first content and to its end. */
type Times = { first: number; whole: number }

let lastNumber = 0

/**
 * One request of a connection of this loop. Its reply is read and checked to be complete.
 */
export function exchangeOf(job: Loop, agent: Agent): () => Promise<Times> {
  const { shape } = job
  if (shape === 'document' || shape === 'unchanged') return () => download(job, agent)
  if (shape === 'tool' || shape === 'query') {
    return () => {
      const number = (lastNumber += 1)
      const body = askAgent(shape, job.key ?? '', number)
      return exchange(job, agent, body, (status, received) =>
        verifyAgent(shape, number, status, received),
      )
    }
  }
  const { asked } = job
  const body = ask(shape)
  const nextBody = asked ? askerIn(asked, shape) : () => body
  const dialect = asked?.dialect ?? 'chat'
  return () =>
    exchange(job, agent, nextBody(), (status, received) =>
      verifyIn(dialect, shape, status, received),
    )
}

async function exchange(
  job: Loop,
  agent: Agent,
  body: Buffer,
  check: (status: number, received: string) => void,
): Promise<Times> {
  const start = performance.now()
  let first = 0
  const reply = await send(job, agent, body)
  let received = ''
  for await (const part of reply.body as AsyncIterable<Buffer>) {
    // undici types the parts of a body as any
    received += part.toString('latin1')
    if (first === 0 && hasContent(received)) first = performance.now() - start
  }
  const whole = performance.now() - start
  check(reply.statusCode, received)
  return { first, whole }
}

export const send = ({ url, headers }: Common, agent: Agent, body: Buffer) =>
  request(url, {
    dispatcher: agent,
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: '*/*', ...headers },
  })

/** Reads a large document without parsing it; its length shows that it is complete. */
async function download({ url, headers, shape, bytes }: Loop, agent: Agent): Promise<Times> {
  const start = performance.now()
  const { statusCode, body } = await request(url, { dispatcher: agent, headers })
  let size = 0
  for await (const part of body as AsyncIterable<Buffer>) size += part.length // as above
  const whole = performance.now() - start
  const [status, length] = shape === 'unchanged' ? [304, 0] : [200, bytes]
  if (statusCode !== status || size !== length)
    throw new Error(`status ${statusCode} with ${size} bytes, not ${status} with ${length}`)
  return { first: 0, whole }
}
