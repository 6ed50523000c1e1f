import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { components } from '../../../generated/server/operator.ts'
import { afterUse } from '../clean-up.ts'
import { refuseLeaks, secretsIn } from '../leaks.ts'
import { until } from '../waiting.ts'
import { operatorJson, readMetrics } from '../http/operator.ts'
import { main } from './bundle-run.ts'
import { bareEnv, tollgate, type CommandResult, type ExitStatus } from './command.ts'

type CreatedKey = components['schemas']['CreatedKey']

/** One line of the server's log. */
export type LogLine = { level: string; msg: string; [field: string]: unknown }

export type ServerOptions = {
  /**
   * Sections of the configuration file. By default ports are free ones, and there are no agents:
   * reading the shipped ones takes a fifth of a start.
   */
  config?: Record<string, unknown>
  args?: string[]
  nodeArgs?: string[]
  env?: Record<string, string>
  /** A folder that outlives this server; by default one of its own. */
  folder?: string
  /** Where standard output goes instead of a file: for tests of the log itself. */
  pipe?: true
}

export type Server = {
  child: ChildProcess
  pid: number
  folder: string
  store: string
  url: string
  operatorUrl: string
  operatorToken: string
  /** What was logged so far. */
  log(): LogLine[]
  /** Standard output and standard error so far, as they are. */
  allOutput(): string
  exited: Promise<ExitStatus>
  createKey(options?: object): Promise<CreatedKey>
  operate<T>(method: string, path: string, body?: unknown): Promise<T>
  /** Its readiness, and whether all its parts are well too. */
  ready(): Promise<components['schemas']['Readiness'] & { status: number; isWell: boolean }>
  metrics(): Promise<string>
  /** `tollgate …args` with this server's configuration. */
  tollgate(...args: string[]): Promise<CommandResult>
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<ExitStatus>
}

/** A folder that is removed after the test or, made by a hook, after the file. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-life-'))
  afterUse(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Writes the configuration of a server whose store is in the folder; JSON is YAML. */
export async function writeConfig(
  folder: string,
  config: Record<string, unknown> = {},
): Promise<string> {
  const file = join(folder, 'tollgate.yaml')
  // Tests share their machine: a late event loop there says nothing about the server.
  const admission = { loop_delay_ms: 60_000, ...(config['admission'] as object | undefined) }
  const port = (section: unknown) => ({ port: 0, ...(section as object | undefined) })
  await writeFile(
    file,
    JSON.stringify({
      store: join(folder, 'store'),
      ...config,
      admission,
      gateway: port(config['gateway']),
      mesh: port(config['mesh']),
      metadata: port(config['metadata']),
      operator: port(config['operator']),
    }),
  )
  return file
}

export type Launched = {
  child: ChildProcess
  /** Standard output so far. */
  out(): string
  /** Standard output and standard error so far. */
  allOutput(): string
  exited: Promise<ExitStatus>
  /** Throws with its output if it has ended. */
  mustRun(): void
}

/**
 * Starts a command line of ours; it is killed after the test at the latest or, started by a hook,
 * after the file.
 */
export function launch(
  args: string[],
  {
    folder,
    env,
    nodeArgs = [],
    pipe,
  }: { folder: string; env?: Record<string, string>; nodeArgs?: string[]; pipe?: true },
): Launched {
  const name = randomBytes(4).toString('hex')
  const [outFile, errFile] = [join(folder, `${name}-out.log`), join(folder, `${name}-err.log`)]
  const [out, err] = [openSync(outFile, 'w'), openSync(errFile, 'w')]
  const child = spawn(process.execPath, [...nodeArgs, main, ...args], {
    cwd: folder,
    env: bareEnv(env),
    stdio: ['ignore', pipe ? 'pipe' : out, err],
  })
  closeSync(out)
  closeSync(err)
  afterUse(() => {
    child.kill('SIGKILL')
    // The sandbox prints its key at the start, outside the log.
    refuseLeaks(
      output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .join('\n') + readFileSync(errFile, 'utf8'),
      secretsIn(env ?? {}),
    )
  })
  let piped = ''
  child.stdout
    ?.setEncoding('utf8')
    .on('data', (text: string) => (piped += text))
    .on('error', () => {})
  let ended: ExitStatus | undefined
  const exited = once(child, 'exit').then(
    ([code, signal]) => (ended = { code, signal } as ExitStatus),
  )
  const output = () => (pipe ? piped : readFileSync(outFile, 'utf8'))
  const allOutput = () => output() + readFileSync(errFile, 'utf8')
  return {
    child,
    out: output,
    allOutput,
    exited,
    mustRun() {
      if (ended) throw new Error(`it ended with ${JSON.stringify(ended)}: ${allOutput()}`)
    },
  }
}

/** The server as people run it: a process of its own, configured by a file, logging to a file. */
export async function startServer({
  config = {},
  args = [],
  nodeArgs = [],
  env = {},
  folder: ownFolder,
  pipe,
}: ServerOptions = {}): Promise<Server> {
  const folder = ownFolder ?? (await testFolder())
  const mesh = { agents: [], ...(config['mesh'] as object | undefined) }
  const file = await writeConfig(folder, { ...config, mesh })
  const operatorToken = env['TOLLGATE_OPERATOR_TOKEN'] ?? randomBytes(24).toString('base64url')
  const fullEnv = { TOLLGATE_OPERATOR_TOKEN: operatorToken, ...env }
  const { child, out, allOutput, exited, mustRun } = launch(['serve', '--config', file, ...args], {
    folder,
    env: fullEnv,
    nodeArgs,
    ...(pipe && { pipe }),
  })
  const log = (): LogLine[] =>
    out()
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as LogLine) // pino writes objects
  const address = (service: string) =>
    log().find((line) => line.msg === 'listening' && line['service'] === service)?.['url'] as
      string | undefined
  await until('the server listens', () => {
    mustRun()
    return address('operator') !== undefined
  })
  const operatorUrl = address('operator') ?? ''
  await until('the server is ready', async () => {
    mustRun()
    return (await readinessAt(operatorUrl)).isWell && address('gateway') !== undefined
  })

  const operator = { operatorUrl, operatorToken }

  return {
    child,
    pid: child.pid ?? 0,
    folder,
    store: join(folder, 'store'),
    url: address('gateway') ?? '',
    operatorUrl,
    operatorToken,
    log,
    allOutput,
    exited,
    operate: (method, path, body) => operatorJson(operator, method, path, body),
    createKey: (options = {}) =>
      operatorJson<CreatedKey>(operator, 'POST', '/keys', { name: 'test', ...options }),
    ready: () => readinessAt(operatorUrl),
    metrics: () => readMetrics(operator),
    tollgate: (...words) => tollgate([...words, '--config', file], { cwd: folder, env: fullEnv }),
    stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}

async function readinessAt(operatorUrl: string): ReturnType<Server['ready']> {
  const reply = await fetch(`${operatorUrl}/readyz`)
  // The operator contract says so.
  const { ready, parts } = (await reply.json()) as components['schemas']['Readiness']
  return {
    status: reply.status,
    ready,
    parts,
    // Tests set clocks, which makes no server unready.
    isWell: ready && Object.entries(parts).every(([name, { ok }]) => ok || name === 'clock'),
  }
}

/** The processes whose parent is this one. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(
    pids.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  )
  return stats.flatMap((stat) => {
    const [, own, above] = /^(\d+) \(.*\) \S (\d+)/.exec(stat) ?? []
    return Number(above) === parent ? [Number(own)] : []
  })
}

/**
 * The value of a series in the Prometheus text format; without labels, the sum of all series of the
 * name.
 */
export function metric(
  text: string,
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const values = text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  const fitting = values
    .filter((line) => wanted.every((label) => line.includes(label)))
    .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)))
  return fitting.length === 0 ? undefined : fitting.reduce((sum, value) => sum + value, 0)
}

/** Asks a database file of a store directly, as somebody who inspects it would. */
export function query(file: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file)
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

/** The ids of all requests in the ledger, a row each. */
export const ledgerRequests = (store: string): string[] =>
  query(join(store, 'usage.db'), 'select request_id from usage').map((row) =>
    String(row['request_id']),
  )
