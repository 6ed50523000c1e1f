import fc from 'fast-check'
import { afterAll } from 'vitest'
import { dropDatabases } from './postgres.ts'
import { runSeed } from './random.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: runSeed() })

afterAll(dropDatabases)
