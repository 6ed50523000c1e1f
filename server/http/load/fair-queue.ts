/** A flow of requests, and its share of the work relative to others. */
export type FlowShare = { id: string; weight: number }

/** The flow of a request, and the flows within it: all requests have the same number of them. */
export type FlowPath = readonly FlowShare[]

/**
 * A queue in which each *flow* gets the same amount of work by its weight, however many requests of
 * it wait; within a flow, each of its flows does. The next request is that of the flow with the
 * least work; a flow that had none waiting starts as if it had as much work as the others, as in
 * "Fairness in Serving Large Language Models" (Sheng et al., OSDI 2024).
 *
 * Work is counted in tokens. When a request is taken its tokens are estimated; `settle` corrects
 * them.
 */
export class FairQueue<Item> {
  readonly #root = new Flow<Item>(undefined)
  /** The mean of all flows, which new ones start with. */
  #meanReply = 0

  get size(): number {
    return this.#root.waiting
  }

  /** The sum of the weights of the flows that have requests waiting. */
  get weight(): number {
    let sum = 0
    for (const { waiting, weight } of this.#root.flows.values()) if (waiting > 0) sum += weight
    return sum
  }

  /** The requests that wait, in no order. */
  waiting(): Item[] {
    return [...this.#root.waitingTurns()].map(({ item }) => item)
  }

  /** Adds a request at the end of its flow. */
  add(path: FlowPath, item: Item, promptTokens: number): Turn<Item> {
    let flow = this.#root
    for (const share of path) flow = flow.flowOf(share)
    const turn = new Turn(flow, item, promptTokens)
    flow.turns.add(turn)
    for (let one: Flow<Item> | undefined = flow; one; one = one.parent) {
      // Time without requests earns no work: others would have to wait for it.
      if (one.waiting === 0) one.work = Math.max(one.work, one.parent?.clock ?? 0)
      one.waiting += 1
    }
    return turn
  }

  /** Removes a request that was not taken. */
  remove(turn: Turn<Item>): void {
    turn.flow.turns.delete(turn)
    for (let one: Flow<Item> | undefined = turn.flow; one; one = one.parent) one.waiting -= 1
  }

  /** Removes the next request, which must be settled later; undefined if none waits. */
  take(): Turn<Item> | undefined {
    if (this.size === 0) return undefined
    let flow = this.#root
    while (flow.turns.size === 0) flow = flow.next()
    const [turn] = flow.turns
    if (!turn) return undefined
    this.remove(turn)
    turn.cost = turn.promptTokens + (outermost(flow).meanReply ?? this.#meanReply)
    for (let one: Flow<Item> | undefined = flow; one; one = one.parent) {
      one.running += 1
      one.work += turn.cost / one.weight
    }
    return turn
  }

  /** Replaces the estimate of a request that was taken; without counted tokens by its prompt. */
  settle(turn: Turn<Item>, tokens: number | undefined): void {
    const correction = (tokens ?? turn.promptTokens) - turn.cost
    for (let one: Flow<Item> | undefined = turn.flow; one; one = one.parent) {
      one.running -= 1
      one.work += correction / one.weight
    }
    if (tokens === undefined) return
    const reply = Math.max(0, tokens - turn.promptTokens)
    const flow = outermost(turn.flow)
    flow.meanReply = mean(flow.meanReply, reply)
    this.#meanReply = mean(this.#meanReply, reply)
  }

  /**
   * The request that has to leave a full queue for a new one on this path: the newest of the flow
   * with most waiting; undefined if that is the new one.
   */
  newestOfLongest(path: FlowPath): Turn<Item> | undefined {
    let flow = this.#root
    for (const { id, weight } of path) {
      const longest = flow.longest()
      const member = flow.flows.get(id)
      if (!longest) return undefined
      if (member === longest) flow = member
      else if ((longest.waiting - 1) / longest.weight < ((member?.waiting ?? 0) + 1) / weight)
        return undefined
      else return newest(longest)
    }
    return undefined
  }
}

/** A request that waits or was taken. */
export class Turn<Item> {
  readonly flow: Flow<Item>
  readonly item: Item
  readonly promptTokens: number
  /** The estimate by which it was taken. */
  cost = 0

  constructor(flow: Flow<Item>, item: Item, promptTokens: number) {
    this.flow = flow
    this.item = item
    this.promptTokens = promptTokens
  }
}

class Flow<Item> {
  readonly parent: Flow<Item> | undefined
  /** In the order in which they became known; a flow has turns or flows. */
  readonly flows = new Map<string, Flow<Item>>()
  /** In the order of arrival. */
  readonly turns = new Set<Turn<Item>>()
  weight = 1
  /** Tokens by weight. */
  work = 0
  /** The work of its flow that was last chosen, before it was charged. It never decreases. */
  clock = 0
  waiting = 0
  /** Requests that were taken and not settled. */
  running = 0
  meanReply: number | undefined

  constructor(parent: Flow<Item> | undefined) {
    this.parent = parent
  }

  flowOf({ id, weight }: FlowShare): Flow<Item> {
    let flow = this.flows.get(id)
    if (!flow) this.flows.set(id, (flow = new Flow(this)))
    flow.weight = weight
    return flow
  }

  /** Its waiting flow with the least work. Forgets flows that would start like a new one. */
  next(): Flow<Item> {
    let least: Flow<Item> | undefined
    for (const [id, flow] of this.flows) {
      if (flow.waiting > 0) {
        if (!least || flow.work < least.work) least = flow
      } else if (flow.running === 0 && flow.work <= this.clock) this.flows.delete(id)
    }
    if (!least) throw new Error('no flow waits')
    this.clock = Math.max(this.clock, least.work)
    return least
  }

  *waitingTurns(): Generator<Turn<Item>> {
    yield* this.turns
    for (const flow of this.flows.values()) yield* flow.waitingTurns()
  }

  /** Its flow with most waiting by weight. */
  longest(): Flow<Item> | undefined {
    let longest: Flow<Item> | undefined
    for (const flow of this.flows.values())
      if (!longest || flow.waiting / flow.weight > longest.waiting / longest.weight) longest = flow
    return longest
  }
}

/** The flow directly below the root. */
function outermost<Item>(flow: Flow<Item>): Flow<Item> {
  let outer = flow
  while (outer.parent?.parent) outer = outer.parent
  return outer
}

function newest<Item>(of: Flow<Item>): Turn<Item> | undefined {
  let flow: Flow<Item> | undefined = of
  while (flow && flow.turns.size === 0) flow = flow.longest()
  return flow && [...flow.turns].at(-1)
}

/** A mean in which earlier values count less and less. */
const mean = (before: number | undefined, value: number): number =>
  before === undefined ? value : before + (value - before) / 8
