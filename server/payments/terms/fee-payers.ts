/**
 * The fee payers of Solana that were offered lately, by network. A facilitator may name another one
 * each time it is asked, and a payment that was signed for an earlier one is taken too.
 */
export class FeePayers {
  readonly #untilOf = new Map<string, Map<string, number>>()

  /** Remembers an offered fee payer until `until`, and forgets those whose time is over. */
  remember(network: string, feePayer: string, until: number, now: number): void {
    const offered = this.#untilOf.get(network) ?? new Map<string, number>()
    for (const [other, end] of offered) if (end <= now) offered.delete(other)
    this.#untilOf.set(network, offered.set(feePayer, until))
  }

  recent(network: string, now: number): string[] {
    const offered = [...(this.#untilOf.get(network) ?? [])]
    return offered.filter(([, until]) => until > now).map(([feePayer]) => feePayer)
  }
}
