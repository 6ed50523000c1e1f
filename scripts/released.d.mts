type Contracts = ReadonlyMap<string, Record<string, unknown>>

export function withoutProse(value: unknown, name?: string): unknown
export function releasedContracts(): Contracts
export function currentContracts(): Contracts
export function saveReleased(): void
