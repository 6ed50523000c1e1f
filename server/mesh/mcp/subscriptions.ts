import type { components } from '../../../generated/server/mesh.ts'
import { Failure } from '../../failure.ts'
import { isRecord } from '../../json/json.ts'
import { tokenEnded } from '../../keys/authorize.ts'
import type { Agent } from '../agent.ts'
import { createAlarm, failed, type McpEvent, type McpEvents } from './progress.ts'
import type { StatelessRequest } from './revision.ts'
import { mcpToolOf, offersOf } from './tools.ts'

type McpReply = components['schemas']['McpReply']

/** Key in `_meta` of a subscription's messages: the id of the request that started it. */
export const subscriptionKey = 'io.modelcontextprotocol/subscriptionId'

/** A client that is notified of changed tools of some agents. */
export type Subscriber = {
  keyId: string
  /** Whether it is notified of changes of this agent. */
  isOfInterest(agentId: string): boolean
  /** Ends the subscription. */
  signal: AbortSignal
}

type Subscription = Pick<Subscriber, 'keyId' | 'isOfInterest'> & { notify(): void }

const maxPerKey = 16
const maxSubscriptions = 1000

/** Streams in this process that notify clients when the tools that they may call change. */
export class Subscriptions {
  readonly #all = new Set<Subscription>()

  get isEmpty(): boolean {
    return this.#all.size === 0
  }

  /**
   * The stream of a subscription: an acknowledgement, a notification of each change, and finally the
   * response or an error. Throws a Failure if there are too many subscriptions.
   */
  open(request: StatelessRequest, subscriber: Subscriber, reply: McpReply | undefined): McpEvents {
    const { id } = request
    const wantsTools = subscribesToTools(request)
    if (wantsTools) this.#checkRoom(subscriber.keyId)
    const all = this.#all
    async function* events(): AsyncGenerator<readonly McpEvent[], void> {
      const { signal } = subscriber
      const changes = createAlarm()
      const subscription = { ...subscriber, notify: changes.wake }
      signal.addEventListener('abort', changes.wake, { once: true })
      if (wantsTools) all.add(subscription)
      try {
        yield [
          messageOf(id, 'subscriptions/acknowledged', {
            notifications: wantsTools ? { toolsListChanged: true } : {},
          }),
        ]
        while (wantsTools && !signal.aborted) {
          await changes.next()
          if (!signal.aborted) yield [messageOf(id, 'tools/list_changed', {})]
        }
      } finally {
        all.delete(subscription)
      }
      if (signal.reason === 'revoked') throw tokenEnded()
      if (reply) yield [reply]
    }
    return { events: events(), lastEvents: failed(id) }
  }

  /** Notifies the subscribers of these agents. */
  toolsChanged(agents: ReadonlySet<string>): void {
    for (const one of this.#all) if ([...agents].some((id) => one.isOfInterest(id))) one.notify()
  }

  #checkRoom(keyId: string): void {
    const ofKey = [...this.#all].filter((one) => one.keyId === keyId).length
    if (ofKey < maxPerKey && this.#all.size < maxSubscriptions) return
    throw new Failure(
      'rateLimited',
      `too many subscriptions: a key may have ${maxPerKey}, and all keys together ` +
        `${maxSubscriptions}; end one, or list the tools again when ttlMs is over`,
      { retryAfter: 60 },
    )
  }
}

function subscribesToTools({ params: { notifications } }: StatelessRequest): boolean {
  return isRecord(notifications) && notifications['toolsListChanged'] === true
}

const messageOf = (
  id: StatelessRequest['id'],
  name: 'subscriptions/acknowledged' | 'tools/list_changed',
  params: object,
): McpEvent => ({
  jsonrpc: '2.0',
  method: `notifications/${name}`,
  params: { _meta: { [subscriptionKey]: id }, ...params },
})

/** The source of tool lists. */
type ToolSource = { agents: ReadonlyMap<string, Agent>; writeTools: boolean }

/** The agents whose tool list has changed, including new and removed agents. */
export function changedAgents(before: ToolSource, after: ToolSource): Set<string> {
  const ids = new Set([...before.agents.keys(), ...after.agents.keys()])
  return new Set([...ids].filter((id) => listOf(before, id) !== listOf(after, id)))
}

function listOf({ agents, writeTools }: ToolSource, id: string): string {
  const agent = agents.get(id)
  if (!agent?.available) return ''
  return JSON.stringify(offersOf(agent).map((offer) => mcpToolOf(offer, { writeTools })))
}
