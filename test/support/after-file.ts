import fc from 'fast-check'
import { afterAll } from 'vitest'
import { dropDatabases } from './servers/postgres.ts'
import { runSeed } from './data/random.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: runSeed() })

afterAll(dropDatabases)
