import { asWritten } from '../../json/digits.ts'
import { NamedFrames, isRecord, Json } from '../../json/json.ts'
import { writeJson, type JsonSlices } from '../../json/parse.ts'
import { isForeign, liftsLimits, withoutLifting } from '../../config/request-members.ts'
import type { NativeRequest } from '../call.ts'
import type { ChatEvent } from '../chat.ts'
import { shapeNative } from '../providers/members.ts'
import { shapeSystem } from '../providers/preamble.ts'
import { membersBy, type MemberRules } from '../providers/facts.ts'
import type { HostedTools } from '../routing/deployments.ts'
import type { OwnPrompt } from '../tokens.ts'
import { hostedToolName } from '../upstream/hosted-tools.ts'
import type { PassedReply } from '../upstream/inference.ts'
import type { PassedEvent } from '../upstream/passthrough/reader.ts'
import { IgnoredFields, namesOf } from './ignored-fields.ts'

type Tool = { type?: string | null }

/** The maximum of hosted tool calls for a key with a budget, unless the caller sets one. */
export const defaultHostedCalls = 5

/** The caller's maximum of hosted tool calls; the default for an invalid or absent one. */
export const hostedCallLimit = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : defaultHostedCalls

/** The tools of a request, and which of them a model server of the same dialect is sent. */
export class NativeTools<One extends Tool> {
  /** The tools that the last server was not sent; before that, all hosted tools. */
  omitted: readonly One[]
  readonly all: readonly One[]
  /** Whether only a model server can run the tool. */
  readonly isHosted: (tool: One) => boolean

  constructor(all: readonly One[], isHosted: (tool: One) => boolean) {
    this.all = all
    this.isHosted = isHosted
    this.omitted = all.filter(isHosted)
  }

  /** Whether to offer the tool to a server with these hosted tools. */
  isOffered(tool: One, hosted: HostedTools): boolean {
    return !this.isHosted(tool) || priceOf(tool, hosted) !== undefined
  }

  /** The price of a call in nano-USD; 0 for tools that the caller runs. */
  callNano(tool: One, hosted: HostedTools): number {
    return this.isHosted(tool) ? (priceOf(tool, hosted) ?? 0) : 0
  }

  /** The tools for a server with these hosted tools. */
  offeredTo(hosted: HostedTools): readonly One[] {
    const isOffered = (tool: One) => this.isOffered(tool, hosted)
    this.omitted = this.all.filter((tool) => !isOffered(tool))
    return this.all.filter(isOffered)
  }
}

const priceOf = ({ type }: Tool, hosted: HostedTools): number | undefined =>
  type == null ? undefined : hosted.get(hostedToolName(type))

/** The parts of a native request that depend on its dialect. */
type NativeOptions<One extends Tool> = Pick<
  NativeRequest,
  'dialect' | 'operation' | 'headers' | 'errorFor' | 'hostedNano'
> & {
  body: object
  /** Set for a long body. */
  slices: JsonSlices | undefined
  contract: ContractMembers
  tools: () => NativeTools<One>
  prompt(): Omit<OwnPrompt, 'bytes'>
  /** Members whose values are not the caller's. */
  membersFor(
    receiver: Parameters<NativeRequest['bodyFor']>[1],
    bounds: Parameters<NativeRequest['bodyFor']>[2],
  ): object
  /** Adds ignored fields other than unknown members and tools. */
  addIgnored(ignored: IgnoredFields): void
}

/** A request in the caller's own dialect, and its fields that a model server is not sent. */
export type NativeCall = {
  native: NativeRequest
  /** For the server that was called last; before that, for any server. */
  ignored(): string | undefined
}

/** Builds the request for model servers that speak the caller's own dialect. */
export function nativeCall<One extends Tool>({
  body,
  slices,
  contract,
  tools,
  prompt,
  membersFor,
  addIgnored,
  ...native
}: NativeOptions<One>): NativeCall {
  let members: NativeMembers | undefined
  // Built on demand: translated requests do not need it.
  const all = () => (members ??= new NativeMembers(body, contract))
  return {
    native: {
      ...native,
      prompt: () => ({ bytes: bytesOf(body, slices), ...prompt() }),
      bodyFor(model, receiver, bounds) {
        const { model: _, ...allowed } = all().membersFor(receiver.members, bounds.isLimited)
        const facts = receiver.facts.of(model)
        shapeNative(allowed, facts, all())
        shapeSystem(allowed, facts)
        const members = {
          ...allowed,
          ...membersFor(receiver, bounds),
          ...membersBy(receiver, model),
        }
        return requestJson(members, body, slices)
      },
    },
    ignored() {
      const { ignored } = all()
      addIgnored(ignored)
      for (const { type } of tools().omitted) ignored.add(type ?? '', 'tools[].')
      return ignored.header()
    },
  }
}

/** The size of a request's JSON. */
function bytesOf(body: object, slices: JsonSlices | undefined): number {
  if (!slices) return Buffer.byteLength(JSON.stringify(body))
  let bytes = 1
  for (const [name, json] of slices) bytes += JSON.stringify(name).length + json.length + 2
  return bytes
}

/** The JSON of these members; unchanged ones of a long request are copied. */
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

/** The model server's own body, passed through. */
export const passedBody = <Body>({ json }: PassedReply): Json<Body> => new Json(json)

/** Whether these are the model server's own events; a stream never mixes both forms. */
export const arePassed = (events: readonly ChatEvent[]): events is readonly PassedEvent[] =>
  events[0] instanceof NamedFrames

/** The contract's members of a request, and those of its settings that are objects. */
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
 * The members of a request that a model server of the caller's own dialect may get. Numbers keep
 * their digits.
 */
class NativeMembers {
  readonly #body: object
  readonly #contract: ContractMembers
  #ignored: IgnoredFields | undefined

  constructor(body: object, contract: ContractMembers) {
    this.#body = body
    this.#contract = contract
  }

  /** Fields that the last server was not sent; before that, those that no server gets. */
  get ignored(): IgnoredFields {
    if (!this.#ignored) this.#read(undefined)
    return (this.#ignored ??= new IgnoredFields())
  }

  /**
   * The members for a server with these rules. If it obeys members that its dialect does not define,
   * callers with limits may send only the contract's and those in the operator's configuration.
   */
  membersFor(
    { rejectsUnknown, forwarded }: MemberRules,
    isLimited: boolean,
  ): Record<string, unknown> {
    return this.#read(rejectsUnknown || !isLimited ? undefined : forwarded)
  }

  /** `forwarded` restricts unknown members to these names. */
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

  /** A setting may hold a JSON Schema with any names, so only its direct members are checked. */
  #setting(value: unknown, at: string, names: ReadonlySet<string> | undefined): unknown {
    if (!isRecord(value)) return value
    const isOmitted = (name: string) => liftsLimits(name) || names?.has(name) === false
    const omitted = Object.keys(value).filter(isOmitted)
    for (const name of omitted) this.ignored.add(name, `${at}.`)
    if (omitted.length === 0) return value
    return Object.fromEntries(Object.entries(value).filter(([name]) => !isOmitted(name)))
  }

  #unknown(value: unknown, name: string): unknown {
    return withoutLifting(value, (path) => this.ignored.add(path), name)
  }
}
