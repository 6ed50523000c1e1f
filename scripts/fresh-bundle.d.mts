export const bundleFolder: string
export function freshBundle(root: string): string | undefined
export function markFresh(root: string, inputs: readonly string[]): void
