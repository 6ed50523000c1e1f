import { Failure } from '../../failure.ts'

/** Who sent a payment that is not verified yet. */
export type Sender = {
  payer: string
  client: string
  /** Whether the payer's own key has signed, as far as that can be seen without a chain. */
  isSigned: boolean
}

/** Bounds how many payments wait to be verified at once. */
export type VerificationSlots = {
  /** Takes a slot and gives the function that frees it; throws a Failure when there is none. */
  acquire(sender: Sender): () => void
}

/** Slots for payments without the payer's signature: of one payer, and of one client. */
const mostOfPayer = 2
const mostOfClient = 8

/**
 * Slots for `most()` payments at once. Anybody can send a forged payment. One whose signature is
 * not recognised may be a contract wallet's; these get a quarter of the slots at most, so that
 * forged ones do not keep out payers who sign with their own key.
 */
export function createVerificationSlots(most: () => number): VerificationSlots {
  let all = 0
  let unrecognised = 0
  const ofPayers = new Map<string, number>()
  const ofClients = new Map<string, number>()

  function checkUnrecognised({ payer, client }: Sender): void {
    if ((ofPayers.get(payer) ?? 0) >= mostOfPayer)
      throw busy('payerBusy', `${mostOfPayer} payments of this payer`, "the payer's own key's")
    if ((ofClients.get(client) ?? 0) >= mostOfClient)
      throw busy(
        'rateLimited',
        `${mostOfClient} payments of your address`,
        "their payer's own key's",
      )
    if (unrecognised >= Math.max(1, Math.floor(most() / 4))) throw tooMany()
  }

  return {
    acquire(sender) {
      if (all >= most()) throw tooMany()
      if (!sender.isSigned) checkUnrecognised(sender)
      const count = (by: 1 | -1) => {
        all += by
        if (sender.isSigned) return
        unrecognised += by
        add(ofPayers, sender.payer, by)
        add(ofClients, sender.client, by)
      }
      count(1)
      let isTaken = true
      return () => {
        if (isTaken) count(-1)
        isTaken = false
      }
    },
  }
}

function add(counts: Map<string, number>, name: string, by: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + by
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}

const busy = (kind: 'payerBusy' | 'rateLimited', payments: string, key: string) =>
  new Failure(
    kind,
    `${payments} whose signature is not ${key} wait to be verified; ` +
      'nothing was charged, retry with the same payment',
    { retryAfter: 2 },
  )

const tooMany = () =>
  new Failure(
    'unavailable',
    'too many payments wait to be verified; nothing was charged, retry with the same payment',
    { retryAfter: 2 },
  )
