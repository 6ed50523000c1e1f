import type { Config } from '../../config/schema.ts'
import type { DeclaredModel } from '../../config/models.ts'
import { Failure } from '../../failure.ts'
import type { Observe } from '../../observations.ts'
import type { components } from '../../../generated/server/hook.ts'
import { HookConnections, type HookReply, type HookRequest } from './connections.ts'

export type HookText = components['schemas']['HookText']
type Settings = Config['hooks'][string]
type When = HookRequest['when']

/** Who calls a model, and which. */
export type HookedCall = {
  key: HookRequest['key']
  requestId: string
  model: Pick<DeclaredModel, 'name' | 'route'>
  agent?: string
  /** The ids of the key's groups; undefined if unknown. */
  groups?: readonly string[]
  signal: AbortSignal
}

/** New texts by their places. */
export type TextChanges = ReadonlyMap<string, string>

/** The hooks that see the request or the reply of one call. */
export type Review = {
  /** Characters of a stream to hold back. */
  window: number
  /** Asks the hooks, in their order, each with the texts of the one before. Throws for a block. */
  changesOf(texts: readonly HookText[], isLast?: boolean): Promise<TextChanges>
}

/** A block or a replacement, without the texts. */
export type HookVerdict = {
  hook: string
  when: When
  outcome: 'blocked' | 'replaced'
  /** The hook's word for a block. */
  code?: string
  /** Whose call it was. */
  key?: HookedCall['key'] | undefined
  model: string
  requestId: string
}

type HooksDeps = {
  connections: HookConnections
  observe: Observe
  record(verdict: HookVerdict): void
}

/** The hooks of a configuration. */
export class Hooks {
  readonly #hooks: readonly (Settings & { name: string })[]
  readonly #deps: HooksDeps

  constructor(settings: Config['hooks'], deps: HooksDeps) {
    this.#hooks = Object.entries(settings).map(([name, hook]) => ({ ...hook, name }))
    this.#deps = deps
  }

  /** Undefined if no hook sees it. */
  review(when: When, call: HookedCall): Review | undefined {
    const { groups, model } = call
    const hooks = this.#hooks.filter(
      (hook) =>
        (hook.when === when || hook.when === 'both') &&
        isAmong(hook.routes, [model.name, model.route]) &&
        isAmong(hook.groups, groups),
    )
    if (hooks.length === 0) return undefined
    return {
      window: Math.max(...hooks.map(({ stream_window: window }) => window)),
      changesOf: async (texts, isLast = true) => {
        const all = new Map<string, string>()
        if (texts.length === 0) return all
        let current = texts
        for (const hook of hooks) {
          const changes = await this.#ask(hook, when, { call, texts: current, isLast })
          for (const [at, text] of changes) all.set(at, text)
          current = current.map((one) => ({ ...one, text: changes.get(one.at) ?? one.text }))
        }
        return all
      },
    }
  }

  async #ask(hook: Settings & { name: string }, when: When, judged: Judged): Promise<TextChanges> {
    const { connections, observe, record } = this.#deps
    const { call, texts } = judged
    const { url, ms, name } = hook
    const startedAt = performance.now()
    const answer = await connections.ask(url, requestOf(when, judged), { ms, signal: call.signal })
    if (call.signal.aborted) throw abortedFailure(call.signal)
    const verdict = 'fault' in answer ? answer : verdictOf(answer.reply, texts)
    const { requestId, key } = call
    const outcome = outcomeOf(verdict)
    const what = {
      hook: name,
      when,
      ...('code' in verdict && { code: verdict.code }),
      model: call.model.name,
      requestId,
    }
    observe({
      kind: 'hookAsked',
      ...what,
      outcome,
      ...('fault' in verdict && { reason: verdict.fault }),
      keyId: key.id,
      ms: performance.now() - startedAt,
    })
    if (outcome === 'blocked' || outcome === 'replaced') record({ ...what, outcome, key })
    if ('code' in verdict) throw blocked(name, verdict)
    if (!('fault' in verdict)) return verdict.changes
    if (hook.on_error === 'allow') return new Map()
    throw new Failure('unavailable', `the hook ${name}, which judges this call, does not answer`, {
      retryAfter: 1,
    })
  }
}

/** Whether a list has one of these names. Calls of unknown groups are hooked. */
const isAmong = (list: readonly string[] | undefined, names: readonly string[] | undefined) =>
  !list || !names || names.some((name) => list.includes(name))

type Judged = { call: HookedCall; texts: readonly HookText[]; isLast: boolean }

const requestOf = (when: When, { call, texts, isLast }: Judged): HookRequest => ({
  when,
  request_id: call.requestId,
  model: call.model.name,
  ...(call.agent !== undefined && { agent: call.agent }),
  key: call.key,
  is_last: isLast,
  texts: texts.map(({ at, kind, role, text }) => ({
    at,
    kind,
    ...(role !== undefined && { role }),
    text,
  })),
})

type Verdict =
  { fault: string } | { code: string; message: string | undefined } | { changes: TextChanges }

function outcomeOf(verdict: Verdict): 'failed' | 'blocked' | 'replaced' | 'allowed' {
  if ('fault' in verdict) return 'failed'
  if ('code' in verdict) return 'blocked'
  return verdict.changes.size > 0 ? 'replaced' : 'allowed'
}

/** A reply that changes what it must not change is no verdict. */
function verdictOf(reply: HookReply, texts: readonly HookText[]): Verdict {
  const { action, code = 'blocked', message, texts: changed = [] } = reply
  if (action === 'block') return { code, message }
  const changes = new Map<string, string>()
  if (action === 'allow') return { changes }
  const places = new Map(texts.map((one) => [one.at, one]))
  for (const { at, text } of changed) {
    const place = places.get(at)
    if (!place) return { fault: 'unknown_place' }
    if (changes.has(at)) return { fault: 'place_twice' }
    if (text !== place.text && !mayBecome(place, text)) return { fault: `unfit_${place.kind}` }
    changes.set(at, text)
  }
  for (const [at, text] of changes) if (places.get(at)?.text === text) changes.delete(at)
  return { changes }
}

function mayBecome({ kind, text: before }: HookText, text: string): boolean {
  if (kind === 'fixed' || kind === 'media') return false
  return kind === 'text' || kind === 'reasoning' || isJson(text) || !isJson(before)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The error for the caller. The ledger does not get the hook's words, which may repeat a text. */
const blocked = (hook: string, { code, message }: { code: string; message: string | undefined }) =>
  new Failure('blocked', `${message ?? `the rules of this server do not allow it`} (${code})`, {
    retry: false,
    reason: { code: `${hook}:${code}`, message: `blocked by the hook ${hook}` },
  })

function abortedFailure({ reason }: AbortSignal): Failure {
  if (reason !== 'deadline') return new Failure('unavailable', 'the request was ended')
  return new Failure('deadlineExceeded', 'the hooks of this server did not answer in time')
}
