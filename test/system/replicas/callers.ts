import { setTimeout as pause } from 'node:timers/promises'
import { Agent, getGlobalDispatcher, request, type Dispatcher } from 'undici'
import { directedChat } from '../../support/upstreams/directed.ts'
import { signRequired } from '../../support/chains/official-client.ts'
import type { Kind, PaymentStack } from '../../support/chains/payment-stack.ts'

/** A whole reply of ours. */
export type CallerReply = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Who calls at the same time, and how many of each. */
export type Callers = {
  [Name in 'chat' | 'budgeted' | 'counted' | 'parallel' | 'agents' | 'tasks' | 'named']: string[]
} & { buyers: Kind[] }

export type PaidPurchase = { payer: string; kind: Kind; words: string; answer: CallerReply }

/** A request under an `Idempotency-Key`, sent until it was decided. */
export type NamedRequest = {
  /** What tells its effects from all others. */
  words: string
  /** The names of all that was sent for it. */
  attempts: string[]
  /** How many of these nobody answered: each of them may have been carried out. */
  broken: number
  answer: CallerReply
  /** Sends it once more. */
  again(): Promise<CallerReply | undefined>
}

/** What was answered, by the names that the ledger knows it by. */
export type AnsweredRequests = {
  chats: string[]
  agents: string[]
  tasks: string[]
  paid: PaidPurchase[]
  named: NamedRequest[]
  /** Who heard how often another status than that of an answer, or no whole reply. */ refused: Map<
    string,
    number
  >
}

type Setting = {
  url: string
  meshUrl: string
  stack: PaymentStack
  required: Record<Kind, Parameters<typeof signRequired>[0]>
  callers: Callers
}

/** Chats, streams, agents, tasks and payments by several callers at once, until it is ended. */
export function callAll({ url, meshUrl, stack, required, callers }: Setting) {
  const answered: AnsweredRequests = {
    chats: [],
    agents: [],
    tasks: [],
    paid: [],
    named: [],
    refused: new Map(),
  }
  const agents: Agent[] = []
  let isOver = false

  /** Undefined where no whole reply of ours came. */
  async function post(
    dispatcher: Dispatcher,
    who: string,
    to: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<CallerReply | undefined> {
    const count = (what: number | 'broken') =>
      answered.refused.set(`${who} ${what}`, (answered.refused.get(`${who} ${what}`) ?? 0) + 1)
    try {
      const reply = await request(to, {
        dispatcher,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        headersTimeout: 20_000,
        bodyTimeout: 20_000,
      })
      const text = await reply.body.text()
      // What the balancer itself says has none.
      const isOurs = reply.headers['x-request-id'] !== undefined
      const response = isOurs
        ? { status: reply.statusCode, headers: reply.headers, text }
        : undefined
      if (response?.status !== 200) count(response?.status ?? 'broken')
      return response
    } catch {
      count('broken')
      return undefined
    }
  }

  async function caller(turn: (dispatcher: Agent, n: number) => Promise<unknown>): Promise<void> {
    const dispatcher = new Agent({ connections: 1 })
    agents.push(dispatcher)
    for (let n = 0; !isOver; n++) {
      await turn(dispatcher, n)
      await pause(5)
    }
  }

  const chatting = (key: string, name: string, who: string) =>
    caller(async (dispatcher, n) => {
      const id = `${who}-${n}`
      const stream = n % 3 === 0
      const response = await post(
        dispatcher,
        name,
        `${url}/v1/chat/completions`,
        directedChat({ events: 3 }, { stream }),
        { authorization: `Bearer ${key}`, 'x-request-id': id },
      )
      if (response?.status === 200 && (!stream || response.text.endsWith('data: [DONE]\n\n')))
        answered.chats.push(id)
      else await pause(50)
    })

  const asking = (key: string, name: string, who: string) =>
    caller(async (dispatcher, n) => {
      const id = `${who}-${n}`
      const response = await post(
        dispatcher,
        name,
        `${meshUrl}/mesh_request`,
        { api_key: key, agent_id: 'KeyedAgent', input: { tool: 'get_thing', tool_arguments: {} } },
        { 'x-request-id': id },
      )
      if (response?.status === 200) answered.agents.push(id)
      else await pause(50)
    })

  const giving = (key: string) =>
    caller(async (dispatcher) => {
      const response = await post(dispatcher, 'tasks', `${meshUrl}/mesh_task_create`, {
        api_key: key,
        agent_id: 'KeyedAgent',
        task_details: { tool: 'get_thing', tool_arguments: {} },
      })
      if (response?.status === 200)
        // By the contract.
        answered.tasks.push((JSON.parse(response.text) as { task_id: string }).task_id)
      await pause(50)
    })

  const naming = (key: string, name: string, who: string) =>
    caller(async (dispatcher, n) => {
      const words = `${who}-${n}`
      const [to, body] =
        n % 2 === 0
          ? [`${url}/v1/chat/completions`, directedChat({ say: words })]
          : [
              `${meshUrl}/mesh_request`,
              {
                api_key: key,
                agent_id: 'ShopAgent',
                input: { tool: 'write_note', tool_arguments: { note: words } },
              },
            ]
      const send = (id: string, by: Dispatcher = dispatcher) =>
        post(by, name, to, body, {
          authorization: `Bearer ${key}`,
          'idempotency-key': words,
          'x-request-id': id,
        })
      const attempts: string[] = []
      for (let broken = 0; ;) {
        const id = `${words}-${attempts.length}`
        attempts.push(id)
        const answer = await send(id)
        if (answer && (answer.status < 400 || answer.headers['retry-after'] === undefined))
          return answered.named.push({
            words,
            attempts,
            broken,
            answer,
            again: () => send(`${words}-again`, getGlobalDispatcher()),
          })
        broken += answer ? 0 : 1
        await pause(100)
      }
    })

  const buying = (kind: Kind, who: string) =>
    caller(async (dispatcher, n) => {
      const purse = stack.purses[kind]
      const wallet = await purse.wallet()
      const { name, value } = await signRequired(required[kind], purse.signer(wallet))
      const words = `${who}-${n}`
      for (;;) {
        const answer = await post(
          dispatcher,
          'buyers',
          `${meshUrl}${purse.path}/ShopAgent/get_weather`,
          { city: words },
          { [name]: value },
        )
        if (answer && (answer.status < 400 || answer.headers['retry-after'] === undefined))
          return answered.paid.push({ payer: wallet.address, kind, words, answer })
        await pause(100)
      }
    })

  const each = (
    name: Exclude<keyof Callers, 'buyers'>,
    work: (key: string, name: string, who: string) => Promise<void>,
  ) => callers[name].map((key, at) => work(key, name, `${name}${at}`))
  const calling = [
    ...each('chat', chatting),
    ...each('budgeted', chatting),
    ...each('counted', chatting),
    ...each('parallel', chatting),
    ...each('agents', asking),
    ...each('tasks', giving),
    ...each('named', naming),
    ...callers.buyers.map((kind, at) => buying(kind, `buyer${at}`)),
  ]
  const all = Promise.all(calling)
  all.catch(() => {})
  return {
    answered,
    /**
     * Starts nothing more; resolves when everything started has ended, payments when they are
     * decided.
     */
    async end(): Promise<void> {
      isOver = true
      await all
      await Promise.all(agents.map((agent) => agent.destroy()))
    },
  }
}
