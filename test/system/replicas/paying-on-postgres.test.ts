import { describe } from 'vitest'
import { keepIn } from '../../support/servers/gateway.ts'
import { lastingDatabase } from '../../support/servers/postgres.ts'

keepIn(lastingDatabase)
describe('on PostgreSQL', async () => void (await import('../payments/official-clients.test.ts')))
