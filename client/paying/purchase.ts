import { chainOf, forget, sign, report, type Buyer } from './buyer.ts'
import { pause, send, waitTold, type RepeatableRequest } from './exchange.ts'
import { isSameAddress } from './networks.ts'
import { PaymentError, type PaymentErrorDetails, type SignedPayment } from './payment.ts'
import { usdFrom } from './usd.ts'
import { readReceipt } from './receipt.ts'
import { readTerms, type Offer } from './terms.ts'

/** Sends a request, and pays for it where it must be paid for. An unfinished payment of the same request is sent before anything is signed. */
export async function buy(buyer: Buyer, outgoing: RepeatableRequest): Promise<Response> {
  const kept = (await buyer.store.load(outgoing.key)).find(({ id }) => !buyer.busy.has(id))
  if (kept) {
    buyer.busy.add(kept.id)
    report(buyer, kept, { kind: 'resumed' })
    return finish(buyer, outgoing, kept)
  }
  const first = await send(buyer.fetch, outgoing, undefined, buyer.retry.answerMs)
  if (isRedirect(first)) throw redirected(first)
  if (first.status !== 402) return first
  const terms = await readTerms(first)
  const choice = buyer.policy.choose(terms.offers, outgoing.url)
  outgoing.signal.throwIfAborted()
  return finish(buyer, outgoing, await sign(buyer, outgoing, terms, choice, 0n))
}

/** Sends with the payment until there is an answer that ends it. */
async function finish(
  buyer: Buyer,
  outgoing: RepeatableRequest,
  first: SignedPayment,
): Promise<Response> {
  const { attempts, patienceMs, answerMs, firstDelayMs } = buyer.retry
  const end = performance.now() + patienceMs
  let payment = first
  let refusals = 0
  try {
    for (let attempt = 1; ; attempt++) {
      const answer = await send(buyer.fetch, outgoing, payment, answerMs).catch(
        (fault: unknown) => new Lost(fault),
      )
      if (answer instanceof Lost && outgoing.signal.aborted)
        throw unknown(payment, 'the caller gave up', { cause: outgoing.signal.reason })
      const again = answer instanceof Lost ? answer.reason : await reasonToRepeat(answer)
      const response = answer instanceof Lost ? undefined : answer
      if (response?.status === 402 && ++refusals === 2) {
        payment = await renew(buyer, outgoing, payment, response)
        refusals = 0
        continue
      }
      if (response && again === undefined) return await deliver(buyer, payment, response)
      const told = response && waitTold(response)
      const delayMs =
        told === undefined
          ? Math.min(8000, firstDelayMs * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2)
          : Math.max(told, firstDelayMs)
      if (attempt >= attempts || performance.now() + delayMs > end) {
        const retryAfter = told === undefined ? undefined : told / 1000
        throw unknown(payment, again ?? '', {
          response,
          retryAfter,
          cause: answer instanceof Lost ? answer.fault : undefined,
        })
      }
      report(buyer, payment, { kind: 'resending', reason: again ?? '', delayMs })
      await pause(delayMs, outgoing.signal).catch((cause: unknown) => {
        throw unknown(payment, 'the caller gave up', { cause })
      })
    }
  } finally {
    buyer.busy.delete(payment.id)
  }
}

/** Why the same payment is to be sent again after this answer; undefined when the answer ends it. */
async function reasonToRepeat(response: Response): Promise<string | undefined> {
  const { status } = response
  const said = status === 409 || status === 502 ? await response.clone().text() : ''
  // It is never worked for again: the answer stays the same.
  if (status === 502 && said.includes('"may_have_happened":true')) return undefined
  const isTwin = status === 409 && !said.includes('"payment_bound"')
  return status >= 500 || [402, 408, 425, 429].includes(status) || isTwin
    ? `the server answered ${status}`
    : undefined
}

async function deliver(
  buyer: Buyer,
  payment: SignedPayment,
  response: Response,
): Promise<Response> {
  if (isRedirect(response)) throw redirected(response, payment)
  if (!response.ok) {
    report(buyer, payment, { kind: 'unpaid', status: response.status })
    // One that can still be charged stays the one for this request, whatever was wrong with it.
    if (await chainOf(buyer, payment.network).isDead(payment)) await forget(buyer, payment)
    return response
  }
  const receipt = readReceipt(response, payment)
  if (typeof receipt === 'string')
    throw new PaymentError('receipt_invalid', `the answer is there, but ${receipt}`, {
      payment,
      response,
    })
  await forget(buyer, payment)
  report(buyer, payment, { kind: 'paid', receipt })
  return response
}

/** Signs anew in place of a payment that was refused twice, if that is safe. Else throws why the purchase ends here. */
async function renew(
  buyer: Buyer,
  outgoing: RepeatableRequest,
  payment: SignedPayment,
  response: Response,
): Promise<SignedPayment> {
  const terms = await readTerms(response).catch(() => undefined)
  const isSame = ({ network, asset, payTo, amount }: Offer) =>
    network === payment.network &&
    isSameAddress(asset, payment.asset) &&
    isSameAddress(payTo, payment.payTo) &&
    amount === payment.amount
  const same = terms?.offers.filter(isSame) ?? []
  const refused = (why: string) =>
    new PaymentError('payment_refused', `the server refused the payment${why}`, {
      payment,
      response,
    })
  const changed = () =>
    new PaymentError(
      'changed_terms',
      'the server refused the payment, and asks for another than it was signed for',
      { payment, response },
    )
  if (!(await chainOf(buyer, payment.network).isDead(payment))) {
    throw terms && same.length === 0
      ? changed()
      : refused('; it can still be charged, so that no other is signed until it has expired')
  }
  try {
    if (!terms) throw refused(' and offers no terms')
    if (same.length === 0) throw changed()
    const choice = buyer.policy.choose(same, outgoing.url)
    const exposure = usdFrom(payment.exposureUsd)
    if (exposure + choice.usd > buyer.policy.perPurchase)
      throw refused('; it has expired, and with another caps.perPurchase could be exceeded')
    return await sign(buyer, outgoing, terms, choice, exposure)
  } finally {
    // It is over with this payment: either there is another, or the caller hears it and calling again is another purchase.
    buyer.busy.delete(payment.id)
    await forget(buyer, payment)
  }
}

class Lost {
  readonly fault: unknown
  readonly reason: string

  constructor(fault: unknown) {
    this.fault = fault
    this.reason =
      fault instanceof Error ? `the answer was lost: ${fault.message}` : 'the answer was lost'
  }
}

function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

function redirected(response: Response, payment?: SignedPayment): PaymentError {
  return new PaymentError(
    'redirected',
    'the server points elsewhere; call the address that is meant',
    { payment, response },
  )
}

function unknown(
  payment: SignedPayment,
  why: string,
  details: Omit<PaymentErrorDetails, 'payment'>,
): PaymentError {
  const message = `it is not known whether the payment was charged (${why}); call again to send the same payment`
  return new PaymentError('outcome_unknown', message, { payment, ...details })
}
