import { Failure } from '../../failure.ts'

/** The sender of an unverified payment. */
export type Sender = {
  payer: string
  client: string
  /** Whether the payer's key has signed, as far as this can be checked without a chain. */
  isSigned: boolean
  /** Whether the payer has settled a payment here before. */
  isCustomer: boolean
}

/** Limits concurrent unverified payments. */
export type VerificationSlots = {
  /** Takes a slot and returns the function that releases it; throws a Failure if none is free. */
  acquire(sender: Sender): () => void
}

/** Slots for payments without the payer's signature, per payer and per client. */
const maxPerPayer = 2
const maxPerClient = 8

/** The name of those who share slots, their maximum, and the Failure beyond it. */
type Bound = { name: string; most: number; refusal: () => Failure }

/**
 * Slots for `limit()` concurrent payments. Anyone can create empty wallets and forge payments. So a
 * quarter of the slots is reserved for payers who have paid here before, and payments that may be
 * forged get at most a quarter. Each payer, and each client with a new payer, takes at most a
 * quarter of the free slots: however many payments one sends, others find a slot.
 */
export function createVerificationSlots(limit: () => number): VerificationSlots {
  const counts = new Map<string, number>()
  const countOf = (name: string) => counts.get(name) ?? 0

  function add(name: string, by: 1 | -1): void {
    const count = countOf(name) + by
    if (count > 0) counts.set(name, count)
    else counts.delete(name)
  }

  function boundsOf({ payer, client, isSigned, isCustomer }: Sender): Bound[] {
    const all = { name: 'all', most: limit(), refusal: tooMany }
    const ofPayer = { name: `payer ${payer}`, refusal: () => busy('payerBusy', 'this payer') }
    if (isCustomer) return [all, { ...ofPayer, most: shareOf(all.most - countOf('all')) }]
    const ofNew = { name: 'new', most: Math.ceil(all.most * 0.75), refusal: tooMany }
    const share = shareOf(ofNew.most - countOf('new'))
    const bounds: Bound[] = [
      all,
      ofNew,
      { ...ofPayer, most: share },
      {
        name: `client ${client}`,
        most: share,
        refusal: () => busy('rateLimited', 'your address'),
      },
    ]
    return isSigned ? bounds : [...unrecognised(all.most, payer, client), ...bounds]
  }

  return {
    acquire(sender) {
      const bounds = boundsOf(sender)
      const exceeded = bounds.find((bound) => countOf(bound.name) >= bound.most)
      if (exceeded) throw exceeded.refusal()
      for (const { name } of bounds) add(name, 1)
      let isTaken = true
      return () => {
        if (isTaken) for (const { name } of bounds) add(name, -1)
        isTaken = false
      }
    },
  }
}

const shareOf = (free: number): number => Math.max(1, Math.floor(free / 4))

/** The bounds of payments whose signature may be a contract wallet's, or forged. */
const unrecognised = (most: number, payer: string, client: string): Bound[] => [
  {
    name: `unrecognised payer ${payer}`,
    most: maxPerPayer,
    refusal: () => busy('payerBusy', 'this payer', "the payer's own key's"),
  },
  {
    name: `unrecognised client ${client}`,
    most: maxPerClient,
    refusal: () => busy('rateLimited', 'your address', "their payer's own key's"),
  },
  { name: 'unrecognised', most: Math.max(1, Math.floor(most / 4)), refusal: tooMany },
]

const busy = (kind: 'payerBusy' | 'rateLimited', who: string, key?: string) =>
  new Failure(
    kind,
    `too many payments of ${who} ${key === undefined ? '' : `whose signature is not ${key} `}` +
      'wait to be verified; nothing was charged, retry with the same payment',
    { retryAfter: 2 },
  )

const tooMany = () =>
  new Failure(
    'unavailable',
    'too many payments wait to be verified; nothing was charged, retry with the same payment',
    { retryAfter: 2 },
  )
