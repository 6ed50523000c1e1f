import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What became of the calls of a run, by kind; `faults` counts each way in which one was lost. */
export type Outcomes = {
  whole: { calls: number; lost: number }
  streams: { calls: number; lost: number }
  faults: Record<string, number>
}

export type Load = {
  /** Ends after the calls that are under way. */
  stop(): Promise<Outcomes>
}

const model = 'qwen/qwen-2.5-coder-32b-instruct'
const pauseMs = 100
/** More than any outage here lasts: a replica that accepts and never answers is a lost call too. */
const patienceMs = 60_000

/**
 * Calls an address until it is stopped: four callers of whole chats, four of streams of a second,
 * and two of streams of five seconds, half of them on connections that are kept.
 */
export function startLoad(port: number, key: string): Load {
  const outcomes: Outcomes = {
    whole: { calls: 0, lost: 0 },
    streams: { calls: 0, lost: 0 },
    faults: {},
  }
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  const caller = async (kind: 'whole' | 'streams', words: number, isKept: boolean) => {
    while (!isOver) {
      const fault = await chat({
        port,
        key,
        words,
        isStream: kind === 'streams',
        agent: isKept && agent,
      })
      outcomes[kind].calls += 1
      if (fault !== undefined) {
        outcomes[kind].lost += 1
        outcomes.faults[fault] = (outcomes.faults[fault] ?? 0) + 1
      }
      await pause(pauseMs)
    }
  }
  const callers = [true, true, false, false].flatMap((isKept) => [
    caller('whole', 5, isKept),
    caller('streams', 20, isKept),
  ])
  callers.push(caller('streams', 100, true), caller('streams', 100, false))
  return {
    async stop() {
      isOver = true
      await Promise.all(callers)
      agent.destroy()
      return outcomes
    },
  }
}

type Chat = { port: number; key: string; words: number; isStream: boolean; agent?: Agent | false }

/** Undefined where the reply came whole, else why not. */
export async function chat({
  port,
  key,
  words,
  isStream,
  agent = false,
}: Chat): Promise<string | undefined> {
  const body = JSON.stringify({
    model,
    messages: [{ role: 'user', content: `words ${words}` }],
    stream: isStream,
    max_tokens: 1000,
  })
  const { status, text, cut } = await post(port, key, body, agent)
  const kind = isStream ? 'stream' : 'whole'
  if (status === 0) return `${kind}: ${cut}`
  if (status !== 200) return `${kind}: ${status}`
  if (cut !== undefined) return `${kind}: cut, ${cut}`
  const isComplete = Array.from({ length: words }, (_, at) => `word-${at + 1} `).every((word) =>
    text.includes(word),
  )
  if (!isStream) return isComplete ? undefined : 'whole: wrong'
  if (!text.includes('[DONE]')) return 'stream: ends with an error'
  return isComplete ? undefined : 'stream: ends as if whole, and is not'
}

type Reply = { status: number; text: string; cut?: string | undefined }

/** Status 0 where no reply came; `cut` says how a connection broke. */
function post(port: number, key: string, body: string, agent: Agent | false): Promise<Reply> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const path = '/v1/chat/completions'
    const asked = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent, timeout: patienceMs },
      (reply) => {
        const status = reply.statusCode ?? 0
        let text = ''
        reply.setEncoding('utf8').on('data', (part: string) => (text += part))
        reply.on('end', () => resolve({ status, text }))
        reply.on('error', (error) => resolve({ status, text, cut: codeOf(error) }))
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`nothing for ${patienceMs / 1000} s`)))
    asked.on('error', (error) => resolve({ status: 0, text: '', cut: codeOf(error) }))
    asked.end(body)
  })
}

const codeOf = (error: NodeJS.ErrnoException) => error.code ?? error.message
