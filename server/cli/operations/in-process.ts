import contract from '../../../generated/json/operator.json' with { type: 'json' }
import compiled from '../../../generated/validators/operator.js'
import { loadConfig, modelCatalog } from '../../config/load.ts'
import { ConfigError } from '../../documents/problems.ts'
import { Failure } from '../../failure.ts'
import { createDrains } from '../../gateway/routing/drains.ts'
import { serveContract } from '../../http/contract/routes.ts'
import { failureFrom } from '../../http/error-body.ts'
import type { AnyReply } from '../../http/contract/operations.ts'
import { Json } from '../../json/json.ts'
import { createAccess } from '../../keys/keys.ts'
import { createSpentSince } from '../../limits/spent-since.ts'
import { createAccounts } from '../../operator/access/accounts.ts'
import type { Operator } from '../../operator/caller.ts'
import { storeHandlers } from '../../operator/handlers.ts'
import type { Store } from '../../store/store.ts'
import { cliActor } from '../actor.ts'
import { withStore } from '../store.ts'
import type { OperationCommand } from './commands.ts'
import type { OperationRequest } from './request.ts'

/** Calls an operation; returns the body of its response. */
export type CallOperation = (
  command: OperationCommand,
  request: OperationRequest,
) => Promise<Record<string, unknown>>

/** A handler; `checkOperation` has validated its input. */
type Handler = (input: unknown) => Promise<AnyReply>

/** Validates a request against the contract and fills in defaults; throws a Failure. */
export function checkOperation(
  { operationId, path, argument }: OperationCommand,
  { word, query, body }: OperationRequest,
): void {
  const params = argument && word !== undefined ? { [argument.name]: word } : {}
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))
  const url = `${path}?${search.toString()}`
  const routes = serveContract(contract, compiled)
  const route = routes.find((one) => one.operationId === operationId)
  const headers = { 'content-type': 'application/json' }
  const { method } = route ?? {}
  const request = { method, url, originalUrl: url, headers, params, query, body }
  try {
    route?.check(request as never, {} as never)
  } catch (error) {
    throw failureFrom(error) ?? error
  }
}

/** Runs `work` with operations on the configured store, which servers may be using. */
export function withStoreOperations<Result>(
  config: string | undefined,
  mayCreate: boolean,
  work: (call: CallOperation) => Promise<Result>,
): Promise<Result> {
  const withAccess = async (store: Store, sandbox: boolean) => {
    const access = createAccess({ store, observe: () => {}, accepts: sandbox ? 'any' : 'real' })
    try {
      return await work(callsOf(await handlersOver(store, access, config)))
    } finally {
      access.close()
    }
  }
  return withStore({ config, mayCreate }, withAccess).catch(async (error: unknown) => {
    if (error instanceof ConfigError)
      await work(callsOf(withoutConfig(error))).catch(onlyBadRequest)
    throw error
  })
}

/** Handlers that reject a wrong command line as usual, and throw when they need the configuration. */
function withoutConfig(error: ConfigError): StoreHandlers {
  const missing: object = new Proxy(() => {}, {
    get: () => missing,
    apply() {
      throw error
    },
  })
  return storeHandlers(missing as Parameters<typeof storeHandlers>[0])
}

function onlyBadRequest(error: unknown): void {
  if (error instanceof Failure && error.status === 400) throw error
}

type StoreHandlers = ReturnType<typeof storeHandlers>

const callsOf =
  (handlers: StoreHandlers): CallOperation =>
  async ({ operationId, argument }, { word, query, body }) => {
    const handler = handlers[operationId as keyof StoreHandlers] as Handler | undefined
    if (!handler) throw new Error(`${operationId} needs a running server`)
    const path = argument ? { [argument.name]: word } : {}
    const caller = cliOperator()
    const reply = await handler({ path, query, header: {}, body, caller, requestId: '' })
    const { body: value, bytes, headers = {} } = reply
    if (bytes) return { bytes, headers }
    return (value instanceof Json ? JSON.parse(value.text) : value) as Record<string, unknown>
  }

async function handlersOver(
  store: Store,
  access: ReturnType<typeof createAccess>,
  file: string | undefined,
) {
  const observe = () => {}
  const loaded = () => loadConfig({ file, env: process.env, secrets: 'store' })
  const drains = createDrains({ store, changes: { on: () => {} }, observe })
  await drains.read()
  return storeHandlers({
    access,
    store,
    spentSince: createSpentSince(store),
    accounts: createAccounts(store.journal),
    loaded,
    config: () => loaded().config,
    models: () => modelCatalog(loaded().config),
    drains,
    upstreamStatuses: async () => [],
    payments: undefined,
  })
}

/** The system user, with all rights on the store. */
function cliOperator(): Operator {
  const { name, address } = cliActor()
  return {
    operatorId: 'cli',
    name,
    role: 'admin',
    how: 'cli',
    session: null,
    groups: 'all',
    address: address ?? '',
  }
}
