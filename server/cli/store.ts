import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from '../command.ts'
import { loadConfig } from '../config/load.ts'
import type { Store } from '../store/store.ts'
import { CommandError } from './arguments.ts'

type Options = {
  config: string | undefined
  /** Whether to create a missing store. */
  mayCreate: boolean
}

/**
 * Runs `work` with the configured store, which a server may be using. Rejects tables of an older
 * version: only `migrate` and the start of a server migrate them.
 */
export function withStore<T>(
  { config, mayCreate }: Options,
  work: (store: Store, sandbox: boolean) => Promise<T>,
): Promise<T> {
  return withStoreAsItIs({ config, mayCreate }, async (store, place, sandbox) => {
    const {
      missingTables: lackOf,
      migrate,
      olderStore: older,
    } = await import('../store/migrations/migrate.ts')
    const lack = await lackOf(store)
    if (lack === 'some') throw older(place)
    if (lack === 'all' && !mayCreate) throw noStore(place)
    if (lack !== 'nothing') await migrate(store)
    return work(store, sandbox)
  })
}

/** Runs `work` with the configured store, also one of an older or newer version. */
export async function withStoreAsItIs<T>(
  { config, mayCreate }: Options,
  work: (store: Store, place: string, sandbox: boolean) => Promise<T>,
): Promise<T> {
  const {
    config: { store: place, spool },
    secrets: { storeUrl },
    sandbox,
  } = loadConfig({ file: config, env: process.env, secrets: 'store' })
  const { openStore } = await import('../store/database.ts')
  if (!mayCreate && storeUrl === null && !existsSync(join(place, 'journal.db')))
    throw noStore(place)
  const store = openStore(storeUrl ?? place, { folder: spool })
  try {
    return await work(store, place, sandbox)
  } finally {
    await store.close()
  }
}

const noStore = (place: string) =>
  new CommandError(
    `There is no store in ${place} yet; ` +
      `\`${commandLine('serve')}\` or the first \`${commandLine('keys create')}\` creates it.`,
  )
