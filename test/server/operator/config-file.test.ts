import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { freshFolder } from '../../support/servers/store.ts'

type Schemas = components['schemas']
type Changes = Schemas['ConfigChanges']['changes']

const secret = 'secret-of-a-team-0123456789'
let gateway: Gateway
let text = ''
beforeEach(async () => {
  gateway = await startGateway({
    upstreams: { one: { base_url: 'http://127.0.0.1:9/v1', headers: { 'x-team': secret } } },
    routes: { '*': [{ upstream: 'one' }] },
  })
  const {
    upstreams: _upstreams,
    routes: _routes,
    ...rest
  } = JSON.parse(readFileSync(gateway.file, 'utf8')) as Record<string, object>
  const sections = Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  text = `# of this server
${sections.join('\n')} # the last
upstreams:
  one: # rack 7; was key tok_0123456789abcdefghij
    base_url: http://127.0.0.1:9/v1
    headers: { x-team: ${secret} } # of the team
routes:
  '*':
    - { upstream: one } # all
`
  writeFileSync(gateway.file, text)
  chmodSync(gateway.file, 0o640)
})
afterEach(() => gateway.stop())

const read = () => operatorJson<Schemas['ConfigFile']>(gateway, 'GET', '/config/file')
const present = () => readFileSync(gateway.file, 'utf8')
const post = (body: object) =>
  operatorFetch(gateway, '/config/changes', { method: 'POST', body: body })

async function change(changes: Changes, more: { dry_run?: boolean; digest?: string } = {}) {
  const digest = more.digest ?? (await read()).digest
  const reply = await post({ ...more, digest, changes })
  const body = (await reply.json()) as Schemas['ConfigChangeResult'] & { message: string }
  return { status: reply.status, body }
}
const parallel = (value: unknown): Changes => [{ path: ['upstreams', 'one', 'parallel'], value }]
const inForce = async () =>
  (await operatorJson<Schemas['ConfigInForce']>(gateway, 'GET', '/config')).config as {
    upstreams: Record<string, { parallel?: number }>
  }

test('a change is shown first, then written, in force and recorded', async () => {
  const planned = await change(parallel(3), { dry_run: true })
  expect(planned.body).toMatchObject({ applied: false, problems: [] })
  expect(planned.body.diff.split('\n').filter((line) => /^[+-] /.test(line))).toEqual([
    '+    parallel: 3',
  ])
  expect(present()).toBe(text)

  const { status, body } = await change(parallel(3))
  expect([status, body.applied, body.diff]).toEqual([200, true, planned.body.diff])
  const written = text.replace('# of the team\n', '# of the team\n    parallel: 3\n')
  expect(present()).toBe(written)
  expect(readFileSync(`${gateway.file}.bak`, 'utf8')).toBe(text)
  expect(statSync(gateway.file).mode & 0o777).toBe(0o640)
  expect((await inForce()).upstreams['one']?.parallel).toBe(3)
  expect((await read()).digest).toBe(body.digest)

  const audit = '/audit?action=changeConfig'
  const { rows } = await operatorJson<Schemas['AuditRows']>(gateway, 'GET', audit)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'begun'])
  expect(rows[0]).toMatchObject({
    target: 'upstreams.one.parallel',
    before: { 'upstreams.one.parallel': null },
    after: { 'upstreams.one.parallel': 3 },
  })
})

test('of two operators the second is refused, and sees what the first changed', async () => {
  const { digest } = await read()
  const both = await Promise.all([3, 4].map((value) => post({ digest, changes: parallel(value) })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = both.filter(({ status }) => status === 409)
  const errors = await Promise.all(refused.map((reply) => reply.json()))
  const [{ message, param }] = errors as [{ message: string; param: string }]
  expect(param).toBe('digest')
  const written = (await inForce()).upstreams['one']?.parallel
  expect(message).toContain(`+    parallel: ${written}`)
  expect(message).not.toContain(secret)
})

test('of a file that may not be written, the difference is shown', async () => {
  chmodSync(gateway.file, 0o444)
  expect((await read()).read_only).toBe('the file is read-only')
  const planned = await change(parallel(3), { dry_run: true })
  expect(planned.body.diff).toContain('+    parallel: 3')
  const { status, body } = await change(parallel(3))
  expect([status, body.message]).toEqual([409, expect.stringContaining('the file is read-only')])
  expect(present()).toBe(text)
})

test('a change with a problem is refused with place and reason', async () => {
  const place = 'tollgate.yaml:'
  const planned = await change(parallel('many'), { dry_run: true })
  expect(planned.body.problems).toEqual([
    expect.stringMatching(/^\S*tollgate\.yaml:\d+:\d+: upstreams\.one\.parallel/),
  ])
  const { status, body } = await change(parallel('many'))
  expect([status, body.message]).toEqual([409, expect.stringContaining(place)])
  const gone = await change([
    { path: ['upstreams', 'one'] },
    { path: ['upstreams', 'two'], value: { base_url: 'http://b' } },
  ])
  expect([gone.status, gone.body.message]).toEqual([409, expect.stringContaining('routes')])
  expect(present()).toBe(text)
  expect(existsSync(`${gateway.file}.bak`)).toBe(false)
})

test('secrets are neither shown nor set, and stay', async () => {
  const file = await read()
  const one = (file.settings['upstreams'] as { one: object }).one
  expect(one).toMatchObject({ headers: { 'x-team': '[not shown]' } })
  const value = { ...one, base_url: 'http://127.0.0.1:8/v1' }
  const planned = await change([{ path: ['upstreams', 'one'], value }], { dry_run: true })
  expect(JSON.stringify(planned)).not.toContain(secret)
  expect(planned.body.diff).not.toContain('tok_0123456789abcdefghij')
  await change([{ path: ['upstreams', 'one'], value }])
  expect(present()).toBe(text.replace(':9/v1', ':8/v1'))

  const other = { ...one, headers: { 'x-team': 'another' } }
  const refused = await change([{ path: ['upstreams', 'one'], value: other }])
  expect([refused.status, refused.body.message]).toEqual([
    400,
    expect.stringContaining('upstreams.one.headers.x-team'),
  ])
})

/** A process that runs a script of this repository and is killed. */
async function killed(script: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('after a kill at any moment the file is whole, with its old or its new text', async () => {
  const file = join(freshFolder(), 'tollgate.yaml')
  const texts = ['a', 'b'].map((letter) => `# ${letter}\n`.repeat(100_000))
  const [one = '', other = ''] = texts
  const script = `
    import { replaceWithBackup } from ${JSON.stringify(join(process.cwd(), 'server/config/write-file.ts'))}
    const [one, other] = ['a', 'b'].map((letter) => ('# ' + letter + '\\n').repeat(100000))
    replaceWithBackup(${JSON.stringify(file)}, one, other)
    console.log('ready')
    for (;;) {
      replaceWithBackup(${JSON.stringify(file)}, one, other)
      replaceWithBackup(${JSON.stringify(file)}, other, one)
    }`
  for (const afterMs of [3, 17, 40]) {
    writeFileSync(file, one)
    await killed(script, afterMs)
    expect(texts.includes(readFileSync(file, 'utf8'))).toBe(true)
    expect(texts.includes(readFileSync(`${file}.bak`, 'utf8'))).toBe(true)
  }
  expect(other).not.toBe(one)
})
