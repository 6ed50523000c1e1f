export type Builder = { base: string; missing?: never } | { missing: string; base?: never }
export function findBuilder(base?: string): Promise<Builder>
export function baseOf(dockerfile: string): string
