type Entry = {
  version?: string
  dev?: boolean
  dependencies?: Record<string, string>
  [member: string]: unknown
}

/** A package-lock.json: its packages by their places, as `node_modules/NAME`. */
export type Lockfile = { packages: Record<string, Entry>; [member: string]: unknown }

export function lockfileOf(
  manifest: { dependencies: Record<string, string>; [member: string]: unknown },
  lock: Lockfile,
): Lockfile
