import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { sendUntilFinal } from '../chains/payment-stack.ts'
import type { Purchase, SignedPurchase, SellerProcesses } from './seller-processes.ts'
import { post } from './mesh.ts'
import { metric, startServer, testFolder, type Server, type ServerOptions } from './process.ts'
import { chatBytes, exchange } from '../http/raw.ts'
import { assertRefusal } from '../http/replies.ts'
import { until } from '../waiting.ts'
import { directedChat, configWith, startDirectedServer } from '../upstreams/directed.ts'
import { operatorFetch } from '../http/operator.ts'

/** The statuses that callers of each kind get now. */
export type SurfaceStatuses = {
  /** A key that was used a little before. */
  known: number
  /** A valid key that was never used before. */
  unknown: number
  /** Requests, until one is refused, on a budget whose lease still covers two. */
  budget: number[]
  agent: number
  task: number
  taskRead: number
  paid: number
  list: number
  create: number
  ready: number
}

/** With all parts well; a budget then gets another lease. */
export const healthyStatuses = {
  known: 200,
  unknown: 200,
  budget: [200, 200, 200, 200],
  agent: 200,
  task: 200,
  taskRead: 200,
  paid: 200,
  list: 200,
  create: 200,
  ready: 200,
} satisfies SurfaceStatuses

/** What one round of requests needs, prepared while all parts are well. */
export type Round = {
  budgeted: string
  unknown: string
  task: string
  purchase: Purchase
  payment: SignedPurchase
}

const clock = fileURLToPath(new URL('../programs/movable-clock.ts', import.meta.url))

/** Makes the name of each request unique in this process. */
let count = 0

/** A server whose clock can be moved, with everything that it serves. */
export async function startSurfaces(
  processes: SellerProcesses,
  { config, ...options }: ServerOptions = {},
) {
  const model = await startDirectedServer()
  onTestFinished(() => model.close())
  const {
    config: { upstreams: _, routes: __, ...own },
    env,
  } = processes.settings({ kinds: ['EVM'], rpc: true })
  const clockFile = join(await testFolder(), 'ahead')
  const server = await startServer({
    ...options,
    config: configWith(model, { drain: { accept_ms: 0 }, ...own, ...config }),
    env: { ...env, TEST_CLOCK: clockFile },
    nodeArgs: ['--import', clock],
  })
  const meshUrl = String(
    server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.['url'],
  )
  const scopes = ['chat', 'mesh']
  const { key, id } = await server.createKey({ scopes })
  /** Requests answered with 200, by their names in the ledger; tasks when they are done. */
  const served: string[] = []
  const paidFor: string[] = []

  const sendNamed = async (what: string, ask: (name: string) => Promise<number>) => {
    const name = `${what}-${(count += 1)}`
    const status = await ask(name)
    if (status === 200) served.push(name)
    return status
  }

  const chat = (with_: string, more: object = {}) =>
    sendNamed('chat', async (name) => {
      const { reply } = await exchange(
        server.url,
        chatBytes(with_, directedChat({}, more), [`X-Request-Id: ${name}`]),
      )
      if (!reply) throw new Error('no reply')
      const { status } = reply
      if (status !== 200) assertRefusal(reply, status)
      return status
    })
  const agent = (with_ = key) =>
    sendNamed(
      'agent',
      async (name) =>
        (
          await post(
            meshUrl,
            '/mesh_request',
            {
              api_key: with_,
              agent_id: 'KeyedAgent',
              input: { tool: 'get_thing', tool_arguments: {} },
            },
            { 'x-request-id': name },
          )
        ).status,
    )
  const createTask = () =>
    post(meshUrl, '/mesh_task_create', {
      api_key: key,
      agent_id: 'KeyedAgent',
      task_details: { tool: 'get_thing', tool_arguments: {} },
    })
  const readTask = (task: string) =>
    post(meshUrl, '/mesh_task_query', { api_key: key, task_id: task })
  const operated = async (method: string, path: string, body?: object) =>
    (await operatorFetch(server, path, { method, body })).status

  async function budget(with_: string): Promise<number[]> {
    const statuses: number[] = []
    while (statuses.length < 4 && !statuses.includes(503))
      statuses.push(await chat(with_, { max_tokens: 270 }))
    return statuses
  }

  async function buy({ purchase, payment }: Round): Promise<number> {
    const { status } = await processes.ask(meshUrl, purchase, payment)
    if (status === 200) paidFor.push(payment.payer)
    return status
  }

  return {
    server,
    key,
    keyId: id,
    served,
    paidFor,
    chat,
    agent,
    createTask,
    readTask,
    operated,

    async prepare(): Promise<Round> {
      const purchase: Purchase = { kind: 'EVM', what: 'write_note', words: `note ${(count += 1)}` }
      const [{ key: budgeted }, { key: unknown }, task, payment] = await Promise.all([
        server.createKey({ scopes, budget_usd: '1', budget_period: 'total' }),
        server.createKey({ scopes }),
        createTask(),
        processes.pay(meshUrl, purchase),
      ])
      expect(task.status, task.text).toBe(200)
      // 510 of at least 15000 nano-USD are used; the rest covers two requests of 13500 and the most
      // their prompts may cost.
      expect([await chat(key), await agent(), await chat(budgeted, { max_tokens: 300 })]).toEqual([
        200, 200, 200,
      ])
      return { budgeted, unknown, task: String(task.json['task_id']), purchase, payment }
    },

    async hear(round: Round): Promise<SurfaceStatuses> {
      const [known, unknown, budgets, agents, task, taskRead, paid, list, create, ready] =
        await Promise.all([
          chat(key),
          chat(round.unknown),
          budget(round.budgeted),
          agent(),
          createTask().then(({ status }) => status),
          readTask(round.task).then(({ status }) => status),
          buy(round),
          operated('GET', '/keys'),
          operated('POST', '/keys', { name: 'meanwhile' }),
          server.ready().then(({ status }) => status),
        ])
      return {
        known,
        unknown,
        budget: budgets,
        agent: agents,
        task,
        taskRead,
        paid,
        list,
        create,
        ready,
      }
    },

    /** Sends the payment of a round until it is decided; returns the last status. */
    async insistOn({ purchase, payment }: Round): Promise<number | undefined> {
      const answers = await sendUntilFinal(() => processes.ask(meshUrl, purchase, payment), 60)
      const last = answers.at(-1)?.status
      if (last === 200) paidFor.push(payment.payer)
      return last
    },

    queued: async () => metric(await server.metrics(), 'tollgate_ledger_queued_rows') ?? 0,

    async setClock(aheadMs: number): Promise<void> {
      await writeFile(clockFile, String(aheadMs))
      process.kill(server.pid, 'SIGUSR2')
      await until(
        'its clock is set',
        () =>
          existsSync(`${clockFile}.set`) &&
          readFileSync(`${clockFile}.set`, 'utf8') === String(aheadMs),
      )
    },
  }
}

export type Surfaces = Awaited<ReturnType<typeof startSurfaces>>

/**
 * Stops the server cleanly: the process that was started, without an internal error or a dropped
 * row.
 */
export async function stopCleanly(server: Server): Promise<void> {
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(
    server
      .log()
      .filter(
        ({ msg }) =>
          msg === 'internal error' ||
          msg === 'ledger rows dropped' ||
          msg === 'a reply broke the contract',
      ),
  ).toEqual([])
}
