/** Units of work besides tokens, by which models of some kinds are charged. */
export type Unit = 'call' | 'image' | 'character' | 'second'

/** The settings of prices of units, and how many units one is the price of. */
export const unitPrices = {
  call: { unit: 'call', per: 1n },
  image: { unit: 'image', per: 1n },
  million_characters: { unit: 'character', per: 1_000_000n },
  second: { unit: 'second', per: 1n },
} as const satisfies Record<string, { unit: Unit; per: bigint }>

export type UnitPriceName = keyof typeof unitPrices
export const unitPriceNames = Object.keys(unitPrices) as UnitPriceName[] // of the constant

/** Work in one unit. */
export type Work = { unit: Unit; count: number; isEstimated?: boolean }

/** Nano-USD for a million of each unit. */
export type UnitPrice = Partial<Record<Unit, bigint>>
