import { LRUCache } from 'lru-cache'
import { reasonOf, unknown } from './rpc.ts'
import type { Chain, ChainQuery, Evidence, Payment } from './types.ts'

/** Timeout of queries that a payer waits for. */
const shortMs = 2000

/** The queries of one kind of chain; all may throw. A reader sends the requests of one query. */
type ChainReads<Reader> = {
  /** The requests of one query may take `totalMs` together. */
  newReader(totalMs?: number): Reader
  evidenceOf(reader: Reader, payment: ChainQuery): Promise<Evidence>
  /** Absent if the payment itself says until when the chain accepts it. */
  isAlive?(reader: Reader, payload: Payment['payload']): Promise<boolean | undefined>
  head(reader: Reader): Promise<number | bigint>
  /** The account that pays, as `balanceOf` takes it. */
  accountOf(payload: Payment['payload'], asset: string): Promise<string | undefined>
  balanceOf(reader: Reader, account: string): Promise<bigint | undefined>
}

/** A chain by these reads, whose failures become `unknown` or undefined. */
export function createChain<Reader>(reads: ChainReads<Reader>): Chain {
  const { newReader } = reads
  /** An undefined balance, also of a failed read, is not cached. */
  const balances = new LRUCache<string, bigint>({
    max: 10_000,
    ttl: 10_000,
    fetchMethod: (account) => reads.balanceOf(newReader(shortMs), account),
  })
  return {
    evidenceOf: (payment) =>
      reads.evidenceOf(newReader(), payment).catch((error: unknown) => unknown(reasonOf(error))),
    isAlive: async (payload) =>
      reads.isAlive ? reads.isAlive(newReader(), payload).catch(() => undefined) : true,
    async balanceOf(payload, asset) {
      const account = await reads.accountOf(payload, asset)
      return account === undefined ? undefined : balances.fetch(account).catch(() => undefined)
    },
    head: () =>
      reads
        .head(newReader(shortMs))
        .then(Number)
        .catch(() => undefined),
  }
}
