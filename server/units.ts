/** Units of work besides tokens, by which models of some kinds are charged. */
export const units = ['call', 'image'] as const
export type Unit = (typeof units)[number]

/** Work in one unit. */
export type Work = { unit: Unit; count: number }

/** Nano-USD for one of each unit. */
export type UnitPrice = Partial<Record<Unit, bigint>>
