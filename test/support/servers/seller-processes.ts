import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import type { PrivateKeyAccount } from 'viem/accounts'
import { loadConfig } from '../../../server/config/load.ts'
import type { Observation } from '../../../server/observations.ts'
import { startServices } from '../../../server/app/start.ts'
import { sendJson, startToolServer } from '../upstreams/tool-server.ts'
import { compileCache } from '../compile-cache.ts'
import type { EvmPayload } from '../chains/evm.ts'
import { signRequired } from '../chains/official-client.ts'
import { post, type MeshReply } from './mesh.ts'
import { query, writeConfig } from './process.ts'
import { networksOf, soldAgents } from './seller.ts'
import { until } from '../waiting.ts'
import {
  faultInjector,
  decodeHeader,
  startPaymentStack,
  type Kind,
  type Payment,
} from '../chains/payment-stack.ts'

const program = fileURLToPath(new URL('../programs/sell.ts', import.meta.url))

const operatorToken = 'the-operator-of-these-tests-and-nobody-else'

/**
 * The observation at which a server's process kills itself: the first with all these members; never
 * when empty.
 */
export type KillCondition = { [Member in string]: string | number }

/** A store and its configuration, for one server after the other. */
export type StorePlace = { file: string; store: string; env: Record<string, string> }

export type Launched = {
  child: ChildProcess
  urls: string[]
  /** Resolves when the process has ended. */
  exited: Promise<unknown>
}

/** Something to buy; its words identify its executions. */
export type Purchase = { kind: Kind; what: 'get_weather' | 'write_note'; words: string }

export type SignedPurchase = Payment & {
  /** Cancels the authorization on an EVM chain. */
  cancel(): Promise<void>
}

export type SellerProcesses = Awaited<ReturnType<typeof startSellerProcesses>>

/** The arguments of the tool that is bought. */
export const bodyOf = ({ what, words }: Purchase) =>
  what === 'get_weather' ? { city: words } : { note: words }

/**
 * Both chains, the official facilitator behind a fault proxy, and a tool server, for server
 * processes that die.
 */
export async function startSellerProcesses() {
  const stack = await startPaymentStack()
  const root = await mkdtemp(join(tmpdir(), 'tollgate-payments-'))
  const children = new Set<ChildProcess>()
  const gates = new Map<string, Promise<void>>()
  const calledWith = (url: string, body: string) =>
    new URL(url, 'http://tools').searchParams.get('city') ??
    (JSON.parse(body || '{}') as { note?: string }).note ??
    ''
  async function answer(res: ServerResponse): Promise<void> {
    const { url = '', body = '' } = tools.requests.at(-1) ?? {}
    await gates.get(calledWith(url, body))
    sendJson(res, { temperature: 21 })
  }
  const tools = await startToolServer((_req, res) => void answer(res))
  const agents = join(root, 'agents')
  await mkdir(agents)
  for (const [id, document] of Object.entries(soldAgents(tools.origin)))
    await writeFile(join(agents, `${id}.yaml`), JSON.stringify(document))

  /** How a server is configured to sell here, without its store and its ports. */
  function settings({ kinds, rpc }: { kinds: readonly Kind[]; rpc: boolean }): {
    config: Record<string, unknown>
    env: Record<string, string>
  } {
    const { evm, solana, proxy } = stack
    const { networks, env } = networksOf({
      facilitator: proxy.url,
      rpc,
      ...(kinds.includes('EVM') && { evm }),
      ...(kinds.includes('Solana') && { solana }),
    })
    const upstreams = {
      upstreams: { model: { base_url: `${tools.origin}/v1` } },
      routes: { '*': [{ upstream: 'model' }] },
    }
    return {
      config: {
        ...upstreams,
        mesh: { agents: [agents], allow_private: [tools.origin] },
        payments: { networks, verify_ms: 20_000 },
      },
      env: { ...env, TOLLGATE_OPERATOR_TOKEN: operatorToken },
    }
  }

  let places = 0
  async function place(sold: Parameters<typeof settings>[0]): Promise<StorePlace> {
    const folder = join(root, String((places += 1)))
    await mkdir(folder)
    const { config, env } = settings(sold)
    return {
      file: await writeConfig(folder, { ...config, log: { level: 'silent' } }),
      store: join(folder, 'store'),
      env,
    }
  }

  /** Starts servers in one process of their own. */
  async function launch(places: StorePlace[], deadly: KillCondition = {}): Promise<Launched> {
    const env = Object.assign(
      { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compileCache },
      ...places.map((one) => one.env),
    ) as Record<string, string>
    const child = spawn(
      process.execPath,
      [program, JSON.stringify(deadly), ...places.map(({ file }) => file)],
      { env, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    children.add(child)
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
    await until('the servers listen', () => {
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
      return printed.endsWith('\n')
    })
    return {
      child,
      urls: JSON.parse(printed) as string[],
      exited: child.signalCode === null ? once(child, 'exit') : Promise.resolve(),
    } // written by the program
  }

  const urlOf = (url: string, { kind, what }: Purchase) =>
    `${url}${stack.purses[kind].path}/ShopAgent/${what}`

  /** Signs a payment for the server's terms, as the official client does. */
  async function pay(url: string, purchase: Purchase): Promise<SignedPurchase> {
    const purse = stack.purses[purchase.kind]
    let required = ''
    await until('something is for sale', async () => {
      const { status, headers } = await post(urlOf(url, purchase), '', {})
      required = headers.get('payment-required') ?? ''
      return status === 402
    })
    const wallet = await purse.wallet()
    const { name, value } = await signRequired(
      decodePaymentRequiredHeader(required),
      purse.signer(wallet),
    )
    const content = decodeHeader(value)
    async function cancel(): Promise<void> {
      // What the official client signs on EVM, by the account that it signed with.
      await stack.evm.cancel(
        wallet as PrivateKeyAccount,
        (content.payload as EvmPayload).authorization.nonce,
      )
    }
    return { payer: wallet.address, wallet, headers: { [name]: value }, content, cancel }
  }

  return {
    stack,
    settings,
    place,
    launch,
    pay,
    aim: faultInjector(stack),
    urlOf,
    ask: (
      url: string,
      purchase: Purchase,
      { headers }: Pick<Payment, 'headers'>,
    ): Promise<MeshReply> => post(urlOf(url, purchase), '', bodyOf(purchase), headers),
    /** How often a tool was run with these words. */
    runs: (words: string): number =>
      tools.requests.filter(({ url, body }) => calledWith(url, body) === words).length,
    /** Holds calls of the tool with these words until it is opened. */
    gate(words: string): { open(): void } {
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.set(words, promise)
      return { open: resolve }
    },
    /** What a payer was charged on the chain. */
    async charges(kind: Kind, payer: string): Promise<{ value: bigint; transaction: string }[]> {
      const transfers = (await stack.purses[kind].transfers()).filter(
        ({ from }) => from.toLowerCase() === payer.toLowerCase(),
      )
      return transfers.map(({ value, transaction }) => ({ value, transaction }))
    },
    async stop(): Promise<void> {
      for (const child of children) child.kill('SIGKILL')
      await tools.close()
      await stack.stop()
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A server in this process, on the store of one that was killed. */
export async function startServerOn({ file, env }: StorePlace) {
  const observed: Observation[] = []
  const services = await startServices(loadConfig({ file, env, cwd: tmpdir() }), {
    only: ['mesh'],
    observe: (observation) => void observed.push(observation),
    strictReplies: true,
  })
  return {
    url: services.mesh?.url ?? '',
    observed,
    async stop() {
      await services.ledger.flush()
      await services.stop()
    },
  }
}

export type JournalRow = {
  id: string
  state: string
  payer: string
  attempts: number
  reason: string | null
  owner: string | null
}

/** The payments of a store, and how often the ledger tells of each. */
export function journalRows({ store }: Pick<StorePlace, 'store'>): JournalRow[] {
  return query(
    join(store, 'journal.db'),
    'select id, state, payer, attempts, reason, owner from payment order by id',
  ) as JournalRow[] // the columns of the table
}

export type LedgerRow = { payment_id: string; key_id: string; charged: number }

/** The rows of payments in the ledger of a store. */
export function ledgerRows({ store }: Pick<StorePlace, 'store'>): LedgerRow[] {
  return query(
    join(store, 'usage.db'),
    'select payment_id, key_id, charged from usage where payment_id is not null ' +
      'order by payment_id',
  ) as LedgerRow[] // as above
}
