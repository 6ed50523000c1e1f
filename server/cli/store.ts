import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '../config.ts'
import type { Store } from '../store/database.ts'
import { CommandError } from './arguments.ts'

/** Opens the configured store, of a running server or not, and closes it when `work` is done; `applied` are the migrations that it needed. */
export async function withStore<T>(options: { config: string | undefined; mayCreate: boolean }, work: (store: Store, applied: string[]) => Promise<T>): Promise<T> {
  const { config: { store: place, spool }, secrets: { storeUrl } } = loadConfig({ file: options.config, env: process.env, secrets: 'store' })
  const [{ openStore }, { migrate }] = await Promise.all([import('../store/database.ts'), import('../store/migrations.ts')])
  if (!options.mayCreate && storeUrl === null && !existsSync(join(place, 'journal.db')))
    throw new CommandError(`There is no store in ${place} yet; it is made by \`tollgate serve\` or by the first \`tollgate keys create\`.`)
  const store = openStore(storeUrl ?? place, { folder: spool })
  try {
    return await work(store, await migrate(store))
  } finally {
    await store.close()
  }
}
