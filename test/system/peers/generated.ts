import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../../server/config/load.ts'
import { startServices, type Services } from '../../../server/app/start.ts'

const dialects = ['gateway', 'openai', 'responses', 'messages'] as const
export const contracts = [...dialects, 'mesh', 'metadata', 'operator'] as const
export type Contract = (typeof contracts)[number]

/** A generator of clients that was installed in a folder of its own. */
export type Generator = {
  /** Writes the client of a contract. */
  generate(contract: Contract, file: string): Promise<unknown>
  /** Compiles all of them, and the program that uses them. */
  compile(): Promise<unknown>
  /** Runs the program; it prints what it was told, as JSON. */
  run(env: NodeJS.ProcessEnv): Promise<string>
}

type Chat = { content: string; finish: string }
/** What a program was told by a running server, through the generated clients. */
type ProgramOutput = {
  chat: Chat
  stream: Chat & { chunks: number; done: boolean }
  openai: Chat
  openaiStream: Chat & { chunks: number; done: boolean }
  response: Chat
  message: Chat
  refused: { status: number; message: string }
  models: string[]
  tool: unknown
  query: { response: string | null; data: object }
  raw: { response: string | null; data: object }
  agents: string[]
  metadata: string[]
  key: { name: string; budget_period: string | null; rpm: number | null }
}

/** Installs a generator into a folder; undefined, after saying so, where it cannot be had. */
export async function installed<Made = Generator>(
  name: string,
  install: (folder: string) => Promise<Made>,
): Promise<Made | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-generated-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return install(folder).catch((error: unknown) => {
    const [why] = String(error).split('\n')
    const lost = 'WHAT IT MAKES OF THE CONTRACTS IS NOT TESTED'
    console.warn(`${name} cannot be had here (${why}): ${lost}`)
    return undefined
  })
}

const run = promisify(execFile)
type Place = { cwd: string; env?: NodeJS.ProcessEnv; timeout?: number }

/** Runs a program to its end; throws what it said where it fails. */
export async function ran(file: string, args: readonly string[], place: Place): Promise<string> {
  try {
    const { stdout } = await run(file, args, { timeout: 280_000, maxBuffer: 1 << 24, ...place })
    return stdout
  } catch (error) {
    // An error of execFile has both.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const [what] = String(error).split('\n')
    throw new Error(`${what}\n${stdout}\n${stderr}`.slice(0, 4000), { cause: error })
  }
}

export const contractFile = (contract: Contract) =>
  fileURLToPath(new URL(`../../../generated/json/${contract}.json`, import.meta.url))

export const programFile = (name: string) =>
  fileURLToPath(new URL(`programs/${name}`, import.meta.url))

const services = ['GATEWAY', 'MESH', 'METADATA', 'OPERATOR']

export function startSandbox(cwd: string): Promise<Services> {
  const ports = Object.fromEntries(services.map((name) => [`TOLLGATE_${name}_PORT`, '0']))
  const loaded = loadConfig({ env: { ...ports, TOLLGATE_LOG_LEVEL: 'silent' }, cwd })
  return startServices(loaded, { strictReplies: true })
}

export function environment(sandbox: Services): NodeJS.ProcessEnv {
  const { gateway, mesh, metadata, operator, sandboxKey } = sandbox
  const open = { GATEWAY: gateway?.url, MESH: mesh?.url, METADATA: metadata?.url }
  const { url: OPERATOR = '', token } = operator ?? {}
  return { ...process.env, ...open, OPERATOR, KEY: sandboxKey ?? '', TOKEN: token ?? '' }
}

/** What holds of every generator's clients. */
export function describeGenerated(name: string, generator: Generator | undefined): void {
  describe.skipIf(!generator)(`what ${name} makes of the contracts`, { timeout: 300_000 }, () => {
    let folder: string
    let sandbox: Services
    let output: ProgramOutput
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tollgate-sandbox-'))
      sandbox = await startSandbox(folder)
    })
    afterAll(async () => {
      await sandbox.stop()
      await rm(folder, { recursive: true, force: true })
    })

    test.each(contracts)('%s is read without a complaint', async (contract) => {
      await generator?.generate(contract, contractFile(contract))
    })

    test('all of it compiles, and a program that uses it', async () => {
      await generator?.compile()
    })

    test('the program has its requests answered', async () => {
      const printed = await generator?.run(environment(sandbox))
      output = JSON.parse(printed ?? '') as ProgramOutput // what the programs print
    })

    test('a chat, whole and streamed, in both dialects', () => {
      const { chat, stream, openai, openaiStream } = output
      expect(chat).toEqual({ content: expect.stringMatching(/\w+/) as string, finish: 'stop' })
      expect(openai).toEqual(chat)
      for (const read of [stream, openaiStream]) {
        expect(read).toEqual({ ...chat, done: true, chunks: expect.any(Number) as number })
        expect(read.chunks).toBeGreaterThan(2)
      }
    })

    test('a response, and a message', () => {
      const { content } = output.chat
      expect(output.response).toEqual({ content, finish: 'completed' })
      expect(output.message).toEqual({ content, finish: 'end_turn' })
    })

    test('a refusal, with its status and its words', () => {
      expect(output.refused).toEqual({ status: 400, message: 'temperature must be <= 1' })
    })

    test('an agent in both modes, with a summary and without', () => {
      expect(output.tool).toEqual({ text: 'hello hello' })
      expect(output.query.response).toMatch(/\w+/)
      expect(output.raw).toEqual({ response: null, data: output.query.data })
    })

    test('what there is: models, agents, and a new key', () => {
      expect(output.models).toHaveLength(7)
      expect(output.agents).toContain('EchoAgent')
      expect(output.metadata.toSorted()).toEqual(output.agents.toSorted())
      expect(output.key).toEqual({ name: 'generated', budget_period: 'day', rpm: null })
    })
  })
}
