import { asWritten } from '../../json/digits.ts'
import { isRecord } from '../../json/json.ts'
import { isForeign, liftsLimits, withoutLifting } from '../../request-members.ts'
import type { MemberRules } from '../routing/deployments.ts'
import { IgnoredFields } from './ignored-fields.ts'

type Schema = { properties: object }

const namesOf = ({ properties }: Schema): ReadonlySet<string> => new Set(Object.keys(properties))

/** The members of a dialect's requests: all, and those of its settings that are objects. */
export type ContractMembers = {
  request: ReadonlySet<string>
  settings: Readonly<Record<string, ReadonlySet<string>>>
}

/** Reads the members from a contract's schemas. */
export const contractMembers = (
  request: Schema,
  settings: Readonly<Record<string, Schema>>,
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
export class OwnMembers {
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
