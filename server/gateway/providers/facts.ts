import { LRUCache } from 'lru-cache'
import type { Lesson } from './lessons.ts'
import { withoutPreambleTurn } from './preamble.ts'
import type { Turn } from '../turn.ts'
import { factsOf, withFacts, type ModelFacts, type Provider } from '../../config/providers.ts'

/** Callers choose names and values of members, so that a server could be taught without end. */
const maxLearned = 128

const isBounded = ({ members = {}, message_members: inMessages = {}, values = {} }: ModelFacts) => {
  const lists = [members, inMessages, ...Object.values(values).map(({ except = [] }) => except)]
  return lists.every((list) => Object.keys(list).length <= maxLearned)
}

/** Names that callers may send to a deployment that does not fix the model's name. */
const maxModels = 256

/** Conversations of which a deployment remembers parts that it cannot read. */
const maxConversations = 256

/** Which request members outside our contracts an upstream gets. */
export type MemberRules = {
  /** Whether it rejects unknown members, so that they may be passed on. */
  rejectsUnknown: boolean
  /** Members that the operator allows. */
  forwarded: ReadonlySet<string>
}

/** The rules for a body that a server is sent. */
export type Receiver = {
  facts: Facts
  members: MemberRules
  /** Whether the address names the model, so that the body does not. */
  isModelInPath?: boolean
  /** Set for servers that take one, by the class of the caller. */
  priority?: number | undefined
}

/** The members of a request that are not the caller's: the model's name, and the priority. */
export const membersBy = (
  { isModelInPath, priority }: Omit<Receiver, 'facts' | 'members'>,
  model: string,
): { model?: string; priority?: number } => ({
  ...(!isModelInPath && { model }),
  ...(priority !== undefined && { priority }),
})

/** Priced members are not forwarded, because no reservation covers them. */
export function memberRules(
  { unknown_members: unknown, members = {} }: ModelFacts,
  configured: readonly string[] = [],
): MemberRules {
  const free = Object.keys(members).filter(
    (name) => members[name] === 'free' || members[name] === 'bounded',
  )
  return { rejectsUnknown: unknown === 'refuses', forwarded: new Set([...free, ...configured]) }
}

/** Facts that change no chat, whatever they say; `takesUnchanged` looks for a preamble. */
const neutralFacts = new Set(
  'unknown_members errors remaining cost request_id prefill paths dialects preamble custom_tools priority'.split(
    ' ',
  ),
)
/** Values of other facts that change no chat. */
const usualFacts: Readonly<Record<string, unknown>> = {
  token_limit: 'max_tokens',
  system: 'leading',
}

const areUsual = new WeakMap<ModelFacts, boolean>()

/** Whether facts change no chat, except as any server requires. */
function isUsual(facts: ModelFacts): boolean {
  const result =
    areUsual.get(facts) ??
    Object.entries(facts).every(
      ([name, value]) => neutralFacts.has(name) || value === usualFacts[name],
    )
  areUsual.set(facts, result)
  return result
}

/**
 * Whether a server with these facts takes a chat with these messages as it is, as most do.
 */
export const takesUnchanged = (facts: ModelFacts, messages: readonly Turn[]): boolean =>
  isUsual(facts) &&
  (messages[0]?.role !== 'system' || takesSystem(facts, messages)) &&
  messages.every(({ role, content }) => role !== 'tool' || typeof content === 'string')

const takesSystem = (facts: ModelFacts, messages: readonly Turn[]): boolean =>
  messages[1]?.role !== 'system' && withoutPreambleTurn(messages, facts) === messages

/** Facts by the name of the model that is sent. */
export type Facts = { of(sentModel: string): ModelFacts }

/** The facts of one call while its server's errors are obeyed. */
export class LearnedFacts implements Facts {
  #facts: ModelFacts
  lesson: ModelFacts | undefined

  constructor(facts: ModelFacts) {
    this.#facts = facts
  }

  of(): ModelFacts {
    return this.#facts
  }

  learn({ facts, isLasting }: Lesson): void {
    this.#facts = withFacts(this.#facts, facts)
    if (isLasting) this.lesson = withFacts(this.lesson ?? {}, facts)
  }
}

/** The facts of a deployment, and what its server's errors have taught since the configuration was read. */
export class DeploymentFacts implements Facts {
  readonly #provider: Provider
  readonly #configured: ModelFacts | undefined
  readonly #is: string | undefined
  readonly #byModel = new LRUCache<string, ModelFacts>({ max: maxModels })
  /**
   * By conversation, the hashes of parts that another server sealed and this one rejected: its own
   * are sent back.
   */
  readonly foreignSeals = new LRUCache<string, ReadonlySet<string>>({ max: maxConversations })
  /** What errors have taught about all of its models. */
  lesson: ModelFacts = {}

  /** `is` names the model if the names that are sent do not. */
  constructor(provider: Provider, configured?: ModelFacts, is?: string) {
    this.#provider = provider
    this.#configured = configured
    this.#is = is
  }

  /** The facts of the model with this name. */
  of(sentModel: string): ModelFacts {
    const cached = this.#byModel.get(sentModel)
    if (cached) return cached
    const facts = factsOf(this.#provider, this.#is ?? sentModel, this.#configured)
    this.#byModel.set(sentModel, facts)
    return facts
  }

  /** Adds what an error has taught about the model; false if it has taught enough. */
  learn(sentModel: string, lesson: ModelFacts): boolean {
    const facts = withFacts(this.of(sentModel), lesson)
    if (!isBounded(facts)) return false
    this.#byModel.set(sentModel, facts)
    this.lesson = withFacts(this.lesson, lesson)
    return true
  }
}
