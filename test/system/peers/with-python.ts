import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type OpenAI from 'openai'
import type { ClientRequest, Client } from '../clients/client.ts'
import { openaiBody, replyOfChunks, replyOf } from '../clients/with-openai.ts'
import { refusal } from './refusal.ts'

const version = '3.52.0'

/**
 * Makes a virtual environment in the folder, by default with openai-python, and returns its
 * interpreter; throws without Python or a package index.
 */
export async function installPython(
  folder: string,
  packages: readonly string[] = [`openai==${version}`],
): Promise<string> {
  const run = promisify(execFile)
  await run('python3', ['-m', 'venv', folder])
  const python = join(folder, 'bin/python')
  await run(
    python,
    [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--retries',
      '1',
      ...packages,
    ],
    { timeout: 180_000 },
  )
  return python
}

/** A line that asks.py prints: a whole reply, a chunk, the end of a stream, or an error. */
type PythonLine =
  | { reply: OpenAI.ChatCompletion }
  | { chunk: OpenAI.ChatCompletionChunk }
  | { end: true }
  | { error: Refused }
type Refused = {
  name: string
  message: string
  status: number | null
  type: string | null
  code: string | null
}

/** openai-python as a client: one process, which is asked one thing after the other. */
export function startPython(python: string): { client: Client; stop(): Promise<void> } {
  const child = spawn(python, [fileURLToPath(new URL('asks.py', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const send = (line: object) => child.stdin.write(`${JSON.stringify(line)}\n`)

  async function nextLine(): Promise<Exclude<PythonLine, { error: Refused }>> {
    const { value, done } = await lines.next()
    if (done) throw new Error('Python ended')
    const line = JSON.parse(value) as PythonLine // what asks.py prints
    if ('error' in line) throw refusal(line.error.name, line.error.status ?? undefined, line.error)
    return line
  }
  const request = ({ gateway }: ClientRequest, body: object) => ({
    base_url: `${gateway.url}/v1`,
    api_key: gateway.key,
    body,
  })

  async function* chunksOf(ask: ClientRequest): AsyncGenerator<OpenAI.ChatCompletionChunk> {
    send(
      request(ask, {
        ...openaiBody(ask),
        stream: true,
        ...(ask.withUsage && { stream_options: { include_usage: true } }),
      }),
    )
    const leave = () => send({ leave: true })
    ask.signal?.addEventListener('abort', leave)
    for (let line = await nextLine(); 'chunk' in line; line = await nextLine()) yield line.chunk
  }
  return {
    client: {
      name: 'openai-python',
      speaksAs: 'developer',
      endsQuietly: true,
      errorName: (status) => pythonNames[status] ?? 'InternalServerError',
      async chat(ask) {
        send(request(ask, openaiBody(ask)))
        const line = await nextLine()
        if (!('reply' in line)) throw new Error('Python streams what was to be whole')
        return replyOf(line.reply)
      },
      stream: (ask) => replyOfChunks(chunksOf(ask), ask.onText),
    },
    async stop() {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

const pythonNames: Record<number, string> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  413: 'APIStatusError',
}
