import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '../../../server/config/load.ts'
import { maskedConfig } from '../../../server/config/masked-config.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import {
  network,
  startPaymentServer,
  type PaymentServer,
  settled,
  startScriptedFacilitator,
} from '../../support/servers/operator.ts'
import { writeConfig } from '../../support/servers/process.ts'
import { tollgateIn } from '../../support/servers/command.ts'

type Shown = {
  file: string | null
  loaded_at: number
  sandbox: boolean
  config: Record<string, Record<string, unknown>>
  need_restart: string[]
  sources: Record<string, string>
}

const canaries = {
  key: 'canary-key-70a1',
  header: 'canary-header-70a2',
  rpc: 'canary-rpc-70a3',
  facilitator: 'canary-facilitator-70a4',
  password: 'canary-password-70a5',
  query: 'canary-query-70a6',
}

/** A server with secrets in its configuration, for one test. */
async function testConfiguredServer(): Promise<PaymentServer> {
  const paymentServer = await startPaymentServer(
    {
      upstreams: {
        guarded: {
          base_url: 'http://127.0.0.1:9/v1',
          key_env: 'GUARDED_KEY',
          headers: { 'x-for-upstream': canaries.header },
        },
      },
      routes: { '*': [{ upstream: 'guarded' }] },
      payments: {
        networks: {
          [network]: {
            path: 'evm',
            pay_to: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
            asset: '0x036cbd53842c5426634e7929541ec2318f3dcf7e',
            asset_name: 'USDC',
            asset_version: '2',
            decimals: 6,
            facilitator: 'http://127.0.0.1:9',
            facilitator_key_env: 'FACILITATOR_KEY',
            rpc_env: 'RPC_URL',
          },
        },
      },
      limits: { body_ms: 20_000 },
      env: {
        GUARDED_KEY: canaries.key,
        FACILITATOR_KEY: canaries.facilitator,
        RPC_URL: `http://user:${canaries.rpc}@127.0.0.1:9/${canaries.rpc}`,
        TOLLGATE_LIMITS_IDLE_MS: '12345',
      },
    },
    { url: '', settles: 0, settle: () => {}, supported: () => {}, close: () => {} },
  )
  onTestFinished(() => paymentServer.close())
  return paymentServer
}

test('the configuration in force is shown with its defaults and what the environment says', async () => {
  const before = Date.now()
  const paymentServer = await testConfiguredServer()
  const { status, body } = await paymentServer.operate<Shown>('GET', '/config')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    file: expect.stringMatching(/tollgate\.yaml$/),
    sandbox: false,
    config: {
      store: paymentServer.folder,
      limits: { body_ms: 20_000, idle_ms: 12_345, first_byte_ms: 30_000 },
      retry: { attempts: 3 },
      log: { level: 'silent' },
    },
    sources: {
      'limits.body_ms': 'file',
      'limits.idle_ms': 'TOLLGATE_LIMITS_IDLE_MS',
      'upstreams.guarded.headers.x-for-upstream': 'file',
    },
  })
  expect(body.loaded_at).toBeGreaterThanOrEqual(before)
  expect(body.loaded_at).toBeLessThanOrEqual(Date.now())
})

test('the configuration in force is shown with the names of secrets, and without their values', async () => {
  const paymentServer = await testConfiguredServer()
  const { body, text } = await paymentServer.operate<Shown>('GET', '/config')
  expect(body.config['upstreams']).toEqual({
    guarded: {
      provider: 'openai-compatible',
      base_url: 'http://127.0.0.1:9/v1',
      key_env: 'GUARDED_KEY',
      auth: 'bearer',
      dialects: ['chat', 'embeddings'],
      headers: { 'x-for-upstream': '[not shown]' },
    },
  })
  expect(body.config['payments']?.['networks']).toMatchObject({
    [network]: {
      facilitator: 'http://127.0.0.1:9',
      facilitator_key_env: 'FACILITATOR_KEY',
      rpc_env: 'RPC_URL',
    },
  })
  for (const secret of [...Object.values(canaries), paymentServer.gateway.operatorToken])
    expect(text).not.toContain(secret)
})

/** A server whose key for its facilitator is in a file, for one test. */
async function testKeyFile() {
  const cwd = mkdtempSync(join(tmpdir(), 'tollgate-config-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  const file = join(cwd, 'key')
  writeFileSync(file, 'first-key\n')
  const facilitator = await startScriptedFacilitator()
  const keys: unknown[] = []
  facilitator.settle = (res) => {
    keys.push(res.req.headers.authorization)
    sendJson(res, settled)
  }
  const payments = {
    networks: {
      [network]: {
        path: 'evm' as const,
        pay_to: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
        asset: '0x036cbd53842c5426634e7929541ec2318f3dcf7e',
        asset_name: 'USDC',
        asset_version: '2',
        decimals: 6,
        facilitator: facilitator.url,
        facilitator_key_file: file,
      },
    },
  }
  const paymentServer = await startPaymentServer({ payments }, facilitator)
  onTestFinished(() => paymentServer.close())
  return { paymentServer, file, keys }
}

test('what was reloaded and waits for a restart is listed', async () => {
  const { paymentServer } = await testKeyFile()
  const needRestart = async () =>
    (await paymentServer.operate<Shown>('GET', '/config')).body.need_restart.toSorted()
  expect(await needRestart()).toEqual([])
  const changes = {
    payments: { verify_ms: 6000 },
    ledger: { kept_days: 9 },
    limits: { idle_ms: 5000 },
  }
  expect(await paymentServer.gateway.reload(changes)).toBe(true)
  expect(await needRestart()).toEqual(['ledger.kept_days', 'payments.verify_ms'])
  expect(await paymentServer.gateway.reload()).toBe(true)
  expect(await needRestart()).toEqual([])
})

test('a facilitator is sent its other key after a reload, without a restart', async () => {
  const { paymentServer, file, keys } = await testKeyFile()
  const settle = async () =>
    (await paymentServer.reconcile((await paymentServer.put()).id)).body.state
  expect(await settle()).toBe('settled')
  writeFileSync(file, 'second-key\n')
  expect(await paymentServer.gateway.reload()).toBe(true)
  expect(await settle()).toBe('settled')
  expect(keys).toEqual(['Bearer first-key', 'Bearer second-key'])
})

test('of a database nothing but its address is shown', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'tollgate-config-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  const url = `postgres://user:${canaries.password}@db.internal:5433/tollgate`
  for (const env of [
    {
      TOLLGATE_STORE: `${url}?sslpassword=${canaries.query}`,
    },
    {
      TOLLGATE_STORE_ENV: 'DATABASE',
      DATABASE: `${url}?password=${canaries.query}`,
    },
  ]) {
    const config = maskedConfig(loadConfig({ env, cwd }).config)
    expect(config.store).toBe('postgres://db.internal:5433/tollgate')
    expect(JSON.stringify(config)).not.toContain('canary')
  }
})

test('the command line prints the same, as a file or as JSON, without asking for the keys of others', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'tollgate-config-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  const file = await writeConfig(cwd, {
    upstreams: {
      guarded: {
        base_url: 'http://127.0.0.1:9/v1',
        key_env: 'NOT_SET',
        headers: { 'x-for-upstream': canaries.header },
      },
    },
    routes: { '*': [{ upstream: 'guarded', tier: 2 }] },
  })
  const run = (...more: string[]) =>
    tollgateIn(cwd, ['config', '--config', file, ...more], { TOLLGATE_WORKERS: '3' })
  const [yaml, json] = await Promise.all([run(), run('--json')])
  expect([yaml.code, json.code, yaml.err, json.err]).toEqual([0, 0, '', ''])
  const config = JSON.parse(json.out) as Shown
  expect(config).toMatchObject({
    file,
    sandbox: false,
    config: {
      workers: 3,
      store: join(cwd, 'store'),
      routes: { '*': [{ upstream: 'guarded', tier: 2, weight: 1, retry_after_sent: true }] },
    },
  })
  expect(yaml.out.startsWith(`# from ${file}, the environment and defaults\n`)).toBe(true)
  expect(parse(yaml.out)).toEqual(config.config)
  expect(yaml.out + json.out).not.toContain(canaries.header)
})
