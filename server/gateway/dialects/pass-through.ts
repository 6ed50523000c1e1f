import { asWritten } from '../../json/digits.ts'
import { NamedFrames, isRecord, Json } from '../../json/json.ts'
import { writeJson, type JsonSlices } from '../../json/parse.ts'
import { isForeign, liftsLimits, withoutLifting } from '../../config/request-members.ts'
import type { NativeRequest } from '../call.ts'
import type { ChatEvent } from '../chat.ts'
import type { HostedTools, MemberRules } from '../routing/deployments.ts'
import type { OwnPrompt } from '../tokens.ts'
import { hostedToolName } from '../upstream/hosted-tools.ts'
import type { PassedReply } from '../upstream/inference.ts'
import type { PassedEvent } from '../upstream/passthrough/reader.ts'
import { IgnoredFields, namesOf } from './ignored-fields.ts'

type Tool = { type?: string | null }

/** The calls of a hosted tool that are allowed where a budget is to pay and the caller sets no bound. */
export const usualHostedCalls = 5

/** A bound that a caller set to calls of hosted tools; the usual one for anything else. */
export const boundOf = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : usualHostedCalls

/** The tools of a request, as each model server that speaks the caller's own dialect may get them. */
export class NativeTools<One extends Tool> {
  /** The tools that were left out last; at first, all hosted ones. */
  leftOut: readonly One[]
  readonly all: readonly One[]
  /** Whether only a model server runs the tool. */
  readonly isHosted: (tool: One) => boolean

  constructor(all: readonly One[], isHosted: (tool: One) => boolean) {
    this.all = all
    this.isHosted = isHosted
    this.leftOut = all.filter(isHosted)
  }

  /** Whether a server that runs these hosted tools is offered it. */
  isOffered(tool: One, hosted: HostedTools): boolean {
    return !this.isHosted(tool) || priceOf(tool, hosted) !== undefined
  }

  /** The nano-USD of a call; 0 for tools that the caller runs. */
  callNano(tool: One, hosted: HostedTools): number {
    return this.isHosted(tool) ? (priceOf(tool, hosted) ?? 0) : 0
  }

  /** Those that a server with these hosted tools is offered. */
  offeredTo(hosted: HostedTools): readonly One[] {
    const isOffered = (tool: One) => this.isOffered(tool, hosted)
    this.leftOut = this.all.filter((tool) => !isOffered(tool))
    return this.all.filter(isOffered)
  }
}

const priceOf = ({ type }: Tool, hosted: HostedTools): number | undefined =>
  type == null ? undefined : hosted.get(hostedToolName(type))

/** What is different about the requests of a dialect. */
type NativeOptions<One extends Tool> = Pick<
  NativeRequest,
  'dialect' | 'headers' | 'refusalFor' | 'hostedNano'
> & {
  body: object
  /** Of a long body. */
  slices: JsonSlices | undefined
  contract: ContractMembers
  tools: () => NativeTools<One>
  prompt(): Omit<OwnPrompt, 'bytes'>
  /** Members that differ from the caller's. */
  membersFor(
    receiver: Parameters<NativeRequest['bodyFor']>[1],
    bounds: Parameters<NativeRequest['bodyFor']>[2],
  ): object
  /** Adds what is ignored beside unknown members and tools. */
  addIgnored(ignored: IgnoredFields): void
}

/** A call in the caller's own dialect, and what of it a model server does not get. */
export type NativeCall = {
  own: NativeRequest
  /** Of the server that got it last; before that, of any. */
  ignored(): string | undefined
}

/** The request for model servers that speak the caller's own dialect. */
export function nativeCall<One extends Tool>({
  body,
  slices,
  contract,
  tools,
  prompt,
  membersFor,
  addIgnored,
  ...own
}: NativeOptions<One>): NativeCall {
  let members: NativeMembers | undefined
  // A request that is translated needs none.
  const all = () => (members ??= new NativeMembers(body, contract))
  return {
    own: {
      ...own,
      prompt: () => ({ bytes: bytesOf(body, slices), ...prompt() }),
      bodyFor(model, receiver, bounds) {
        const allowed = all().membersFor(receiver.members, bounds.isLimited)
        return requestJson({ ...allowed, ...membersFor(receiver, bounds), model }, body, slices)
      },
    },
    ignored() {
      const { ignored } = all()
      addIgnored(ignored)
      for (const { type } of tools().leftOut) ignored.add(type ?? '', 'tools[].')
      return ignored.header()
    },
  }
}

/** The bytes of the JSON of a request. */
function bytesOf(body: object, slices: JsonSlices | undefined): number {
  if (!slices) return Buffer.byteLength(JSON.stringify(body))
  let bytes = 1
  for (const [name, json] of slices) bytes += JSON.stringify(name).length + json.length + 2
  return bytes
}

/** The JSON of these members; those of a long request that are unchanged are copied. */
function requestJson(
  members: Readonly<Record<string, unknown>>,
  body: object,
  slices: JsonSlices | undefined,
): string | Buffer {
  if (!slices) return JSON.stringify(members)
  const original = body as Readonly<Record<string, unknown>>
  const unchanged = [...slices].filter(([name]) => Object.is(members[name], original[name]))
  return writeJson(members, new Map(unchanged))
}

/** The body of a reply that is passed on, which is the model server's own. */
export const passedBody = <Body>({ json }: PassedReply): Json<Body> => new Json([json])

/** Whether the events are the model server's own: a stream has one form throughout. */
export const arePassed = (events: readonly ChatEvent[]): events is readonly PassedEvent[] =>
  events[0] instanceof NamedFrames

/** The members of a dialect's requests: all, and those of its settings that are objects. */
export type ContractMembers = {
  request: ReadonlySet<string>
  settings: Readonly<Record<string, ReadonlySet<string>>>
}

/** Reads the members from a contract's schemas. */
export const contractMembers = (
  request: { properties: object },
  settings: Readonly<Record<string, { properties: object }>>,
): ContractMembers => ({
  request: namesOf(request),
  settings: Object.fromEntries(
    Object.entries(settings).map(([name, schema]) => [name, namesOf(schema)]),
  ),
})

/**
 * The members of a request that may go to a model server which speaks the caller's own dialect;
 * their numbers as they were written.
 */
class NativeMembers {
  readonly #body: object
  readonly #contract: ContractMembers
  #ignored: IgnoredFields | undefined

  constructor(body: object, contract: ContractMembers) {
    this.#body = body
    this.#contract = contract
  }

  /** What the server did not get that was asked last; before that, what none gets. */
  get ignored(): IgnoredFields {
    if (!this.#ignored) this.#read(undefined)
    return (this.#ignored ??= new IgnoredFields())
  }

  /**
   * For a server with these rules. Where it obeys members that it does not know, callers with limits
   * send it only the contract's and those that the operator has named.
   */
  membersFor(
    { refusesUnknown, forwarded }: MemberRules,
    isLimited: boolean,
  ): Record<string, unknown> {
    return this.#read(refusesUnknown || !isLimited ? undefined : forwarded)
  }

  /** With `forwarded`, unknown members pass that are among these alone. */
  #read(forwarded: ReadonlySet<string> | undefined): Record<string, unknown> {
    const ignored = new IgnoredFields()
    this.#ignored = ignored
    const members: Record<string, unknown> = {}
    const { request, settings } = this.#contract
    for (const [name, value] of Object.entries(this.#body)) {
      const names = Object.hasOwn(settings, name) ? settings[name] : undefined
      const isKnown = request.has(name)
      const isUnknown = !isKnown && forwarded?.has(name) === false
      if (isForeign(name) || (!isKnown && liftsLimits(name)) || isUnknown) ignored.add(name)
      else if (names) members[name] = this.#setting(asWritten(value), name, forwarded && names)
      else members[name] = isKnown ? asWritten(value) : this.#unknown(asWritten(value), name)
    }
    return members
  }

  /** The schema in a setting may name anything: only the setting's own members are looked at. */
  #setting(value: unknown, at: string, names: ReadonlySet<string> | undefined): unknown {
    if (!isRecord(value)) return value
    const isLeftOut = (name: string) => liftsLimits(name) || names?.has(name) === false
    const leftOut = Object.keys(value).filter(isLeftOut)
    for (const name of leftOut) this.ignored.add(name, `${at}.`)
    if (leftOut.length === 0) return value
    return Object.fromEntries(Object.entries(value).filter(([name]) => !isLeftOut(name)))
  }

  #unknown(value: unknown, name: string): unknown {
    return withoutLifting(value, (path) => this.ignored.add(path), name)
  }
}
