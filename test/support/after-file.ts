import fc from 'fast-check'
import { afterAll } from 'vitest'
import { cleanUpFile } from './clean-up.ts'
import { dropDatabases } from './servers/postgres.ts'
import { runSeed } from './data/random.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: runSeed() })

afterAll(async () => {
  await cleanUpFile()
  await dropDatabases()
})
