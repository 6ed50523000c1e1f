import { pause } from '../pause.ts'
import { retryAfterMs } from '../retry-after.ts'
import { chainOf, forget, report, sign, type Buyer } from './buyer.ts'
import { send, type RepeatableRequest } from './exchange.ts'
import { isSameAddress } from './chains/networks.ts'
import { PaymentError, type PaymentErrorDetails, type SignedPayment } from './payment.ts'
import { readReceipt } from './receipt.ts'
import { readTerms, type Offer } from './terms.ts'
import { usdFrom } from './usd.ts'

/**
 * Sends a request, and pays for it if the response is 402. An unfinished payment of the same
 * request is sent before a new one is signed.
 */
export async function buy(buyer: Buyer, request: RepeatableRequest): Promise<Response> {
  const payments = await buyer.store.load(request.key)
  const unfinished = payments.find(({ id }) => !buyer.busy.has(id))
  if (unfinished) {
    buyer.busy.add(unfinished.id)
    report(buyer, unfinished, { kind: 'resumed' })
    return finish(buyer, request, unfinished)
  }
  const response = await send(buyer.fetch, request, undefined, buyer.retry.responseMs)
  if (isRedirect(response)) throw redirected(response)
  if (response.status !== 402) return response
  const terms = await readTerms(response)
  const choice = buyer.policy.choose(terms.offers, request.url)
  request.signal.throwIfAborted()
  return finish(buyer, request, await sign(buyer, request, terms, choice, 0n))
}

/** An attempt after which the same payment is sent again. */
type Retry = {
  /** Why the same payment is sent again. */
  reason: string
  response: Response | undefined
  /** The error of fetch. */
  fault?: unknown
}

/** Sends with the payment until a response ends the call. */
async function finish(
  buyer: Buyer,
  request: RepeatableRequest,
  first: SignedPayment,
): Promise<Response> {
  const end = performance.now() + buyer.retry.patienceMs
  let payment = first
  let rejections = 0
  try {
    for (let attempt = 1; ; attempt++) {
      const result = await sendPaid(buyer, request, payment)
      if ('final' in result) return await deliver(buyer, payment, result.final)
      if (result.response?.status === 402 && ++rejections === 2) {
        payment = await renew(buyer, request, payment, result.response)
        rejections = 0
        continue
      }
      const delayMs = retryDelay(buyer, payment, result, attempt, end)
      report(buyer, payment, { kind: 'resending', reason: result.reason, delayMs })
      await pause(delayMs, request.signal).catch((cause: unknown) => {
        throw unknownOutcome(payment, 'the caller aborted', { cause })
      })
    }
  } finally {
    buyer.busy.delete(payment.id)
  }
}

/** Sends once: the response that ends the call, or why the same payment is sent again. */
async function sendPaid(
  buyer: Buyer,
  request: RepeatableRequest,
  payment: SignedPayment,
): Promise<{ final: Response } | Retry> {
  let response: Response
  try {
    response = await send(buyer.fetch, request, payment, buyer.retry.responseMs)
  } catch (fault) {
    if (request.signal.aborted)
      throw unknownOutcome(payment, 'the caller aborted', { cause: request.signal.reason })
    const reason =
      fault instanceof Error ? `the response was lost: ${fault.message}` : 'the response was lost'
    return { reason, response: undefined, fault }
  }
  const reason = await retryReason(response)
  return reason === undefined ? { final: response } : { reason, response }
}

/** Milliseconds until the next attempt. Throws `outcome_unknown` if no further one is allowed. */
function retryDelay(
  { retry: { attempts, firstDelayMs } }: Buyer,
  payment: SignedPayment,
  { reason, response, fault }: Retry,
  attempt: number,
  end: number,
): number {
  const waitMs = response && retryAfterMs(response.headers)
  const backoffMs = Math.min(8000, firstDelayMs * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2)
  const delayMs = waitMs === undefined ? backoffMs : Math.max(waitMs, firstDelayMs)
  if (attempt < attempts && performance.now() + delayMs <= end) return delayMs
  const retryAfter = waitMs === undefined ? undefined : waitMs / 1000
  throw unknownOutcome(payment, reason, { response, retryAfter, cause: fault })
}

/**
 * Why the same payment is sent again after this response; undefined if the response ends the call.
 */
async function retryReason(response: Response): Promise<string | undefined> {
  const { status } = response
  const body = status === 409 || status === 502 ? await response.clone().text() : ''
  // The server will not run the call again: it repeats this response.
  if (status === 502 && body.includes('"may_have_happened":true')) return undefined
  const isStillRunning = status === 409 && !body.includes('"payment_bound"')
  const mayRepeat = status >= 500 || [402, 408, 425, 429].includes(status) || isStillRunning
  return mayRepeat ? `the server returned ${status}` : undefined
}

/**
 * The response that ends a call; throws a PaymentError if it is a redirect or its receipt is
 * invalid.
 */
async function deliver(
  buyer: Buyer,
  payment: SignedPayment,
  response: Response,
): Promise<Response> {
  if (isRedirect(response)) throw redirected(response, payment)
  if (!response.ok) {
    report(buyer, payment, { kind: 'unpaid', status: response.status })
    // A payment that can still be charged stays in the store for this request.
    if (await chainOf(buyer, payment.network).isDead(payment)) await forget(buyer, payment)
    return response
  }
  const receipt = readReceipt(response, payment)
  if (typeof receipt === 'string')
    throw new PaymentError('receipt_invalid', `the response arrived, but ${receipt}`, {
      payment,
      response,
    })
  await forget(buyer, payment)
  report(buyer, payment, { kind: 'paid', receipt })
  return response
}

/**
 * Signs a replacement for a payment that was rejected twice, if that is safe. Otherwise throws the
 * reason why the purchase ends here.
 */
async function renew(
  buyer: Buyer,
  request: RepeatableRequest,
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
  const rejected = (why: string) =>
    new PaymentError('payment_refused', `the server rejected the payment${why}`, {
      payment,
      response,
    })
  const changed = () =>
    new PaymentError(
      'changed_terms',
      'the server rejected the payment, and its terms differ from the signed ones',
      { payment, response },
    )
  if (!(await chainOf(buyer, payment.network).isDead(payment))) {
    if (terms && same.length === 0) throw changed()
    throw rejected('; it can still be charged, so no other payment is signed until it has expired')
  }
  try {
    if (!terms) throw rejected(' and offers no terms')
    if (same.length === 0) throw changed()
    const choice = buyer.policy.choose(same, request.url)
    const exposure = usdFrom(payment.exposureUsd)
    if (exposure + choice.usd > buyer.policy.perPurchase)
      throw rejected('; it has expired, and another payment could exceed caps.perPurchase')
    return await sign(buyer, request, terms, choice, exposure)
  } finally {
    // From here on the call uses another payment, or it throws.
    buyer.busy.delete(payment.id)
    await forget(buyer, payment)
  }
}

function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

function redirected(response: Response, payment?: SignedPayment): PaymentError {
  return new PaymentError('redirected', 'the server redirects; call the target URL directly', {
    payment,
    response,
  })
}

function unknownOutcome(
  payment: SignedPayment,
  why: string,
  details: Omit<PaymentErrorDetails, 'payment'>,
): PaymentError {
  const message =
    `it is unknown whether the payment was charged (${why}); ` +
    'call again to send the same payment'
  return new PaymentError('outcome_unknown', message, { payment, ...details })
}
