import type { components } from '../../../generated/server/mesh.ts'
import { Failure } from '../../failure.ts'
import { isRecord } from '../../json/json.ts'
import { tokenEnded } from '../../keys/authorize.ts'
import type { Agent } from '../agent.ts'
import { failed, type McpEvent, type McpEvents } from './progress.ts'
import type { StatelessRequest } from './revision.ts'
import { mcpToolOf, offersOf } from './tools.ts'

type McpReply = components['schemas']['McpReply']

/** In `_meta` of what belongs to a subscription: the id of the request that began it. */
export const subscriptionKey = 'io.modelcontextprotocol/subscriptionId'

/** Who wants to know of changed tools, and of which agents. */
export type Subscriber = {
  keyId: string
  /** Null for those of all agents. */
  agents: readonly string[] | null
  /** Ends the subscription. */
  signal: AbortSignal
}

type Subscription = Pick<Subscriber, 'keyId' | 'agents'> & { notify(): void }

const maxPerKey = 16
const maxInAll = 1000

/** Streams that tell clients when the tools change that they may call, in this process. */
export class Subscriptions {
  readonly #all = new Set<Subscription>()

  get isEmpty(): boolean {
    return this.#all.size === 0
  }

  /**
   * The stream of a subscription: what it is told of, that whenever it happens, and the reply or an
   * error at its end. Throws a Failure where there are too many.
   */
  open(request: StatelessRequest, subscriber: Subscriber, reply: McpReply | undefined): McpEvents {
    const { id } = request
    const wantsTools = asksForTools(request)
    if (wantsTools) this.#checkRoom(subscriber.keyId)
    const all = this.#all
    async function* events(): AsyncGenerator<readonly McpEvent[], void> {
      const changes = createChanges(subscriber.signal)
      const subscription = { ...subscriber, notify: changes.notify }
      if (wantsTools) all.add(subscription)
      try {
        yield [
          messageOf(id, 'subscriptions/acknowledged', {
            notifications: notificationsOf(wantsTools),
          }),
        ]
        while (wantsTools && (await changes.next())) yield [messageOf(id, 'tools/list_changed', {})]
      } finally {
        all.delete(subscription)
      }
      if (subscriber.signal.reason === 'revoked') throw tokenEnded()
      if (reply) yield [reply]
    }
    return { events: events(), eventsOf: failed(id) }
  }

  /** Tells the subscribers of these agents. */
  toolsChanged(agents: ReadonlySet<string>): void {
    for (const one of this.#all)
      if (one.agents === null ? agents.size > 0 : one.agents.some((id) => agents.has(id)))
        one.notify()
  }

  #checkRoom(keyId: string): void {
    const ofKey = [...this.#all].filter((one) => one.keyId === keyId).length
    if (ofKey < maxPerKey && this.#all.size < maxInAll) return
    throw new Failure(
      'rateLimited',
      `there are too many subscriptions: a key may have ${maxPerKey}, and all keys together ` +
        `${maxInAll}; end one, or list the tools again when ttlMs is over`,
      { retryAfter: 60 },
    )
  }
}

function asksForTools({ params: { notifications } }: StatelessRequest): boolean {
  return isRecord(notifications) && notifications['toolsListChanged'] === true
}

const notificationsOf = (wantsTools: boolean) => (wantsTools ? { toolsListChanged: true } : {})

const messageOf = (
  id: StatelessRequest['id'],
  name: 'subscriptions/acknowledged' | 'tools/list_changed',
  params: object,
): McpEvent => ({
  jsonrpc: '2.0',
  method: `notifications/${name}`,
  params: { _meta: { [subscriptionKey]: id }, ...params },
})

/** Changes that were told and not yet sent are one. */
function createChanges(signal: AbortSignal) {
  let isChanged = false
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  signal.addEventListener('abort', wake, { once: true })
  return {
    notify() {
      isChanged = true
      wake()
    },
    /** Resolves with true after a change, with false at the end of the subscription. */
    async next(): Promise<boolean> {
      while (!isChanged && !signal.aborted) {
        woken = Promise.withResolvers()
        await woken.promise
      }
      isChanged = false
      return !signal.aborted
    },
  }
}

/** What lists of tools are made from. */
type Listed = { agents: ReadonlyMap<string, Agent>; writeTools: boolean }

/** The agents whose list of tools is another one now, also those that are new or gone. */
export function changedAgents(before: Listed, after: Listed): Set<string> {
  const ids = new Set([...before.agents.keys(), ...after.agents.keys()])
  return new Set([...ids].filter((id) => listOf(before, id) !== listOf(after, id)))
}

function listOf({ agents, writeTools }: Listed, id: string): string {
  const agent = agents.get(id)
  if (!agent?.available) return ''
  return JSON.stringify(offersOf(agent).map((offer) => mcpToolOf(offer, writeTools)))
}
