import createClient, { type Client } from 'openapi-fetch'
import type { components, operations, paths } from '../generated/client/operator.ts'
import { bodyOf, initOf, refuse, signalOf, type CallOptions, type OnceOptions } from './calls.ts'
import { TollgateError } from './errors.ts'
import { retrying, type RetryOptions } from './retrying.ts'

export { TollgateError, type CallOptions, type OnceOptions }

type Schemas = components['schemas']

/** The name, scopes, models and limits of a new key. By default it may `chat` with all models. */
export type NewKey = Schemas['KeyCreation']

/** A key without its secret. Times are Unix milliseconds. */
export type Key = Schemas['Key']

/** A new key with its secret as `key`, which is not shown again. */
export type CreatedKey = Schemas['CreatedKey']

/** From when to when, in Unix milliseconds: the last day by default. `by` groups the totals. */
export type UsageQuery = NonNullable<operations['getUsage']['parameters']['query']>

/**
 * The limits to change: one that is absent stays, null removes it. Budgets are decimal strings of
 * USD.
 */
export type KeyChange = Schemas['KeyChange']

/** `overlap_s` is how many seconds the old token works beside the new one: 3600 by default. */
export type Rotation = Schemas['Rotation']

/** What was used and charged; amounts are decimal strings of nano-USD. */
export type UsageTotals = Schemas['UsageTotals']

/**
 * From when to when, in Unix milliseconds: the last day by default. `limit` is 100 by default and
 * at most 1000; `after` is the `next` of the page before.
 */
export type UsageRowsQuery = NonNullable<operations['listUsage']['parameters']['query']>

/** Rows of the ledger, newest first. `next` is null on the last page. Amounts are nano-USD. */
export type UsageRows = Schemas['UsageRows']

/** `limit` is 100 by default and at most 1000; `after` is the `next` of the page before. */
export type PaymentsQuery = NonNullable<operations['listPayments']['parameters']['query']>

/** Payments for single requests, newest first. `next` is null on the last page. */
export type PaymentList = Schemas['PaymentList']

/**
 * A payment for a single request, and its state. `amount` is in the asset's smallest unit; times
 * are Unix milliseconds.
 */
export type Payment = Schemas['Payment']

/**
 * An upstream: its status as this server sees it, and since when it is drained at all servers of
 * the store. Times are Unix milliseconds.
 */
export type Upstream = Schemas['Upstream']
/** What an upstream answered a probe. */
export type ProbeResult = Schemas['ProbeResult']

/** The configuration in force: file, environment and defaults together, without secrets. */
export type ConfigInForce = Schemas['ConfigInForce']

/** The operator of a token or session. `expires_at` is null for a token. */
export type Session = Schemas['Session']

/** The name and role of a new operator. */
export type NewOperator = Schemas['OperatorCreation']

/** An operator by name, without the token. Times are Unix milliseconds. */
export type Operator = Schemas['Operator']

/** An operator with the token, which is not shown again. */
export type CreatedOperator = Schemas['CreatedOperator']

/** `limit` is 100 by default and at most 1000; `after` is the `next` of the page before. */
export type AuditQuery = NonNullable<operations['listAudit']['parameters']['query']>

/** Who changed what, newest first. `next` is null on the last page. */
export type AuditRows = Schemas['AuditRows']

/** A change: who, from where, and what it was before and after, without secrets. */
export type AuditRow = Schemas['AuditRow']

/** What a server that is out of use still does. */
export type Draining = Schemas['Draining']

/** What a reload changes, or what is wrong with the configuration. */
export type ReloadResult = Schemas['ReloadResult']

/** What is wrong, and how much is used, over all servers of the store. Amounts are nano-USD. */
export type ServerOverview = Schemas['ServerOverview']

/** A metric, in steps of an hour or a day; `by` makes a series of each value. */
export type SeriesQuery = operations['readSeries']['parameters']['query']

/** Usage over time: amounts are nano-USD, `points` are as many as there are steps. */
export type Series = Schemas['Series']

/** Which requests to list; `after` is the `next` of the page before. */
export type RequestsQuery = NonNullable<operations['listRequests']['parameters']['query']>

/** Requests, newest first. `next` is null at the end; a page not `complete` may be empty. */
export type RequestList = Schemas['RequestList']

/** A request and its attempts, in milliseconds from its arrival. */
export type RequestDetails = Schemas['RequestDetails']

/** Whether requests can be served, and which part is down. */
export type Readiness = Schemas['Readiness']

/** The server of a client, and what opens it. */
export type OperatorClientOptions = RetryOptions & {
  /** The operator address, as in `http://127.0.0.1:8090`. */
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
         * For pages: the secret of a session, sent as `X-Tollgate-Session` beside the browser's
         * cookie. Read with each request; undefined before there is one.
         */
        session: () => string | undefined
        token?: never
      }
  )

/**
 * The contract's operations, typed, as openapi-fetch offers them: `GET('/keys')` gives `{ data,
 * error, response }` and does not throw for a status. And calls that give the body. These throw a
 * {@link TollgateError} for a refusal, with code `unauthorized` for a wrong token, and with
 * `unreachable` when there was no answer. Temporary refusals are retried as `retries` says. There
 * is no time limit.
 */
export type OperatorClient = Client<paths, 'application/json'> & {
  /** Creates a key. Only this answer has its secret. */
  createKey(key: NewKey, options?: OnceOptions): Promise<CreatedKey>
  /** Lists all keys, newest first, with revoked and expired ones. */
  keys(options?: CallOptions): Promise<Key[]>
  /** Reads one key. Throws with code `not_found` when there is none of this id. */
  key(id: string, options?: CallOptions): Promise<Key>
  /** Changes the limits of a key within two seconds at all servers. What was used stays used. */
  changeKey(id: string, change: KeyChange, options?: CallOptions): Promise<Key>
  /**
   * Gives a key a new token, which only this answer has. The old one works for an hour more by
   * default. Retried only with an `idempotencyKey`: without one, a lost answer is a lost token.
   */
  rotateKey(id: string, rotation?: Rotation, options?: OnceOptions): Promise<CreatedKey>
  /**
   * Revokes a key: within five seconds it is refused everywhere, and its requests under way end. To
   * revoke it again changes nothing.
   */
  revokeKey(id: string, options?: CallOptions): Promise<Key>
  /** Totals the usage. */
  usage(query?: UsageQuery, options?: CallOptions): Promise<UsageTotals>
  /** Lists one page of the ledger. */
  usageRows(query?: UsageRowsQuery, options?: CallOptions): Promise<UsageRows>
  /** Reads what is wrong and how much is used; cheap enough to be asked every two seconds. */
  overview(options?: CallOptions): Promise<ServerOverview>
  /** Reads a metric over time. */
  series(query: SeriesQuery, options?: CallOptions): Promise<Series>
  /** Lists one page of requests. */
  requests(query?: RequestsQuery, options?: CallOptions): Promise<RequestList>
  /** Reads one request. Throws with code `not_found` when there is none of this id, or no more. */
  requestDetails(id: string, options?: CallOptions): Promise<RequestDetails>
  /** Lists one page of the payments for single requests. */
  payments(query?: PaymentsQuery, options?: CallOptions): Promise<PaymentList>
  /** Reads one payment. Throws with code `not_found` when there is none of this id. */
  payment(id: string, options?: CallOptions): Promise<Payment>
  /**
   * Asks the chain about a payment now. Throws with code `conflict` while its request is under way.
   */
  reconcilePayment(id: string, options?: CallOptions): Promise<Payment>
  /**
   * Ends a payment that waits for the operator, with the reason why. Throws with code `conflict`
   * for any other.
   */
  closePayment(id: string, reason?: string, options?: CallOptions): Promise<Payment>
  /** Lists the upstreams of this server's configuration. */
  upstreams(options?: CallOptions): Promise<Upstream[]>
  /**
   * Takes an upstream out of use at all servers of the store until it is restored; calls under way
   * go on. Throws with code `not_found` when there is none of this name.
   */
  drainUpstream(name: string, options?: CallOptions): Promise<Upstream>
  /** Takes an upstream into use again. Throws as `drainUpstream` does. */
  restoreUpstream(name: string, options?: CallOptions): Promise<Upstream>
  /** Asks an upstream now, which may cost a token. Throws as `drainUpstream` does. */
  probeUpstream(name: string, options?: CallOptions): Promise<ProbeResult>
  /** Who the token or session belongs to. */
  session(options?: CallOptions): Promise<Session>
  /** Lists all operators by name, newest first, with revoked ones. */
  operators(options?: CallOptions): Promise<Operator[]>
  /** Creates an operator. Only this answer has the token. Throws `conflict` for a taken name. */
  createOperator(operator: NewOperator, options?: OnceOptions): Promise<CreatedOperator>
  /** Changes the role of an operator, from the next request on. */
  changeOperator(
    id: string,
    change: { role: Operator['role'] },
    options?: CallOptions,
  ): Promise<Operator>
  /**
   * Gives an operator a new token, which only this answer has; the old one and its sessions end at
   * once. Retried only with an `idempotencyKey`: without one, a lost answer is a lost token.
   */
  rotateOperator(id: string, options?: OnceOptions): Promise<CreatedOperator>
  /** Revokes an operator: the token and its sessions are refused from now on. */
  revokeOperator(id: string, options?: CallOptions): Promise<Operator>
  /** Lists one page of who changed what. */
  audit(query?: AuditQuery, options?: CallOptions): Promise<AuditRows>
  /** Reads one change, however old it is. Throws `not_found` once it is no longer kept. */
  auditRow(id: string, options?: CallOptions): Promise<AuditRow>
  /**
   * Reads the configuration of this server again; with `dry_run` it only tells the difference.
   * Throws with code `conflict` for one with problems.
   */
  reload(how?: { dry_run?: boolean }, options?: CallOptions): Promise<ReloadResult>
  /**
   * Takes this server out of use: load balancers send it nothing more, and only a restart puts it
   * back. Resolves with what it still does; asked again, nothing else changes.
   */
  drain(options?: CallOptions): Promise<Draining>
  /** Reads the configuration in force, without secrets. */
  config(options?: CallOptions): Promise<ConfigInForce>
  /**
   * Whether requests can be served. Does not throw when the server is not ready, needs no token,
   * and is never retried. Names the parts only when `baseUrl` has a host name that the server is
   * configured with.
   */
  readiness(options?: CallOptions): Promise<Readiness>
  /** The metrics in the text format of Prometheus. The metrics token is enough for this call. */
  metrics(options?: CallOptions): Promise<string>
}

/**
 * Creates a client of one server's operator address. Tokens do not belong in browsers:
 * pages exchange one for a session.
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

/** Sends what must not be done twice again only where the server knows it by its name. */
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

function keyCalls(http: Http, own: OperatorClientOptions): Pick<OperatorClient, KeyCalls> {
  return {
    createKey: (body, options) => bodyOf(http.POST('/keys', { body, ...initOf(options) })),
    keys: async (options) => (await bodyOf(http.GET('/keys', signalOf(options)))).keys,
    key: (id, options) => bodyOf(http.GET('/keys/{id}', byId(id, options))),
    changeKey: (id, body, options) =>
      bodyOf(http.PATCH('/keys/{id}', { body, ...byId(id, options) })),
    rotateKey: (id, body = {}, options) =>
      bodyOf(http.POST('/keys/{id}/rotate', { body, ...onceInit(id, own, options) })),
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

function accountCalls(http: Http, own: OperatorClientOptions): Pick<OperatorClient, AccountCalls> {
  return {
    session: (options) => bodyOf(http.GET('/session', signalOf(options))),
    operators: async (options) =>
      (await bodyOf(http.GET('/operators', signalOf(options)))).operators,
    createOperator: (body, options) =>
      bodyOf(http.POST('/operators', { body, ...initOf(options) })),
    changeOperator: (id, body, options) =>
      bodyOf(http.PATCH('/operators/{id}', { body, ...byId(id, options) })),
    rotateOperator: (id, options) =>
      bodyOf(http.POST('/operators/{id}/rotate', onceInit(id, own, options))),
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
      return typeof body === 'object' && 'ready' in body ? body : refuse(response, error)
    },
    metrics: (options) => bodyOf(http.GET('/metrics', { parseAs: 'text', ...signalOf(options) })),
  }
}
