import { describe } from 'vitest'
import { storeServersIn } from '../../support/servers/gateway.ts'
import { lastingDatabase } from '../../support/servers/postgres.ts'

storeServersIn(lastingDatabase)
// In one file, for to load a server's modules takes longer than to run most of these.
describe('on PostgreSQL, the ledger', async () =>
  void (await import('../../server/gateway/usage.test.ts')))
describe('on PostgreSQL, the ledger of agents', async () =>
  void (await import('../../server/mesh/usage.test.ts')))
describe('on PostgreSQL, limits and budgets', async () =>
  void (await import('../../server/limits/gateway.test.ts')))
describe("on PostgreSQL, the operator's keys", async () =>
  void (await import('../../server/operator/keys.test.ts')))
describe("on PostgreSQL, the operator's payments", async () =>
  void (await import('../../server/operator/payments.test.ts')))
describe("on PostgreSQL, the operator's upstreams", async () =>
  void (await import('../../server/operator/upstreams.test.ts')))
