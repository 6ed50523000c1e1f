export const outside: readonly string[]
export function bundleServer(folder: string): Promise<void>
