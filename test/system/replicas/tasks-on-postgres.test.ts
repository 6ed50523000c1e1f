import { describe } from 'vitest'
import { storeServersIn } from '../../support/servers/gateway.ts'
import { lastingDatabase } from '../../support/servers/postgres.ts'

storeServersIn(lastingDatabase)
describe('on PostgreSQL', async () => void (await import('../../server/mesh/tasks/http.test.ts')))
