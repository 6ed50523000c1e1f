export const bundleFolder: string
export const manifestName: string
export function freshBundle(root: string): string | undefined
export function bundledNames(root: string): string[]
export function markFresh(
  root: string,
  bundle: { inputs: readonly string[]; names: readonly string[]; startedAt: number },
): void
