import { Failure } from '../failure.ts'

/** A payment of which nobody has said yet whether it is good, and who sent it. */
export type Sender = {
  payer: string
  client: string
  /** Whether its signature was recognised here as its payer's own. */ isSigned: boolean
}

export type Unverified = {
  /** Takes a place until what it gives is called; throws a Failure when there is none for such a payment. */
  enter(sender: Sender): () => void
}

/** Of those that are not recognised: in the name of one payer, and from one client. */
const mostOfPayer = 2
const mostOfClient = 8

/**
 * The places of payments that wait to be verified, `most` at once. Anybody can send a forged payment: one whose signature is not recognised here may be
 * a contract wallet's, and has a quarter of the places at most, so that whoever signs with a key of their own finds one.
 */
export function createUnverified(most: () => number): Unverified {
  let all = 0
  let unrecognised = 0
  const ofPayers = new Map<string, number>()
  const ofClients = new Map<string, number>()

  function checkUnrecognised({ payer, client }: Sender): void {
    if ((ofPayers.get(payer) ?? 0) >= mostOfPayer) {
      throw new Failure(
        'payerBusy',
        `${mostOfPayer} payments of this payer whose signature is not the payer's own key's wait to be verified; nothing was charged, retry with the same payment`,
        { retryAfter: 2 },
      )
    }
    if ((ofClients.get(client) ?? 0) >= mostOfClient) {
      throw new Failure(
        'rateLimited',
        `${mostOfClient} payments of your address whose signature is not their payer's own key's wait to be verified; nothing was charged, retry with the same payment`,
        { retryAfter: 2 },
      )
    }
    if (unrecognised >= Math.max(1, Math.floor(most() / 4))) throw tooMany()
  }

  return {
    enter(sender) {
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
      let isIn = true
      return () => {
        if (isIn) count(-1)
        isIn = false
      }
    },
  }
}

function add(counts: Map<string, number>, name: string, by: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + by
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}

const tooMany = () =>
  new Failure(
    'unavailable',
    'too many payments wait to be verified; nothing was charged, retry with the same payment',
    { retryAfter: 2 },
  )
