import { beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { hourOf } from '../../../server/store/ledger/roll-up.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import { tollgateIn } from '../../support/servers/command.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { engines, freshStore, usageRow } from '../../support/servers/store.ts'

type Schemas = components['schemas']

const ts = Date.UTC(2026, 5, 1)

describe.each(engines)('keys on %s', (engine) => {
  let gateway: Gateway
  let cli: (...args: string[]) => ReturnType<typeof tollgateIn>
  const keys: Record<string, Schemas['CreatedKey']> = {}
  const make = async (name: string, members: object = {}) =>
    (keys[name] = await operatorJson(gateway, 'POST', '/keys', { name, ...members }))
  const list = (query: string) => operatorJson<Schemas['KeyList']>(gateway, 'GET', `/keys?${query}`)
  const names = async (query: string) => (await list(query)).keys.map(({ name }) => name)

  beforeAll(async () => {
    const store = await freshStore(engine)
    gateway = await startGateway({ store: store.url ?? store.folder })
    cli = (...args) =>
      tollgateIn(store.folder, ['keys', ...args], { TOLLGATE_STORE: store.url ?? store.folder })
    await operatorJson(gateway, 'POST', '/groups', { name: 'acme' })
    await operatorJson(gateway, 'POST', '/groups', { name: 'search', parent: 'acme' })
    await make('Über-1', { owner: 'ada', group: 'acme/search' })
    await make('über-2', { owner: 'Ada', group: 'acme' })
    await make('one-model', { models: ['hermes-3-llama3.1-8b'] })
    await make('of-agents', { scopes: ['mesh'], owner: 'ada' })
    await make('revoked', { owner: 'ada' })
    await operatorFetch(gateway, '/keys/revoked', { method: 'DELETE' })
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    ledger.append(usageRow({ ts, key_id: keys['one-model']?.id ?? '' }))
    await ledger.flush()
    await ledger.close()
    return () => gateway.stop()
  })

  test('are listed by all filters together', async () => {
    expect(await names('owner=ada')).toEqual(['revoked', 'of-agents', 'Über-1'])
    expect(await names('owner=ada&status=active')).toEqual(['of-agents', 'Über-1'])
    expect(await names('status=revoked')).toEqual(['revoked'])
    expect(await names('status=expired')).toEqual([])
    expect(await names(`name_prefix=${encodeURIComponent('Üb')}`)).toEqual(['Über-1'])
    expect(await names('name_prefix=%25')).toEqual([])
    expect(await names('group=acme')).toEqual(['über-2', 'Über-1'])
    expect(await names('group=acme/search&owner=ada')).toEqual(['Über-1'])
    const other = await names('model=meta-llama/llama-3.3-70b-instruct')
    expect(other.slice(0, 4)).toEqual(['revoked', 'of-agents', 'über-2', 'Über-1'])
    expect(await names('model=hermes-3-llama3.1-8b&status=active')).toContain('one-model')
    expect(await names('model=hermes')).not.toContain('one-model')
    const wrong = await operatorFetch(gateway, '/keys?group=acme/nothing')
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      expect.objectContaining({ param: 'group' }),
    ])
  })

  test('are listed page by page, with their use', async () => {
    const all = await list('')
    const seen: Schemas['Key'][] = []
    let after = ''
    do {
      const { keys: page, next } = await list(`limit=2${after}`)
      expect(page.length).toBeLessThanOrEqual(2)
      seen.push(...page)
      after = next === null ? '' : `&after=${next}`
    } while (after !== '')
    expect(seen).toEqual(all.keys)
    expect(all.next).toBeNull()
    const uses = all.keys.map(({ name, last_used_at: at }) => [name, at])
    expect(uses).toContainEqual(['one-model', hourOf(ts)])
    expect(uses).toContainEqual(['of-agents', null])
  })

  test('are addressed by name, or by the beginning of the id', async () => {
    const id = keys['of-agents']?.id ?? ''
    for (const word of ['of-agents', id.slice(0, -1), id])
      expect(await operatorJson(gateway, 'GET', `/keys/${word}`)).toMatchObject({ id })
    const changed = await operatorFetch(gateway, `/keys/${encodeURIComponent('Über-1')}`, {
      method: 'PATCH',
      body: { rpm: 7 },
    })
    expect(await changed.json()).toMatchObject({ id: keys['Über-1']?.id, rpm: 7 })
    const unknown = await operatorFetch(gateway, '/keys/nobody', {})
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not_found' }])
    await make('twice')
    await make('twice')
    const several = await operatorFetch(gateway, '/keys/twice', { method: 'DELETE' })
    expect([several.status, await several.json()]).toMatchObject([
      409,
      {
        param: 'id',
        message: expect.stringMatching(/^"twice" may be \S+ \(twice\), \S+ \(twice\);/),
      },
    ])
  })

  test('have usage by their names', async () => {
    const { totals } = await operatorJson<Schemas['UsageTotals']>(
      gateway,
      'GET',
      `/usage?by=key&from=${ts}&key_id=one-model`,
    )
    expect(totals).toMatchObject([{ key_id: keys['one-model']?.id, requests: 1 }])
    const several = await operatorFetch(gateway, '/usage?key_id=twice', {})
    expect([several.status, await several.json()]).toMatchObject([400, { param: 'key_id' }])
  })

  test('are listed by the command line with the same filters', async () => {
    const { out, err } = await cli('list', '--group', 'acme', '--limit', '1')
    expect(out).toMatch(/ über-2 /)
    expect(out).not.toMatch(/Über-1/)
    expect(err).toContain(`--after ${keys['über-2']?.id}`)
    expect((await cli('list', '--name-prefix', 'none such')).err).toBe('There are no such keys.\n')
    expect(await cli('list', '--status', 'spent')).toMatchObject({ code: 2 })
  })
})

test('usage of a row without a store entry is found by the id of its caller', async () => {
  const store = await freshStore('sqlite')
  const gateway = await startGateway({ store: store.folder })
  await insertUsage(store.usage, [usageRow({ ts, key_id: 'x402:0xpayer' })])
  const { rows } = await operatorJson<Schemas['UsageRows']>(
    gateway,
    'GET',
    `/usage/rows?from=${ts}&key_id=x402:0xpayer`,
  )
  expect(rows).toHaveLength(1)
  await gateway.stop()
})
