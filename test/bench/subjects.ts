import { once } from 'node:events'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { upstreamPaths, type Asked, type Dialect } from './dialects/dialect.ts'
import { MESH_PATH } from './mesh-traffic.ts'
import { launch } from './processes.ts'
import type { Shape } from './traffic.ts'

/**
 * Where a started subject takes requests, and the process whose tree is measured; `mesh` and
 * `metadata` where it has them.
 */
export type Target = {
  url: string
  headers: Record<string, string>
  mesh?: { url: string; key: string }
  metadata?: { url: string }
  operator?: { url: string; token: string }
  /** Where it takes requests in each dialect. */
  dialects?: { origin: string; paths: Record<Dialect, string> }
  pid: number
  /** The time from its launch until it accepted requests. */
  readyMs?: number
  stop(): Promise<void>
}
/**
 * `share` is the part of a scenario's requests that is enough for a slow peer; `absent` says why a
 * subject cannot take part.
 * `agents` is a folder of agents to serve in place of the benchmark's own.
 */
export type Subject = {
  name: string
  share?: number
  absent?: string
  start(upstream: string, agents?: string): Promise<Target>
}

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const output = join(root, 'test/output')
export const COMPLETIONS = '/v1/chat/completions'

/**
 * The environment without the settings of this product, which would override the benchmark's own.
 */
export const plainEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('TOLLGATE_')))

/** The fake inference server, which is also the subject called `direct`: no proxy at all. */
export const direct: Subject = {
  name: 'direct',
  async start() {
    const { origin, ...running } = await startScript('upstream.ts', [])
    const dialects = { origin, paths: upstreamPaths }
    return { url: `${origin}${COMPLETIONS}`, headers: {}, dialects, ...running }
  },
}

/** A bare node:http + undici pass-through. */
export const floor: Subject = {
  name: 'floor',
  async start(upstream) {
    const { origin, ...running } = await startScript('floor.ts', [upstream])
    return {
      url: `${origin}${COMPLETIONS}`,
      headers: {},
      mesh: { url: `${origin}${MESH_PATH}`, key: anyKey },
      dialects: { origin, paths: upstreamPaths },
      ...running,
    }
  },
}

// What the floor is sent must be as long as what the product is sent.
const anyKey = `tg_${'0'.repeat(43)}`

type Aim = { url: string; headers: Record<string, string>; key?: string }

/** Where a subject takes requests of this shape, and in this dialect. */
export function aimAt(target: Target, shape: Shape, asked?: Asked): Aim {
  const { url, headers, mesh, metadata, dialects } = target
  if (asked) {
    if (!dialects) throw new Error('takes requests in no dialect')
    return { headers, url: `${dialects.origin}${dialects.paths[asked.dialect]}` }
  }
  const aims = { tool: mesh, query: mesh, document: metadata, unchanged: metadata }
  const aim = shape in aims ? aims[shape as keyof typeof aims] : { url, headers } // just asked
  if (!aim) throw new Error(`takes no requests of the shape ${shape}`)
  return { headers: {}, ...aim }
}

/** Starts a server of this folder that reports its port. */
export async function startScript(file: string, args: string[]) {
  const script = fileURLToPath(new URL(file, import.meta.url))
  const running = await launch(process.execPath, [script, ...args], {
    log: join(output, `bench-${basename(file)}.log`),
    channel: true,
  })
  const [message] = (await Promise.race([
    once(running.child, 'message'),
    once(running.child, 'exit'),
  ])) as [unknown] // events are untyped
  if (typeof message !== 'object' || message === null || !('port' in message))
    throw new Error(running.died() ?? `${file} named no port`)
  return {
    origin: `http://127.0.0.1:${String(message.port)}`,
    pid: running.pid,
    stop: running.stop,
  }
}
