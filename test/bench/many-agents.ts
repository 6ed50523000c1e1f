import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { generatedAgents, TOOLS_EACH } from './generated-agents.ts'
import { measureTree, settledRss } from './process-tree.ts'
import { temporaryFolder } from './processes.ts'
import { product } from './product.ts'
import { atMost, median, shown, type Bench, type Figure, type Findings } from './rounds.ts'
import { root, startScript, type Target } from './subjects.ts'

const shipped = join(root, 'spec/agents')
const COPIES = 200
const TOOLS_OF_COPY = 5
const AGENTS = 1000

/** A folder of 200 agents with 1000 tools: copies of the shipped ones that have five. */
export function manyAgents(): string {
  const files = readdirSync(shipped).filter((name) => name.endsWith('.yaml'))
  const models = files
    .map((name) => ({ id: name.slice(0, -5), text: readFileSync(join(shipped, name), 'utf8') }))
    .filter(({ text }) => text.match(/\boperationId:/g)?.length === TOOLS_OF_COPY)
  const folder = temporaryFolder()
  for (let copy = 0; copy < COPIES; copy += 1) {
    const model = models[copy % models.length]
    if (!model) throw new Error(`no shipped agent has ${TOOLS_OF_COPY} tools`)
    writeFileSync(join(folder, `${model.id}${copy}.yaml`), model.text)
  }
  return folder
}

/**
 * Start, memory, and the answers that tell of all agents, of a server with 1000 agents of other
 * people's APIs, which have 20 000 tools and are sold. Their documents are YAML that no start has
 * seen before.
 */
export async function loading({ upstream, rounds }: Bench): Promise<Findings> {
  const folder = temporaryFolder()
  for (const { id, text } of generatedAgents(AGENTS))
    writeFileSync(join(folder, `${id}.yaml`), text)
  const facilitator = await startScript('paid-facilitator.ts', [])
  const subject = product({ name: 'many agents', facilitator: facilitator.origin })
  const samples: Sample[] = []
  try {
    while (samples.length < Math.min(rounds, 3)) {
      const target = await subject.start(upstream, folder)
      samples.push(await measured(target).finally(() => target.stop()))
    }
  } finally {
    await facilitator.stop()
  }
  return { figures: figuresOf(samples), details: [] }
}

type Sample = { readyMs: number; cpuMs: number; rssBytes: number; answers: Answer[] }
type Answer = { what: string; firstMs: number; ms: number; bytes: number }

async function measured(target: Target): Promise<Sample> {
  const cpuMs = measureTree(target.pid).cpuMicros / 1000
  const answers: Answer[] = []
  for (const one of questionsTo(target)) answers.push(await answerTo(one))
  return { readyMs: target.readyMs ?? NaN, cpuMs, rssBytes: await settledRss(target.pid), answers }
}

type Question = {
  what: string
  url: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
  /** What the answer has in it, so that no refusal is measured. */
  has: string
}

function questionsTo({ mesh, metadata }: Target): Question[] {
  if (!mesh || !metadata) throw new Error('the product has neither mesh nor metadata')
  const origin = new URL(mesh.url).origin
  const mcp = (what: string, path: string, message: object, has: string): Question => ({
    what,
    url: `${origin}${path}`,
    method: 'POST',
    headers: {
      authorization: `Bearer ${mesh.key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    has,
  })
  const search = { name: 'search_tools', arguments: { query: 'close an invoice' } }
  return [
    { what: 'metadata.json', url: metadata.url, has: '"Api7Agent"' },
    { what: 'mesh_schema of all agents', url: `${origin}/mesh_schema`, has: '"Api7Agent"' },
    {
      what: 'mesh_schema of one',
      url: `${origin}/mesh_schema?agent_id=Api7Agent`,
      has: '"Api7Agent"',
    },
    { what: 'mesh_health', url: `${origin}/mesh_health`, has: '"Api7Agent"' },
    { what: 'paid agents', url: `${origin}/x402/agents`, has: '"Api7Agent"' },
    {
      what: 'paid agents with details',
      url: `${origin}/x402/agents?details=true`,
      has: '"parameters"',
    },
    mcp('MCP tools/list of all agents, a page', '/mcp', { method: 'tools/list' }, 'nextCursor'),
    mcp('MCP tools/list of one', '/mcp/agents/Api7Agent', { method: 'tools/list' }, 'inputSchema'),
    mcp(
      'MCP search of tools',
      '/mcp/agents/Api7Agent?mode=search',
      { method: 'tools/call', params: search },
      'tools',
    ),
  ]
}

const REPEATS = 15

/** The time until the whole answer has come: of the first one, and the median of the others. */
async function answerTo({ what, url, has, ...options }: Question): Promise<Answer> {
  const times: number[] = []
  let bytes = 0
  for (let count = 0; count <= REPEATS; count += 1) {
    const began = performance.now()
    const { statusCode, body } = await request(url, options)
    const parts: Buffer[] = []
    for await (const part of body) parts.push(part as Buffer) // a body of bytes
    times.push(performance.now() - began)
    const answer = Buffer.concat(parts)
    bytes = answer.length
    if (statusCode !== 200 || !answer.includes(has))
      throw new Error(`${what}: ${statusCode} ${answer.toString('utf8', 0, 300)}`)
  }
  const [firstMs = NaN, ...others] = times
  return { what, firstMs, ms: median(others), bytes }
}

function figuresOf(samples: Sample[]): Figure[] {
  const about = `${AGENTS} agents with ${AGENTS * TOOLS_EACH} tools`
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  const of = (value: (sample: Sample) => number) => median(samples.map(value))
  return [
    atMost(
      `${about}: start`,
      of(({ readyMs }) => readyMs),
      4000,
      seconds,
    ),
    shown(
      `${about}: CPU of the start`,
      of(({ cpuMs }) => cpuMs),
      seconds,
    ),
    atMost(
      `${about}: memory after these answers`,
      of(({ rssBytes }) => rssBytes),
      400e6,
      megabytes,
    ),
    ...(samples[0]?.answers ?? []).flatMap(({ what, bytes }, index) => {
      const times = (which: 'ms' | 'firstMs') => of(({ answers }) => answers[index]?.[which] ?? NaN)
      const size = bytes > 1e5 ? ` (${(bytes / 1e6).toFixed(1)} MB)` : ''
      return [
        atMost(`${what}${size}, p50`, times('ms'), 50, milliseconds),
        shown(`${what}, the first`, times('firstMs'), milliseconds),
      ]
    }),
  ]
}

const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`
