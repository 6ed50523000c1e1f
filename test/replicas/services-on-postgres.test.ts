import { describe } from 'vitest'
import { keepIn } from '../support/gateway.ts'
import { lastingDatabase } from '../support/postgres.ts'

keepIn(lastingDatabase)
// In one file, for to load a server's modules takes longer than to run most of these.
describe('on PostgreSQL, the ledger', async () => void (await import('../gateway/ledger.test.ts')))
describe('on PostgreSQL, the ledger of agents', async () =>
  void (await import('../mesh/ledger-http.test.ts')))
describe('on PostgreSQL, limits and budgets', async () =>
  void (await import('../limits/http.test.ts')))
describe("on PostgreSQL, the operator's keys", async () =>
  void (await import('../operator/keys.test.ts')))
describe("on PostgreSQL, the operator's payments", async () =>
  void (await import('../operator/payments.test.ts')))
describe("on PostgreSQL, the operator's upstreams", async () =>
  void (await import('../operator/upstreams.test.ts')))
