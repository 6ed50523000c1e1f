export type Files = ReadonlyMap<string, Buffer>
export function differences(first: Files, second: Files): string[]
export function saveAll(files: Files, folder: string): void
export function listed(folder: string): string
