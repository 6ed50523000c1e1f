type Present = (body: never) => void | Promise<void>

/** What prints the responses of commands whose tables are more than the contract's columns. */
export const presenters: Readonly<Record<string, () => Promise<Present>>> = {
  'keys list': async () => (await import('./keys.ts')).printKeys,
  'keys show': async () => (await import('./keys.ts')).printKey,
  'upstreams list': async () => (await import('./upstreams.ts')).printUpstreams,
  'usage rows': async () => (await import('./usage.ts')).printUsageRows,
}
