import { describe } from 'vitest'
import { keepIn } from '../support/gateway.ts'
import { lastingDatabase } from '../support/postgres.ts'

keepIn(lastingDatabase)
describe('on PostgreSQL', async () => void (await import('../payments/official.test.ts')))
