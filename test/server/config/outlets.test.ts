import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from '../../../server/config/load.ts'
import { maskedConfig } from '../../../server/config/masked-config.ts'
import { freshFolder } from '../../support/servers/store.ts'
import { served } from './wrong-files.ts'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`

const aws = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'canary-secret' }

function load(outlet: string, value: string | undefined = secret, env = {}) {
  const cwd = freshFolder()
  writeFileSync(join(cwd, 'tollgate.yaml'), `${served}outlets: { siem: { ${outlet} } }\n`)
  return loadConfig({ env: { SIEM_SECRET: value, ...env }, cwd })
}

function problems(outlet: string, value?: string): string[] {
  try {
    load(outlet, value)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

const webhook = (url: string) => `webhook: { url: "${url}", secret_env: SIEM_SECRET }`

test('an outlet has its secret, which no view of the configuration shows', () => {
  const loaded = load(`events: [ledger], ${webhook('https://siem.test/in')}`)
  expect(loaded.secrets.outlets.get('siem')).toEqual({ webhook: secret })
  expect(loaded.config.outlets['siem']).toMatchObject({ keep_days: 7 })
  expect(JSON.stringify(maskedConfig(loaded.config))).not.toContain(secret.slice(6))
})

test.each([
  ['http://siem.test/in', 'must start with https://, or with http:// for this machine.'],
  ['https://me:pass@siem.test/in', 'must not contain a user name or password.'],
])('a webhook is not sent to %s', (url, problem) => {
  const [first] = problems(`events: [ledger], ${webhook(url)}`)
  expect(first).toMatch(/tollgate.yaml:5:\d+: outlets.siem.webhook.url /)
  expect(first).toContain(problem)
})

test('groups need ledger rows or alerts to filter', () => {
  const outlet = `events: [audit], groups: [g], ${webhook('https://siem.test/in')}`
  expect(problems(outlet)).toEqual([
    'tollgate.yaml:5:37: outlets.siem.groups filters ledger rows and alerts; add ledger or alerts ' +
      'to events, or leave it out.',
  ])
})

test('an outlet has one way to send, and known kinds of events', () => {
  expect(problems('events: [ledger]')).toEqual([
    'tollgate.yaml:5:12: outlets.siem must have exactly one of webhook, s3, otlp, kafka.',
  ])
  expect(problems(`events: [calls], ${webhook('https://s.test/')}`)).toEqual([
    'tollgate.yaml:5:29: outlets.siem.events[0] must be one of ledger, audit, alerts, not "calls".',
  ])
})

test.each(['shortened', 'whsec_c2hvcnQ=', `${secret}!`])(
  '%s is no secret of a webhook',
  (value) => {
    const [first, ...others] = problems(`events: [ledger], ${webhook('https://s.test/')}`, value)
    expect(first).toContain('which must be whsec_ and 24 to 64 bytes in base64')
    expect(first).not.toContain(value.replace('whsec_', ''))
    expect(others).toEqual([])
  },
)

test('an outlet to S3 has keys of AWS, as upstreams have', () => {
  const outlet = 'events: [audit], s3: { url: "https://b.s3.test/in", sigv4: { region: eu-1 } }'
  const { secrets, config } = load(outlet, secret, aws)
  expect(secrets.outlets.get('siem')).toEqual(aws)
  expect(JSON.stringify(maskedConfig(config))).not.toContain('canary-secret')
  expect(problems(outlet)).toEqual([
    expect.stringContaining('outlets.siem.s3.sigv4 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACC'),
  ])
})

test.each(['https://b.s3.test/a%20b', 'https://b.s3.test/in?x=1', 'https://b.s3.test/a=b'])(
  'objects are not stored at %s',
  (url) => {
    const s3 = `s3: { url: "${url}", sigv4: { region: eu-1, from: instance } }`
    expect(problems(`events: [audit], ${s3}`)).toEqual([
      expect.stringContaining('outlets.siem.s3.url may have letters, digits and . _ - / after'),
    ])
  },
)

test('an outlet to Kafka is encrypted, except on this machine', () => {
  const outlet = (kafka: string) => `events: [audit], kafka: { topic: t, ${kafka} }`
  const sasl = 'sasl: { mechanism: PLAIN, username: u, password_env: SIEM_SECRET }'
  const { secrets, config } = load(outlet(`brokers: ["kafka.test:9093"], ${sasl}`), 'pass word')
  expect(secrets.outlets.get('siem')).toEqual({ password: 'pass word' })
  expect(config.outlets['siem']?.kafka).toMatchObject({ tls: true })
  expect(problems(outlet('brokers: ["127.0.0.1:9092"], tls: false'))).toEqual([])
  expect(problems(outlet('brokers: ["127.0.0.1:9092", "kafka.test:9092"], tls: false'))).toEqual([
    expect.stringContaining('outlets.siem.kafka.tls must be true, except for brokers of this mach'),
  ])
  expect(problems(outlet('brokers: ["kafka.test:99999"]'))).toEqual([
    expect.stringContaining('outlets.siem.kafka.brokers[0] must be HOST:PORT.'),
  ])
})
