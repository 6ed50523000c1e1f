import createClient, { type Client } from 'openapi-fetch'
import type { components, operations, paths } from '../generated/client/operator.ts'
import {
  bodyOf,
  initOf,
  signalOf,
  throwError,
  type CallOptions,
  type OnceOptions,
} from './calls.ts'
import { TollgateError } from './errors.ts'
import { retrying, type RetryOptions } from './retrying.ts'

export { TollgateError, type CallOptions, type OnceOptions }

type Schemas = components['schemas']

/** The name, scopes, models and limits of a new key; by default it may `chat` with all models. */
export type NewKey = Schemas['KeyCreation']

/** A key without its secret. Times are Unix milliseconds. */
export type Key = Schemas['Key']

/** A new key with its secret as `key`, which is shown only once. */
export type CreatedKey = Schemas['CreatedKey']

/** A period in Unix milliseconds: the last day by default. `by` groups the totals. */
export type UsageQuery = NonNullable<operations['getUsage']['parameters']['query']>

/**
 * The limits to change: an absent one stays, null removes it. Budgets are decimal strings of USD.
 */
export type KeyChange = Schemas['KeyChange']

/** `overlap_s` is the number of seconds in which both tokens work: 3600 by default. */
export type Rotation = Schemas['Rotation']

/** Usage and charges; amounts are decimal strings of nano-USD. */
export type UsageTotals = Schemas['UsageTotals']

/**
 * A period in Unix milliseconds: the last day by default. `limit` is 100 by default and at most
 * 1000; `after` is the `next` of the previous page.
 */
export type UsageRowsQuery = NonNullable<operations['listUsage']['parameters']['query']>

/** Rows of the ledger, newest first. `next` is null on the last page. Amounts are nano-USD. */
export type UsageRows = Schemas['UsageRows']

/** `limit` is 100 by default and at most 1000; `after` is the `next` of the previous page. */
export type PaymentsQuery = NonNullable<operations['listPayments']['parameters']['query']>

/** Payments for single requests, newest first. `next` is null on the last page. */
export type PaymentList = Schemas['PaymentList']

/**
 * A payment for a single request, and its state. `amount` is in the asset's smallest unit; times
 * are Unix milliseconds.
 */
export type Payment = Schemas['Payment']

/**
 * An upstream: its status on this server, and since when it is drained on all servers of the store.
 * Times are Unix milliseconds.
 */
export type Upstream = Schemas['Upstream']
/** The result of a probe of an upstream. */
export type ProbeResult = Schemas['ProbeResult']

/** The configuration in effect: file, environment and defaults together, without secrets. */
export type ConfigInForce = Schemas['ConfigInForce']

/** The operator of a token or session. `expires_at` is null for a token. */
export type Session = Schemas['Session']

/** The name and role of a new operator. */
export type NewOperator = Schemas['OperatorCreation']

/** An operator by name, without the token. Times are Unix milliseconds. */
export type Operator = Schemas['Operator']

/** An operator with the token, which is shown only once. */
export type CreatedOperator = Schemas['CreatedOperator']

/** `limit` is 100 by default and at most 1000; `after` is the `next` of the previous page. */
export type AuditQuery = NonNullable<operations['listAudit']['parameters']['query']>

/** Changes, newest first. `next` is null on the last page. */
export type AuditRows = Schemas['AuditRows']

/** A change: by whom, from where, with the values before and after, without secrets. */
export type AuditRow = Schemas['AuditRow']

/** The remaining work of a draining server. */
export type Draining = Schemas['Draining']

/** The changes of a reload, or the problems of the configuration. */
export type ReloadResult = Schemas['ReloadResult']

/** Problems and usage over all servers of the store. Amounts are nano-USD. */
export type ServerOverview = Schemas['ServerOverview']

/** A metric, in steps of an hour or a day; `by` makes a series of each value. */
export type SeriesQuery = operations['readSeries']['parameters']['query']

/** Usage over time: amounts are nano-USD, `points` has one entry for each step. */
export type Series = Schemas['Series']

/** Which requests to list; `after` is the `next` of the previous page. */
export type RequestsQuery = NonNullable<operations['listRequests']['parameters']['query']>

/** Requests, newest first. `next` is null at the end; a page not `complete` may be empty. */
export type RequestList = Schemas['RequestList']

/** A request and its attempts, in milliseconds from its arrival. */
export type RequestDetails = Schemas['RequestDetails']

/** Whether requests can be served, and which parts fail. */
export type Readiness = Schemas['Readiness']

/** The server of a client, and its credentials. */
export type OperatorClientOptions = RetryOptions & {
  /** URL of the operator API, as in `http://127.0.0.1:8090`. */
  baseUrl: string
  /** Sends the requests. The global `fetch` by default. */
  fetch?: typeof globalThis.fetch
} & (
    | {
        /** The token of an operator, sent as `Authorization: Bearer`. */
        token: string
        session?: never
      }
    | {
        /**
         * For pages: the secret of a session, sent as `X-Tollgate-Session` in addition to the
         * browser's cookie. Read for each request; undefined before sign-in.
         */
        session: () => string | undefined
        token?: never
      }
  )

/**
 * The contract's operations, typed, in the form of openapi-fetch: `GET('/keys')` returns `{ data,
 * error, response }` and does not throw for a status. There are also calls that return the body.
 * These throw a {@link TollgateError} for an error response, with code `unauthorized` for a wrong
 * token, and with `unreachable` if there was no response. Temporary errors are retried as `retries`
 * says. There is no time limit.
 */
export type OperatorClient = Client<paths, 'application/json'> & {
  /** Creates a key. Only this response has its secret. */
  createKey(key: NewKey, options?: OnceOptions): Promise<CreatedKey>
  /** Lists all keys, newest first, including revoked and expired ones. */
  keys(options?: CallOptions): Promise<Key[]>
  /** Reads one key. Throws with code `not_found` for an unknown id. */
  key(id: string, options?: CallOptions): Promise<Key>
  /** Changes the limits of a key within two seconds on all servers. Past usage still counts. */
  changeKey(id: string, change: KeyChange, options?: CallOptions): Promise<Key>
  /**
   * Gives a key a new token, which only this response has. The old one works for another hour by
   * default. Retried only with an `idempotencyKey`: without one, a lost response is a lost token.
   */
  rotateKey(id: string, rotation?: Rotation, options?: OnceOptions): Promise<CreatedKey>
  /**
   * Revokes a key: within five seconds all servers reject it and abort its requests. Revoking it
   * again has no effect.
   */
  revokeKey(id: string, options?: CallOptions): Promise<Key>
  /** Totals the usage. */
  usage(query?: UsageQuery, options?: CallOptions): Promise<UsageTotals>
  /** Lists one page of the ledger. */
  usageRows(query?: UsageRowsQuery, options?: CallOptions): Promise<UsageRows>
  /** Reads problems and usage; cheap enough to poll every two seconds. */
  overview(options?: CallOptions): Promise<ServerOverview>
  /** Reads a metric over time. */
  series(query: SeriesQuery, options?: CallOptions): Promise<Series>
  /** Lists one page of requests. */
  requests(query?: RequestsQuery, options?: CallOptions): Promise<RequestList>
  /** Reads one request. Throws with code `not_found` for an unknown or deleted id. */
  requestDetails(id: string, options?: CallOptions): Promise<RequestDetails>
  /** Lists one page of the payments for single requests. */
  payments(query?: PaymentsQuery, options?: CallOptions): Promise<PaymentList>
  /** Reads one payment. Throws with code `not_found` for an unknown id. */
  payment(id: string, options?: CallOptions): Promise<Payment>
  /**
   * Queries the chain about a payment now. Throws with code `conflict` while its request runs.
   */
  reconcilePayment(id: string, options?: CallOptions): Promise<Payment>
  /**
   * Closes a payment that waits for the operator, with a reason. Throws with code `conflict` for
   * any other payment.
   */
  closePayment(id: string, reason?: string, options?: CallOptions): Promise<Payment>
  /** Lists the upstreams of this server's configuration. */
  upstreams(options?: CallOptions): Promise<Upstream[]>
  /**
   * Drains an upstream on all servers of the store until it is restored; calls in flight continue.
   * Throws with code `not_found` for an unknown name.
   */
  drainUpstream(name: string, options?: CallOptions): Promise<Upstream>
  /** Ends the drain of an upstream. Throws as `drainUpstream` does. */
  restoreUpstream(name: string, options?: CallOptions): Promise<Upstream>
  /** Probes an upstream now, which may cost a token. Throws as `drainUpstream` does. */
  probeUpstream(name: string, options?: CallOptions): Promise<ProbeResult>
  /** The operator of the token or session. */
  session(options?: CallOptions): Promise<Session>
  /** Lists all named operators, newest first, including revoked ones. */
  operators(options?: CallOptions): Promise<Operator[]>
  /** Creates an operator. Only this response has the token. Throws `conflict` for a used name. */
  createOperator(operator: NewOperator, options?: OnceOptions): Promise<CreatedOperator>
  /** Changes the role of an operator, from the next request on. */
  changeOperator(
    id: string,
    change: { role: Operator['role'] },
    options?: CallOptions,
  ): Promise<Operator>
  /**
   * Gives an operator a new token, which only this response has; the old one and its sessions end
   * immediately. Retried only with an `idempotencyKey`: without one, a lost response is a lost
   * token.
   */
  rotateOperator(id: string, options?: OnceOptions): Promise<CreatedOperator>
  /** Revokes an operator: the token and its sessions end immediately. */
  revokeOperator(id: string, options?: CallOptions): Promise<Operator>
  /** Lists one page of the audit log. */
  audit(query?: AuditQuery, options?: CallOptions): Promise<AuditRows>
  /** Reads one change, however old it is. Throws `not_found` once it has been deleted. */
  auditRow(id: string, options?: CallOptions): Promise<AuditRow>
  /**
   * Reloads the configuration of this server; with `dry_run` it only returns the changes. Throws
   * with code `conflict` for an invalid configuration.
   */
  reload(how?: { dry_run?: boolean }, options?: CallOptions): Promise<ReloadResult>
  /**
   * Drains this server: load balancers stop sending requests, and only a restart makes it ready
   * again. Resolves with its remaining work; repeated calls have no other effect.
   */
  drain(options?: CallOptions): Promise<Draining>
  /** Reads the configuration in effect, without secrets. */
  config(options?: CallOptions): Promise<ConfigInForce>
  /**
   * Whether requests can be served. Does not throw if the server is not ready, needs no token, and
   * is never retried. Names the parts only if the server accepts the host name of `baseUrl`.
   */
  readiness(options?: CallOptions): Promise<Readiness>
  /** The metrics in the text format of Prometheus. The metrics token is enough for this call. */
  metrics(options?: CallOptions): Promise<string>
}

/**
 * Creates a client of one server's operator API. Do not put tokens into browsers: pages exchange
 * one for a session.
 */
export function createOperatorClient(options: OperatorClientOptions): OperatorClient {
  const { baseUrl, token, session, fetch, retries } = options
  const http = createClient<paths, 'application/json'>({
    baseUrl,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    fetch: retrying(fetch, retries),
  })
  if (session)
    http.use({
      onRequest({ request }) {
        const secret = session()
        if (secret !== undefined) request.headers.set('x-tollgate-session', secret)
      },
    })
  return {
    ...http,
    ...keyCalls(http, options),
    ...accountCalls(http, options),
    ...usageCalls(http),
    ...paymentCalls(http),
    ...upstreamCalls(http),
    ...serverCalls(http, fetch),
  }
}

type Http = Client<paths, 'application/json'>

const byId = (id: string, options: CallOptions | undefined) => ({
  params: { path: { id } },
  ...signalOf(options),
})

const byName = (name: string, options: CallOptions | undefined) => ({
  params: { path: { name } },
  ...signalOf(options),
})

const withQuery = <Query>(query: Query | undefined, options: CallOptions | undefined) => ({
  params: { ...(query && { query }) },
  ...signalOf(options),
})

/** Retries a call that must not run twice only if it has an idempotency key. */
function onceInit(
  id: string,
  { fetch, retries }: OperatorClientOptions,
  options: OnceOptions | undefined,
) {
  const { params, ...rest } = initOf(options)
  return {
    params: { ...params, path: { id } },
    fetch: retrying(fetch, params.header ? retries : 0),
    ...rest,
  }
}

type KeyCalls = 'createKey' | 'keys' | 'key' | 'changeKey' | 'rotateKey' | 'revokeKey'

function keyCalls(
  http: Http,
  clientOptions: OperatorClientOptions,
): Pick<OperatorClient, KeyCalls> {
  return {
    createKey: (body, options) => bodyOf(http.POST('/keys', { body, ...initOf(options) })),
    keys: async (options) => (await bodyOf(http.GET('/keys', signalOf(options)))).keys,
    key: (id, options) => bodyOf(http.GET('/keys/{id}', byId(id, options))),
    changeKey: (id, body, options) =>
      bodyOf(http.PATCH('/keys/{id}', { body, ...byId(id, options) })),
    rotateKey: (id, body = {}, options) =>
      bodyOf(http.POST('/keys/{id}/rotate', { body, ...onceInit(id, clientOptions, options) })),
    revokeKey: (id, options) => bodyOf(http.DELETE('/keys/{id}', byId(id, options))),
  }
}

type AccountCalls =
  | 'session'
  | 'operators'
  | 'createOperator'
  | 'changeOperator'
  | 'rotateOperator'
  | 'revokeOperator'
  | 'audit'
  | 'auditRow'
  | 'drain'
  | 'reload'

function accountCalls(
  http: Http,
  clientOptions: OperatorClientOptions,
): Pick<OperatorClient, AccountCalls> {
  return {
    session: (options) => bodyOf(http.GET('/session', signalOf(options))),
    operators: async (options) =>
      (await bodyOf(http.GET('/operators', signalOf(options)))).operators,
    createOperator: (body, options) =>
      bodyOf(http.POST('/operators', { body, ...initOf(options) })),
    changeOperator: (id, body, options) =>
      bodyOf(http.PATCH('/operators/{id}', { body, ...byId(id, options) })),
    rotateOperator: (id, options) =>
      bodyOf(http.POST('/operators/{id}/rotate', onceInit(id, clientOptions, options))),
    revokeOperator: (id, options) => bodyOf(http.DELETE('/operators/{id}', byId(id, options))),
    audit: (query, options) => bodyOf(http.GET('/audit', withQuery(query, options))),
    auditRow: (id, options) => bodyOf(http.GET('/audit/{id}', byId(id, options))),
    drain: (options) => bodyOf(http.POST('/drain', signalOf(options))),
    reload: (body = {}, options) => bodyOf(http.POST('/reload', { body, ...signalOf(options) })),
  }
}

type UsageCalls = 'usage' | 'usageRows' | 'overview' | 'series' | 'requests' | 'requestDetails'

function usageCalls(http: Http): Pick<OperatorClient, UsageCalls> {
  return {
    overview: (options) => bodyOf(http.GET('/overview', signalOf(options))),
    series: (query, options) =>
      bodyOf(http.GET('/series', { params: { query }, ...signalOf(options) })),
    requests: (query, options) => bodyOf(http.GET('/requests', withQuery(query, options))),
    requestDetails: (id, options) => bodyOf(http.GET('/requests/{id}', byId(id, options))),
    usage: (query, options) => bodyOf(http.GET('/usage', withQuery(query, options))),
    usageRows: (query, options) => bodyOf(http.GET('/usage/rows', withQuery(query, options))),
  }
}

function paymentCalls(
  http: Http,
): Pick<OperatorClient, 'payments' | 'payment' | 'reconcilePayment' | 'closePayment'> {
  return {
    payments: (query, options) => bodyOf(http.GET('/payments', withQuery(query, options))),
    payment: (id, options) => bodyOf(http.GET('/payments/{id}', byId(id, options))),
    reconcilePayment: (id, options) =>
      bodyOf(http.POST('/payments/{id}/reconcile', byId(id, options))),
    closePayment: (id, reason, options) =>
      bodyOf(
        http.POST('/payments/{id}/close', {
          params: { path: { id }, query: reason === undefined ? {} : { reason } },
          ...signalOf(options),
        }),
      ),
  }
}

function upstreamCalls(
  http: Http,
): Pick<OperatorClient, 'upstreams' | 'drainUpstream' | 'restoreUpstream' | 'probeUpstream'> {
  return {
    upstreams: async (options) =>
      (await bodyOf(http.GET('/upstreams', signalOf(options)))).upstreams,
    drainUpstream: (name, options) =>
      bodyOf(http.POST('/upstreams/{name}/drain', byName(name, options))),
    restoreUpstream: (name, options) =>
      bodyOf(http.POST('/upstreams/{name}/restore', byName(name, options))),
    probeUpstream: (name, options) =>
      bodyOf(http.POST('/upstreams/{name}/probe', byName(name, options))),
  }
}

function serverCalls(
  http: Http,
  fetch: OperatorClientOptions['fetch'],
): Pick<OperatorClient, 'config' | 'readiness' | 'metrics'> {
  return {
    config: (options) => bodyOf(http.GET('/config', signalOf(options))),
    async readiness(options) {
      const { data, error, response } = await http.GET('/readyz', {
        fetch: retrying(fetch, 0),
        ...signalOf(options),
      })
      const body = data ?? error
      return typeof body === 'object' && 'ready' in body ? body : throwError(response, error)
    },
    metrics: (options) => bodyOf(http.GET('/metrics', { parseAs: 'text', ...signalOf(options) })),
  }
}
