import { createGatewayClient, type ChatRequest } from '../../client/gateway.ts'
import { endWithParent } from './child.ts'
import { ask, EVENTS, textOf } from './traffic.ts'

/** So many streams of a shape, by so many readers at once. */
export type Reading = { shape: 'long' | 'paced'; connections: number; count: number }
/** CPU of this process, the fetch included, for each 1000 content events. */
export type Read = { cpuMicros: number } | { error: string }

// Reads streams as its first argument says, by our client or by a bare reader of a fetch, of the
// server in its second.
const [way = '', origin = ''] = process.argv.slice(2)
const gateway = createGatewayClient({ baseUrl: origin, token: 'bench' })
const headers = { authorization: 'Bearer bench', 'content-type': 'application/json' }

endWithParent()
process.on('message', (reading: Reading) => {
  void read(reading)
    .catch((error: unknown): Read => ({ error: String(error) }))
    .then((answer) => process.send?.(answer))
})
process.send?.({ cpuMicros: 0 } satisfies Read)

async function read({ shape, connections, count }: Reading): Promise<Read> {
  const body = ask(shape).toString()
  // What `ask` writes.
  const { stream: _, ...request } = JSON.parse(body) as ChatRequest & { stream: true }
  const textRead = way === 'streamChat' ? () => byClient(request) : () => bare(body)
  let remaining = count
  const reader = async () => {
    while (remaining > 0) {
      remaining -= 1
      if ((await textRead()) !== textOf(shape)) throw new Error('the text differs')
    }
  }
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: connections }, reader))
  const { user, system } = process.cpuUsage(before)
  return { cpuMicros: ((user + system) / (count * EVENTS[shape])) * 1000 }
}

async function byClient(request: ChatRequest): Promise<string> {
  let text = ''
  for await (const chunk of gateway.streamChat(request))
    text += chunk.choices[0]?.delta.content ?? ''
  return text
}

type Chunk = { choices: { delta: { content?: string } }[] }

/**
 * A hand-written reader without error handling: it checks neither status nor type, takes LF only,
 * and accepts a cut stream as complete.
 */
async function bare(body: string): Promise<string> {
  const response = await fetch(`${origin}/v1/chat/completions`, { method: 'POST', headers, body })
  const decoder = new TextDecoder()
  let text = ''
  let rest = ''
  for await (const bytes of response.body ?? []) {
    const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      if (!event.startsWith('data: ') || event === 'data: [DONE]') continue
      // What the upstream sends.
      text += (JSON.parse(event.slice(6)) as Chunk).choices[0]?.delta.content ?? ''
    }
  }
  return text
}
