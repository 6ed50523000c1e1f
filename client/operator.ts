import createClient, { type Client } from 'openapi-fetch'
import type { components, operations, paths } from '../generated/client/operator.ts'
import { initOf, refuse, signalOf, bodyOf, type CallOptions, type OnceOptions } from './calls.ts'
import { TollgateError } from './errors.ts'
import { retrying, type RetryOptions } from './retrying.ts'

export { TollgateError, type CallOptions, type OnceOptions }

type Schemas = components['schemas']

/** Whose key it is to be and what it may do; it may `chat` with all models unless told. */
export type NewKey = Schemas['NewKey']

/** A key without its secret. Times are Unix milliseconds. */
export type Key = Schemas['Key']

/** A new key with its secret as `key`, which is never shown again. */
export type CreatedKey = Schemas['CreatedKey']

/** Times are Unix milliseconds: the last day unless told. `by` groups the totals. */
export type UsageQuery = NonNullable<operations['getUsage']['parameters']['query']>

/** Limits of a key as they shall be: what is left out stays, null takes a limit away. Budgets are decimal strings of USD. */
export type KeyChange = Schemas['KeyChange']

/** How long a key's old token works beside its new one: `overlap_s` seconds, 3600 unless told. */
export type Rotation = Schemas['Rotation']

/** What was used and charged; amounts are decimal strings of nano-USD. */
export type UsageTotals = Schemas['UsageTotals']

/** Times are Unix milliseconds: the last day unless told. `limit` is 100 unless told, at most 1000; `after` is the `next` of the page before. */
export type UsageRowsQuery = NonNullable<operations['listUsage']['parameters']['query']>

/** Rows of the ledger, newest first; `next` is null on the last page. Amounts are nano-USD. */
export type UsageRows = Schemas['UsageRows']

/** `limit` is 100 unless told, at most 1000; `after` is the `next` of the page before. */
export type PaymentsQuery = NonNullable<operations['listPayments']['parameters']['query']>

/** Payments for single requests, newest first; `next` is null on the last page. */
export type PaymentList = Schemas['PaymentList']

/** A payment for a single request and where its money is. `amount` counts the asset's smallest unit; times are Unix milliseconds. */
export type Payment = Schemas['Payment']

/** An upstream of the server that is asked, what that server believes of it, and since when it is drained at all servers of the store; times are Unix milliseconds. */
export type Upstream = Schemas['Upstream']

/** What the server has in force: file, environment and defaults together, without secrets. */
export type ConfigInForce = Schemas['ConfigInForce']

/** Whether requests can be served, and which part is down. */
export type Readiness = Schemas['Readiness']

/** Which server, and with which token. */
export type OperatorClientOptions = RetryOptions & {
  /** The operator address, as in `http://127.0.0.1:8090`. */
  baseUrl: string
  /** The operator token, sent as `Authorization: Bearer`. */
  token: string
  /** Sends the requests; the global `fetch` unless told. */
  fetch?: typeof globalThis.fetch
}

/**
 * The contract's operations, typed, as openapi-fetch offers them (`GET('/keys')` gives `{ data, error, response }` and throws for no status),
 * and calls that give the body. These throw a {@link TollgateError} on a refusal, as `unauthorized` for a wrong token, and, as `unreachable`, when the
 * server gives no answer. Refusals that will heal are tried again as `retries` says; no time limit is set.
 */
export type OperatorClient = Client<paths, 'application/json'> & {
  /** Creates a key. The answer is the only place where the key itself is ever shown. */
  createKey(key: NewKey, options?: OnceOptions): Promise<CreatedKey>
  /** Lists all keys, newest first, revoked and expired ones too. */
  keys(options?: CallOptions): Promise<Key[]>
  /** Reads one key. Throws as `not_found` when there is none of this id. */
  key(id: string, options?: CallOptions): Promise<Key>
  /** Changes the limits of a key; servers know it within two seconds. What was used of a limit stays used. */
  changeKey(id: string, change: KeyChange, options?: CallOptions): Promise<Key>
  /** Gives a key a new token, which is in the answer and never shown again; the old one works for an hour more unless told. Sent again only with an `idempotencyKey`: without one, a lost answer is a lost token. */
  rotateKey(id: string, rotation?: Rotation, options?: OnceOptions): Promise<CreatedKey>
  /** Revokes a key: it is refused everywhere within five seconds, and what it has under way ends within them. Revoking it again changes nothing. */
  revokeKey(id: string, options?: CallOptions): Promise<Key>
  /** Totals the usage. */
  usage(query?: UsageQuery, options?: CallOptions): Promise<UsageTotals>
  /** Lists one page of the ledger. */
  usageRows(query?: UsageRowsQuery, options?: CallOptions): Promise<UsageRows>
  /** Lists one page of the payments for single requests. */
  payments(query?: PaymentsQuery, options?: CallOptions): Promise<PaymentList>
  /** Reads one payment. Throws as `not_found` when there is none of this id. */
  payment(id: string, options?: CallOptions): Promise<Payment>
  /** Finds out now what became of a payment. Throws as `conflict` while its request is under way. */
  reconcilePayment(id: string, options?: CallOptions): Promise<Payment>
  /** Lists the upstreams of this server's configuration. */
  upstreams(options?: CallOptions): Promise<Upstream[]>
  /** Takes an upstream out of use at all servers of the store, until it is restored; calls under way go on. Throws as `not_found` when there is none of this name. */
  drainUpstream(name: string, options?: CallOptions): Promise<Upstream>
  /** Puts an upstream into use again. */
  restoreUpstream(name: string, options?: CallOptions): Promise<Upstream>
  /** The configuration in force, without secrets. */
  config(options?: CallOptions): Promise<ConfigInForce>
  /** Tells whether requests can be served; a server that is not ready is an answer, and no error. Needs no token; parts are told only to who asks by a name that the server is configured with; and is never sent again. */
  readiness(options?: CallOptions): Promise<Readiness>
  /** The metrics in the text format of Prometheus. The token may also be the one that opens nothing else. */
  metrics(options?: CallOptions): Promise<string>
}

/** Creates a client of one server's operator address. Its token opens everything: keep it out of browsers. */
export function createOperatorClient({
  baseUrl,
  token,
  fetch,
  retries,
}: OperatorClientOptions): OperatorClient {
  const http = createClient<paths, 'application/json'>({
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    fetch: retrying(fetch, retries),
  })
  const named = (id: string, options: CallOptions | undefined) => ({
    params: { path: { id } },
    ...signalOf(options),
  })
  const asked = <Query>(query: Query | undefined, options: CallOptions | undefined) => ({
    params: { ...(query && { query }) },
    ...signalOf(options),
  })
  return {
    ...http,
    createKey: (body, options) => bodyOf(http.POST('/keys', { body, ...initOf(options) })),
    keys: async (options) => (await bodyOf(http.GET('/keys', signalOf(options)))).keys,
    key: (id, options) => bodyOf(http.GET('/keys/{id}', named(id, options))),
    changeKey: (id, body, options) =>
      bodyOf(http.PATCH('/keys/{id}', { body, ...named(id, options) })),
    rotateKey(id, body = {}, options) {
      const { params, ...rest } = initOf(options)
      return bodyOf(
        http.POST('/keys/{id}/rotate', {
          body,
          params: { ...params, path: { id } },
          fetch: retrying(fetch, params.header ? retries : 0),
          ...rest,
        }),
      )
    },
    revokeKey: (id, options) => bodyOf(http.DELETE('/keys/{id}', named(id, options))),
    usage: (query, options) => bodyOf(http.GET('/usage', asked(query, options))),
    usageRows: (query, options) => bodyOf(http.GET('/usage/rows', asked(query, options))),
    payments: (query, options) => bodyOf(http.GET('/payments', asked(query, options))),
    payment: (id, options) => bodyOf(http.GET('/payments/{id}', named(id, options))),
    reconcilePayment: (id, options) =>
      bodyOf(http.POST('/payments/{id}/reconcile', named(id, options))),
    upstreams: async (options) =>
      (await bodyOf(http.GET('/upstreams', signalOf(options)))).upstreams,
    drainUpstream: (name, options) =>
      bodyOf(
        http.POST('/upstreams/{name}/drain', { params: { path: { name } }, ...signalOf(options) }),
      ),
    restoreUpstream: (name, options) =>
      bodyOf(
        http.POST('/upstreams/{name}/restore', {
          params: { path: { name } },
          ...signalOf(options),
        }),
      ),
    config: (options) => bodyOf(http.GET('/config', signalOf(options))),
    async readiness(options) {
      const { data, error, response } = await http.GET('/readyz', {
        fetch: retrying(fetch, 0),
        ...signalOf(options),
      })
      const told = data ?? error
      return typeof told === 'object' && 'ready' in told ? told : refuse(response, error)
    },
    metrics: (options) => bodyOf(http.GET('/metrics', { parseAs: 'text', ...signalOf(options) })),
  }
}
