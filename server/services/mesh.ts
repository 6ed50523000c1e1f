import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import meshContract from '../../generated/json/mesh.json' with { type: 'json' }
import metadataContract from '../../generated/json/metadata.json' with { type: 'json' }
import type { operations as MeshOperations } from '../../generated/server/mesh.ts'
import type { operations as MetadataOperations } from '../../generated/server/metadata.ts'
import { admitted } from '../access/admission.ts'
import { uncounted } from '../access/caps.ts'
import type { Key } from '../access/keys.ts'
import { agentFolders } from '../config/agents-folder.ts'
import { nanoFrom } from '../gateway/prices.ts'
import type { Model } from '../gateway/router.ts'
import { createAddressLimit } from '../http/address.ts'
import { serviceApp } from '../http/app.ts'
import type { Listener } from '../http/listener.ts'
import { loadAgents, type LoadedAgents } from '../mesh/agents.ts'
import { callerOf } from '../mesh/caller.ts'
import { beforePaid, meshHandlers, metadataHandlers } from '../mesh/handlers.ts'
import { modelOf } from '../mesh/model.ts'
import { nativeTools } from '../mesh/native.ts'
import { createPaid } from '../mesh/paid.ts'
import { createRuntime } from '../mesh/runtime.ts'
import { createTasks } from '../mesh/tasks.ts'
import { createToolCaller } from '../mesh/tool-call.ts'
import { common, contractOf, opened, shown, type Parts } from './parts.ts'
import type { Till } from './payments.ts'
import type { Routing } from './routing.ts'

/** Reads the agents' documents. In the sandbox no server of theirs is called, and so no credential is needed. */
export function readAgents({ mesh }: Parts['config'], sandbox: boolean): LoadedAgents {
  const loaded = loadAgents(agentFolders({ mesh }), { env: process.env, onBroken: mesh.on_broken_agent, nativeTools, ...(sandbox && { secrets: false }) })
  if (loaded.agents.size > manyAgents) giveMemoryBack()
  return loaded
}

const manyAgents = 50

/** The trees of many documents leave a large and empty young generation behind, which the engine would keep while nobody asks anything. */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Builds of containers name the source's version so. */
const commitSha = (text: string | undefined) => (text !== undefined && /^[0-9a-f]{7,64}$/.test(text) ? text : undefined)

/** A tool's own deadline, with room for what is around it. */
const aroundToolMs = 5000

export async function startMesh(parts: Parts, { agents, broken }: LoadedAgents, { router, accounts }: Routing, till: Till | undefined): Promise<Listener> {
  const { config: { mesh, payments }, access, limits, caps, store, observe, tracing, embedded, closers } = parts
  const caller = createToolCaller({
    allowPrivate: mesh.allow_private,
    observe: ({ agent, tool, outcome, ms, cached }) => observe({ kind: 'toolCalled', agent, tool, outcome, ms, cached }),
    ...(embedded && { redirect: new Map(Object.entries(embedded.apis)) }),
  })
  closers.push(() => caller.close())
  const { usd, ...bounds } = mesh.bounds
  const runtime = createRuntime({
    agents,
    caller,
    // The configuration has been checked: it is one of the seven.
    ask: modelOf({ router, accounts, model: mesh.model as Model }),
    bounds: { ...bounds, nano: Number(nanoFrom(usd)) },
    writeTools: mesh.write_tools,
    summaries: mesh.summaries,
  })
  const tasks = createTasks({
    store,
    run({ id, keyId, agentId, details }, signal) {
      const work = async () => {
        const planned = runtime.plan(agentId, details, 'task_details')
        const nano = Number(nanoFrom(runtime.priceOf(planned)))
        const key = await access.read(keyId)
        // It was counted as a request when it was taken.
        const admission = key && (await limits.admit({ ...key, rpm: null, tpm: null, max_parallel: null }, { tokens: 0, nano }, uncounted(caps.of(agentId))))
        try {
          const answer = await runtime.run(planned, { requestId: id, keyId, signal })
          admission?.spend(0, nano)
          return answer
        } finally {
          admission?.end()
        }
      }
      return tracing ? tracing.errand(agentId, id, work) : work()
    },
    completed({ id, keyId, agentId, details }, ms) {
      const work = runtime.plan(agentId, details, 'task_details')
      try {
        accounts.answered({ requestId: id, keyId, agent: agentId, ...(work.kind === 'tool' && { tool: work.tool.name }), charged: Number(nanoFrom(runtime.priceOf(work))), ms })
      } catch {
        // The spool has told of the row that it could not keep; the task itself is stored and done.
      }
    },
    isReadOnly: (agentId, { tool }) => (tool === undefined ? !mesh.write_tools : agents.get(agentId)?.tools.get(tool)?.effect === 'read'),
    async isAllowed(keyId) {
      // It throws while rows cannot be kept; the task then waits.
      accounts.checkOpen()
      const key = await access.read(keyId)
      return key !== undefined && key.revoked_at === null && (key.expires_at === null || key.expires_at > Date.now())
    },
    observe,
    workers: mesh.tasks.workers,
    keptDays: mesh.tasks.kept_days,
    waitingPerKey: mesh.tasks.waiting,
    deadlineMs: mesh.bounds.query_ms,
  })
  closers.push(() => tasks.close())
  tasks.start()
  const toolMs = Math.max(...[...agents.values()].flatMap(({ tools }) => [...tools.values()].map(({ timeout_ms }) => timeout_ms)), 0) + aroundToolMs
  let publicUrl = mesh.public_url?.replace(/\/+$/, '')
  const where = () => publicUrl ?? ''
  const paid = createPaid({ agents, runtime, accounts, till: till && { payments: till.payments, ready: till.ready, terms: await till.terms(agents, where) }, publicUrl: where, queryMs: mesh.bounds.query_ms, aroundToolMs, writeTools: mesh.write_tools })
  const sales = [...new Set(Object.values(embedded?.networks ?? payments.networks).map(({ path }) => path))]
  const document = async () => (await import('../mesh/reference.ts')).withAgents(contractOf(meshContract), agents.values(), sales)
  const own = shown(meshContract, mesh.docs, { document, title: 'Tollgate agents', root: '.', publicUrl: mesh.public_url, isPublic: true })
  const app = await serviceApp<MeshOperations, Key>({
    ...common(parts, 'mesh', parts.work),
    contract: own.contract,
    // A folder that cannot be read is no agent, and of two files of one id the first is the agent.
    handlers: { ...meshHandlers({ agents, broken: new Set(broken.filter(({ id, file }) => id !== file && !agents.has(id)).map(({ id }) => id)), runtime, tasks, paid, accounts, limits, capsOf: caps.of, queryMs: mesh.bounds.query_ms, toolMs, summaries: mesh.summaries, mcp: { writeTools: mesh.write_tools, anyOrigin: mesh.cors, publicUrl: where } }), ...own.pages },
    authenticate(token) {
      const verdict = access.authenticate(token)
      return verdict instanceof Promise ? verdict.then((later) => admitted(later)) : admitted(verdict)
    },
    ...(mesh.address_rpm > 0 && { checkAddress: createAddressLimit({ rpm: mesh.address_rpm, trusted: parts.config.trusted_proxies }) }),
    authenticateBody: (body, token) => callerOf(access, mesh.lenient, body, token),
    beforePaid: beforePaid(paid),
    refused: ({ caller: { id: keyId }, requestId, failure, ms }) => accounts.refused({ requestId, keyId, service: 'mesh', status: failure.code, ms, ...(failure.details.subject && { subject: failure.details.subject }) }),
    maxBodyBytes: 256 << 10,
    cors: mesh.cors,
    openReads: true,
    challenge: mesh.lenient.bearer,
    moreOfError: ({ message }) => ({ detail: message }),
  })
  const listener = await opened(parts, 'mesh', app)
  publicUrl ??= listener.url
  return listener
}

export async function startMetadata(parts: Parts, { agents }: LoadedAgents): Promise<Listener> {
  const own = shown(metadataContract, parts.config.metadata.docs, { title: 'Tollgate agent metadata', root: '.', isPublic: true })
  const app = await serviceApp<MetadataOperations, never>({
    ...common(parts, 'metadata', parts.work),
    contract: own.contract,
    handlers: { ...metadataHandlers(agents, commitSha(process.env['COMMIT_SHA'])), ...own.pages },
    authenticate: () => {
      throw new Error('no operation of the metadata takes a token')
    },
    maxBodyBytes: 1024,
    cors: true,
    openReads: true,
    challenge: false,
  })
  return opened(parts, 'metadata', app)
}
