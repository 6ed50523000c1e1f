import contract from '../../generated/json/mesh.json' with { type: 'json' }
import type { operations } from '../../generated/server/mesh.ts'
import { createAddressCounter } from '../limits/addresses.ts'
import { admitted } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import { countedOf } from '../gateway/usage.ts'
import type { Failure } from '../failure.ts'
import { nanoFrom } from '../money.ts'
import type { Model } from '../gateway/routing/router.ts'
import { clientFinder, createAddressLimit } from '../http/load/address-limit.ts'
import type { Service } from '../http/app.ts'
import type { Listener } from '../http/listen/listener.ts'
import { errorBody } from '../http/error-body.ts'
import { isPublic } from '../mesh/tools/http/public-address.ts'
import type { LoadedAgents } from '../mesh/documents/agents.ts'
import { callerOf } from '../mesh/caller.ts'
import { meshHandlers } from '../mesh/handlers.ts'
import { modelOf } from '../mesh/model.ts'
import { createPaid } from '../mesh/paid/paid.ts'
import { createRuntime } from '../mesh/runtime.ts'
import { createToolCaller } from '../mesh/tools/call.ts'
import { errorMembers } from '../mesh/tools/failure.ts'
import {
  appOf,
  commonSettings,
  contractOf,
  openListener,
  pagesBeside,
  cached,
  documented,
  type ServiceParts,
} from './parts.ts'
import type { PaymentService } from './payments.ts'
import type { Routing } from './routing.ts'
import { startTasks } from './tasks.ts'

/** What the contract has checked of a request by key. */
type AgentRequest = { agent_id: string; input: { tool?: string } }

/** A tool's own deadline, with room for what is around it. */
const aroundToolMs = 5000

/** `publicUrl` is where the mesh is found, once it listens. */
export async function startMesh(
  parts: ServiceParts,
  routing: Routing,
  till: PaymentService | undefined,
  publicUrl: () => string,
): Promise<Listener> {
  const { access, limits, observe, embedded, closers, renewals } = parts
  const reach = () => ({
    allowPrivate: parts.current.config.mesh.allow_private,
    ...(embedded && { redirect: new Map(Object.entries(embedded.apis)) }),
  })
  const caller = createToolCaller({
    ...reach(),
    observe: (called) => observe({ kind: 'toolCalled', ...called }),
  })
  closers.push(() => caller.close())

  const unpaidOf = cached((rpm: number) =>
    rpm > 0 ? createAddressCounter({ rpm, what: 'unpaid request' }) : undefined,
  )

  /** What runs the agents, and what sells them. */
  function made() {
    const {
      config: { mesh },
      agents: { agents },
      terms,
      caps,
    } = parts.current
    const { router, usage } = routing
    const { usd, ...bounds } = mesh.bounds
    const runtime = createRuntime({
      agents,
      caller,
      // The configuration has been checked: it is one of the seven.
      ask: modelOf({ router, usage, model: mesh.model as Model }),
      bounds: { ...bounds, nano: Number(nanoFrom(usd)) },
      writeTools: mesh.write_tools,
      summaries: mesh.summaries,
    })
    const paid = createPaid({
      agents,
      runtime,
      usage,
      limits,
      capsOf: caps.of,
      x402: till && terms && { payments: till.payments, ready: till.ready, terms },
      unpaid: unpaidOf(mesh.unpaid_rpm),
      publicUrl,
      queryMs: bounds.query_ms,
      aroundToolMs,
      writeTools: mesh.write_tools,
    })
    return { runtime, paid }
  }
  let { runtime, paid } = made()
  renewals.push(() => {
    caller.renew(reach())
    ;({ runtime, paid } = made())
  })

  const tasks = startTasks(parts, routing, () => runtime)
  const addressLimitOf = cached(createAddressLimit)
  /** MCP requests under way. */
  const running = new Map<string, AbortController>()
  const app = await appOf(parts, (): Service<operations, Key> => {
    const {
      config: { mesh, payments, trusted_proxies: trusted },
      agents: loaded,
      caps,
    } = parts.current
    const { agents } = loaded
    const { usage } = routing
    /** Whether a request changes nothing, whoever does it. */
    const isReadOnly = ({ agent_id, input: { tool } }: AgentRequest) =>
      tool === undefined
        ? !mesh.write_tools
        : agents.get(agent_id)?.tools.get(tool)?.effect !== 'write'
    const toolMs =
      Math.max(
        ...[...agents.values()].flatMap(({ tools }) =>
          [...tools.values()].map(({ timeout_ms }) => timeout_ms),
        ),
        0,
      ) + aroundToolMs
    const sales = [
      ...new Set(Object.values(embedded?.networks ?? payments.networks).map(({ path }) => path)),
    ]
    const document = async () =>
      (await import('../mesh/contract-with-agents.ts')).withAgents(
        contractOf(contract),
        agents.values(),
        sales,
      )
    const own = documented(contract, mesh.docs, {
      document,
      title: 'Tollgate agents',
      root: '.',
      beside: () => pagesBeside(parts, 'mesh'),
      publicUrl: mesh.public_url,
      isPublic: true,
    })
    return {
      ...commonSettings(parts, 'mesh', parts.work),
      contract: own.contract,
      handlers: {
        ...meshHandlers({
          agents,
          broken: brokenIn(loaded),
          runtime,
          tasks,
          paid,
          usage,
          limits,
          capsOf: caps.of,
          queryMs: mesh.bounds.query_ms,
          toolMs,
          summaries: mesh.summaries,
          mcp: { writeTools: mesh.write_tools, anyOrigin: mesh.cors, publicUrl, running },
        }),
        ...own.pages,
      },
      authenticate(token) {
        const verdict = access.authenticate(token)
        return verdict instanceof Promise
          ? verdict.then((later) => admitted(later))
          : admitted(verdict)
      },
      checkAddress:
        mesh.address_rpm > 0 ? addressLimitOf({ rpm: mesh.address_rpm, trusted }) : undefined,
      authenticateBody: (body, token) => callerOf(access, mesh.lenient, body, token),
      paid: paid.front(clientFinder(trusted, isPublic)),
      admission: parts.admission,
      refused: ({ caller: { id: keyId }, requestId, callId, failure, ms }) =>
        usage.recordRefusal({
          requestId,
          callId,
          keyId,
          service: 'mesh',
          status: failure.code,
          ms,
          ...countedOf(failure),
          ...(failure.details.subject && { subject: failure.details.subject }),
        }),
      idempotency: {
        once: parts.once,
        keyIdOf: ({ id }) => id,
        isSealed: false,
        isRepeatable: (operation, body) =>
          operation !== 'requestAgent' || isReadOnly(body as AgentRequest),
      },
      maxBodyBytes: 256 << 10,
      keepsDigits: true,
      cors: mesh.cors,
      openReads: true,
      challenge: mesh.lenient.bearer,
      moreOfError: moreOfRefusal,
    }
  })
  const bodyOf = (failure: Failure) => ({ ...errorBody(failure), ...moreOfRefusal(failure) })
  return openListener(parts, 'mesh', app, { bodyOf })
}

const moreOfRefusal = (failure: Failure) => ({ detail: failure.message, ...errorMembers(failure) })

/** A folder that cannot be read is no agent, and of two files of one id the first is the agent. */
const brokenIn = ({ agents, broken }: LoadedAgents) =>
  new Set(broken.filter(({ id, file }) => id !== file && !agents.has(id)).map(({ id }) => id))
