import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig, settings, type LoadedConfig } from '../../../server/config/load.ts'
import { afterReload } from '../../../server/config/reload.ts'

const networks = {
  'eip155:8453': {
    path: 'evm',
    pay_to: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
    asset: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
    asset_name: 'USD Coin',
    asset_version: '2',
    decimals: 6,
    facilitator: 'https://x402.example.com',
    facilitator_key_file: 'key',
  },
}

function loaded(key: string, changed: object = {}): LoadedConfig {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'key'), key)
  writeFileSync(
    join(folder, 'tollgate.yaml'),
    JSON.stringify({
      store: '/tollgate/store',
      upstreams: { one: { base_url: 'http://127.0.0.1:9/v1' } },
      routes: { '*': [{ upstream: 'one' }] },
      payments: { networks },
      operator: { oidc },
      me: { oidc: { ...oidc, groups: { a: 'acme' } } },
      ...changed,
    }),
  )
  return loadConfig({ cwd: folder, env: {} })
}

const oidc = { issuer: 'https://login.example', client_id: 'a', groups: { a: 'admin' } }

/** A part of a configuration by its path; the last name is where a value stands. */
function placeOf(config: object, path: readonly string[]): Record<string, unknown> {
  let place = config as Record<string, unknown> // sections are mappings
  for (const name of path.slice(0, -1)) place = (place[name] ??= {}) as Record<string, unknown>
  return place
}

test('each setting that is another one is taken over or is named as one that waits for a restart, never neither', () => {
  const now = loaded('first')
  const waiting = settings().filter(({ path }) => {
    const [next, name] = [structuredClone(now), path.at(-1) ?? '']
    placeOf(next.config, path)[name] = 'another'
    const { config, needRestart } = afterReload(now, next)
    const isTaken = placeOf(config, path)[name] === 'another'
    expect(needRestart).toEqual(isTaken ? [] : [path.join('.')])
    if (!isTaken) expect(placeOf(config, path)[name]).toEqual(placeOf(now.config, path)[name])
    return !isTaken
  })
  expect(waiting.map(({ path }) => path.join('.'))).toEqual([
    'store',
    'store_env',
    'store_connections',
    'secret_env',
    'spool',
    'workers',
    'gateway.host',
    'gateway.port',
    'gateway.docs',
    'mesh.host',
    'mesh.port',
    'mesh.docs',
    'metadata.host',
    'metadata.port',
    'metadata.docs',
    'operator.host',
    'operator.port',
    'operator.public_url',
    'operator.hosts',
    'operator.console',
    'operator.docs',
    'operator.token_env',
    'operator.metrics_token_env',
    'operator.metrics_open',
    'operator.oidc.issuer',
    'operator.oidc.client_id',
    'operator.oidc.client_secret_env',
    'operator.oidc.client_auth',
    'operator.oidc.name',
    'operator.oidc.scopes',
    'operator.oidc.claim',
    'limits.headers_ms',
    'limits.body_ms',
    'limits.body_bytes',
    'limits.write_stall_ms',
    'ledger.spool_bytes',
    'ledger.kept_days',
    'ledger.close_after_days',
    'log.format',
    'tracing.enabled',
    'tracing.metrics',
    'sandbox.public',
    'payments.max_timeout_s',
    'payments.per_payer',
    'payments.unsettled',
    'payments.verify_ms',
    'payments.settle_ms',
    'payments.kept_hours',
    'me.oidc.issuer',
    'me.oidc.client_id',
    'me.oidc.client_secret_env',
    'me.oidc.client_auth',
    'me.oidc.name',
    'me.oidc.scopes',
    'me.oidc.claim',
    'me.keys',
    'me.key_days',
    'me.pause_days',
    'me.scopes',
    'me.limits.rpm',
    'me.limits.tpm',
    'me.limits.max_parallel',
    'me.limits.budget_usd',
    'me.limits.budget_period',
  ])
})

test("a facilitator's key is taken over, but not that of another facilitator, which waits for a restart", () => {
  const now = loaded('first')
  expect([...afterReload(now, loaded('second')).secrets.facilitatorKeys.values()]).toEqual([
    'second',
  ])
  const other = afterReload(
    now,
    loaded('second', {
      payments: {
        networks: {
          'eip155:8453': {
            ...networks['eip155:8453'],
            facilitator: 'https://elsewhere.example.com',
          },
        },
      },
    }),
  )
  expect([...other.secrets.facilitatorKeys.values()]).toEqual(['first'])
  expect(other.needRestart).toEqual(['payments.networks["eip155:8453"].facilitator'])
})
