import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { fixtures } from '../../../support/data/agents.ts'
import { operatorFetch, operatorJson } from '../../../support/http/operator.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { freshFolder } from '../../../support/servers/store.ts'

type Schemas = components['schemas']

const one = { base_url: 'http://127.0.0.1:9/v1', headers: { 'x-team': 'secret-of-before' } }
/** A document of an agent, in this version. */
const agent = (version: string) =>
  readFileSync(join(fixtures, 'Enums.yaml'), 'utf8').replace(/version: .*/, `version: ${version}`)

let gateway: Gateway
const folder = freshFolder()
const write = (name: string, version: string) =>
  writeFileSync(join(folder, `${name}.yaml`), agent(version))
beforeAll(async () => {
  write('Changed', '1.0.0')
  write('Gone', '1.0.0')
  write('Same', '1.0.0')
  gateway = await startGateway({
    mesh: { agents: [folder] },
    upstreams: { one },
    routes: { '*': [{ upstream: 'one' }] },
    limits: { connect_ms: 5000 },
  })
})
afterAll(() => gateway.stop())

const reload = (body: object) =>
  operatorJson<Schemas['ReloadResult']>(gateway, 'POST', '/reload', body)
const rows = async () =>
  (await operatorJson<Schemas['AuditRows']>(gateway, 'GET', '/audit?action=reload')).rows
const changed = {
  upstreams: {
    one: { ...one, headers: { 'x-team': 'secret-of-after' } },
    two: { base_url: 'http://127.0.0.1:9/v2' },
  },
  limits: { connect_ms: 6000 },
  gateway: { port: 1 },
}

test('a dry run tells the difference without secrets, and changes nothing', async () => {
  await gateway.configure(changed)
  const { applied, problems, changes } = await reload({ dry_run: true })
  expect({ applied, problems }).toEqual({ applied: false, problems: [] })
  expect(changes).toEqual(
    expect.arrayContaining([
      { setting: 'limits.connect_ms', before: 5000, after: 6000, needs_restart: false },
      { setting: 'gateway.port', before: 0, after: 1, needs_restart: true },
      {
        setting: 'upstreams.one.headers.x-team',
        before: '[not shown]',
        after: '[not shown]',
        needs_restart: false,
      },
      {
        setting: 'upstreams.two',
        after: expect.objectContaining({ base_url: 'http://127.0.0.1:9/v2' }) as object,
        needs_restart: false,
      },
    ]),
  )
  expect(JSON.stringify(changes)).not.toContain('secret-of')
  const { config } = await operatorJson<Schemas['ConfigInForce']>(gateway, 'GET', '/config')
  expect(config['limits']).toMatchObject({ connect_ms: 5000 })
  expect(await rows()).toEqual([])
})

test('a reload applies the same, and is recorded before and after', async () => {
  await gateway.configure(changed)
  const planned = await reload({ dry_run: true })
  expect(await reload({})).toEqual({ ...planned, applied: true })
  const { config, need_restart } = await operatorJson<Schemas['ConfigInForce']>(
    gateway,
    'GET',
    '/config',
  )
  expect(config['limits']).toMatchObject({ connect_ms: 6000 })
  expect(need_restart).toEqual(['gateway.port'])
  const [done, begun] = await rows()
  expect(begun).toMatchObject({ outcome: 'begun', name: 'operator', how: 'token' })
  expect(done).toMatchObject({ outcome: 'done', request_id: begun?.request_id })
  expect(done?.after).toMatchObject({ 'limits.connect_ms': 6000 })
  expect(JSON.stringify(done)).not.toContain('secret-of')
})

test('agents that are new, changed or gone are told by their versions', async () => {
  await gateway.configure(changed)
  await reload({})
  write('Changed', '1.1.0')
  write('New', '2.0.0')
  rmSync(join(folder, 'Gone.yaml'))
  const changes = [
    { setting: 'agents.Changed', before: '1.0.0', after: '1.1.0', needs_restart: false },
    { setting: 'agents.Gone', before: '1.0.0', needs_restart: false },
    { setting: 'agents.New', after: '2.0.0', needs_restart: false },
  ]
  const ofAgents = ({ changes: all }: Schemas['ReloadResult']) =>
    all.filter(({ setting }) => setting.startsWith('agents.'))
  expect(ofAgents(await reload({ dry_run: true }))).toEqual(changes)
  expect(ofAgents(await reload({}))).toEqual(changes)
  expect(ofAgents(await reload({ dry_run: true }))).toEqual([])
  writeFileSync(join(folder, 'Broken.yaml'), 'openapi: 3.1.0\n')
  expect((await reload({ dry_run: true })).problems).toEqual(
    expect.arrayContaining([expect.stringContaining('Broken.yaml')]),
  )
  rmSync(join(folder, 'Broken.yaml'))
})

test('a configuration with problems is told, refused and recorded, and changes nothing', async () => {
  await gateway.configure({ limits: { connect_ms: 'soon' } })
  const { applied, problems, changes } = await reload({ dry_run: true })
  expect({ applied, changes }).toEqual({ applied: false, changes: [] })
  expect(problems).toEqual([expect.stringContaining('limits.connect_ms')])
  const reply = await operatorFetch(gateway, '/reload', { method: 'POST', body: {} })
  expect(reply.status).toBe(409)
  expect(((await reply.json()) as Schemas['ReloadResult'] & { message: string }).message).toContain(
    'limits.connect_ms',
  )
  expect((await rows())[0]).toMatchObject({ outcome: 'failed', reason: problems[0] })
})

test('a reload by signal is recorded too', async () => {
  expect(await gateway.reload({ limits: { connect_ms: 7000 } })).toBe(true)
  expect((await rows())[0]).toMatchObject({ outcome: 'done', name: 'server', how: 'signal' })
})
