import { describe } from 'vitest'
import { storeServersIn } from '../../support/servers/gateway.ts'
import { lastingDatabase } from '../../support/servers/postgres.ts'

storeServersIn(lastingDatabase)
// In one file, for to load a server's modules takes longer than to run most of these.
describe('on PostgreSQL, the ledger', async () =>
  void (await import('../../server/gateway/usage.test.ts')))
describe('on PostgreSQL, the ledger of agents', async () =>
  void (await import('../../server/mesh/usage.test.ts')))
describe('on PostgreSQL, limits of requests and tokens', async () =>
  void (await import('../../server/limits/requests.test.ts')))
describe('on PostgreSQL, budgets', async () =>
  void (await import('../../server/limits/budgets.test.ts')))
describe("on PostgreSQL, changes to a key's limits", async () =>
  void (await import('../../server/limits/key-limits.test.ts')))
describe("on PostgreSQL, the operator's keys", async () =>
  void (await import('../../server/operator/keys.test.ts')))
describe("on PostgreSQL, the operator's payments", async () =>
  void (await import('../../server/operator/payments.test.ts')))
describe("on PostgreSQL, the operator's decisions on payments", async () =>
  void (await import('../../server/operator/payment-decisions.test.ts')))
describe('on PostgreSQL, payments on networks that are gone', async () =>
  void (await import('../../server/operator/payment-networks.test.ts')))
describe("on PostgreSQL, the operator's upstreams", async () =>
  void (await import('../../server/operator/upstreams.test.ts')))
