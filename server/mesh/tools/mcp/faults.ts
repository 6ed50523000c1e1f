import type { Agent, Tool } from '../../agent.ts'

/** Calls of an agent whose server does not answer fail without being sent for this time. */
const pauseMs = 5000

/** A tool that cannot be called, and why. */
export type ToolFault = { agent: string; tool: string; reason: string }

type ServerFault = { reason: string; pausedUntil: number }

/**
 * Tools of MCP servers that cannot be called, as far as this process has seen: their server does not
 * answer, or has changed them.
 */
export class ToolFaults {
  readonly #servers = new Map<string, ServerFault>()
  readonly #pins = new Map<string, ReadonlyMap<string, string>>()
  readonly #listeners: ((agentId: string) => void)[] = []
  /** Changes whenever a tool becomes available or unavailable. */
  version = 0

  onChange(listener: (agentId: string) => void): void {
    this.#listeners.push(listener)
  }

  /** Why a tool cannot be called, as a sentence without its end; undefined if it can be. */
  of({ agent, source }: Tool): string | undefined {
    if (source.kind !== 'http' || !source.mcp) return undefined
    const server = this.#servers.get(agent)
    if (server) return `its MCP server cannot be used: ${server.reason}`
    const pins = this.#pins.get(agent)
    const pin = pins?.get(source.mcp.name)
    if (!pins || pin === source.mcp.pin) return undefined
    if (pin === undefined) return 'its MCP server no longer has it'
    return 'its MCP server has changed it, and the operator has not approved the change'
  }

  /** The members of a tool in lists; none if it can be called. */
  membersOf(tool: Tool): { available?: false; unavailable_because?: string } {
    const reason = this.of(tool)
    return reason === undefined ? {} : { available: false, unavailable_because: reason }
  }

  /** The tools of these agents that cannot be called. */
  list(agents: Iterable<Agent>): ToolFault[] {
    return [...agents].flatMap(({ id, tools }) =>
      [...tools.values()].flatMap((tool) => {
        const reason = this.of(tool)
        return reason === undefined ? [] : { agent: id, tool: tool.name, reason }
      }),
    )
  }

  /** Why a call is not sent now: its server has just failed. */
  pause(agent: string, now: number): string | undefined {
    const server = this.#servers.get(agent)
    return server && server.pausedUntil > now ? server.reason : undefined
  }

  serverFailed(agent: string, reason: string, now: number): void {
    const isNew = this.#servers.get(agent)?.reason !== reason
    this.#servers.set(agent, { reason, pausedUntil: now + pauseMs })
    if (isNew) this.#changed(agent)
  }

  /** The server has listed its tools, with the hashes of their descriptions. */
  serverListed(agent: string, pins: ReadonlyMap<string, string>): void {
    const before = JSON.stringify([...(this.#pins.get(agent) ?? [])])
    const isBack = this.#servers.delete(agent)
    this.#pins.set(agent, pins)
    if (isBack || before !== JSON.stringify([...pins])) this.#changed(agent)
  }

  /** A reload may have approved changes, or replaced servers. */
  clear(): void {
    this.#servers.clear()
    this.#pins.clear()
    this.version++
  }

  #changed(agent: string): void {
    this.version++
    for (const listener of this.#listeners) listener(agent)
  }
}
