import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from '../libraries/environments.ts'

/** llama.cpp in a process of its own, on loopback. */
export type LlamaServer = {
  base_url: string
  process: ChildProcess
  close(): Promise<void>
}

export const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Serves a model file for chats or for embeddings, one request at a time. */
export async function startLlama(
  python: string,
  model: string,
  { purpose = 'chat', context = 4096 }: { purpose?: 'chat' | 'embeddings'; context?: number } = {},
): Promise<LlamaServer> {
  const child = spawn(python, [fileHere('serve.py'), model, purpose, String(context)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: alone(dirname(model), {}),
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('http://'))
      return {
        base_url: `${line.trim()}/v1`,
        process: child,
        async close() {
          child.kill('SIGKILL')
          await ended
        },
      }
  throw new Error('llama.cpp ended before it listened')
}
