import { describe, expect, it } from 'vitest'
import { serverActor } from '../../../server/store/queries/operators/audit.ts'
import { engines, type Engine } from '../../support/servers/store.ts'
import { startIssuer } from '../../support/upstreams/issuer.ts'
import { freshCallers, outcome, start } from './fresh-callers.ts'

/** Callers of the groups acme/search, by its path, and labs, by its id. */
async function groupedCallers(engine: Engine) {
  const issuer = await startIssuer()
  const callers = await freshCallers(engine, issuer)
  const { access } = callers
  const group = (name: string, more: object = {}) =>
    access.groups.create({ name, ...more }, serverActor)
  const acme = await group('acme', { rpm: 9 })
  const search = await group('search', { parent: 'acme', models: ['large'] })
  const labs = await group('labs')
  const groups = { Search: 'acme/search', Seekers: 'acme/search', Labs: labs.id, Gone: 'acme/no' }
  const settings = [issuer.entry({ group_claim: 'teams', groups })]
  access.renewIssuers(settings)
  const token = (teams: unknown, claims: object = {}) =>
    issuer.token({ now: start, claims: { teams, ...claims } })
  return { ...callers, settings, token, acme, search, labs }
}

describe.each(engines)('on %s', (engine) => {
  it('finds the group of a caller by the table, with those above it', async () => {
    const { access, token, acme, search, labs } = await groupedCallers(engine)
    const caller = await access.authenticate(await token(['Search', 'else', 5]))
    expect(caller).toMatchObject({
      group_id: search.id,
      groups: [
        { id: search.id, models: ['large'] },
        { id: acme.id, rpm: 9 },
      ],
    })
    expect(await access.authenticate(await token('Labs'))).toMatchObject({ group_id: labs.id })
    const id = await outcome(access, await token(['Search', 'Seekers']))
    expect(await access.callers.list({ after: '', limit: 9 })).toMatchObject([
      { id, group_id: search.id },
    ])
    expect(await access.read(id, 'all'), 'as tasks see it').toMatchObject({
      groups: [{ id: search.id }, { id: acme.id }],
    })
  })

  it.each([
    ['groupMissing', null],
    ['groupMissing', []],
    ['groupMissing', 'acme/search'],
    ['groupMissing', 'constructor'],
    ['groupMissing', { Search: true }],
    ['groupMissing', [['Search']]],
    ['groupAmbiguous', ['Search', 'Labs']],
    ['groupUnknown', 'Gone'],
  ])('refuses with %s the claim %j', async (code, teams) => {
    const { access, token } = await groupedCallers(engine)
    expect(await outcome(access, await token(teams))).toBe(code)
    const other = await token(teams, { aud: 'other' })
    expect(await outcome(access, other), 'of another audience').toBe('audienceWrong')
  })

  it('reads a group again in other processes when it or one above it has changed', async () => {
    const { access, build, settings, token, search } = await groupedCallers(engine)
    const other = build()
    other.renewIssuers(settings)
    const one = await token('Search')
    expect(await other.authenticate(one)).toMatchObject({ groups: [{}, { rpm: 9 }] })
    await access.groups.change('acme', { rpm: 4 }, serverActor)
    await other.poll()
    expect(await other.authenticate(one)).toMatchObject({ groups: [{}, { rpm: 4 }] })
    await access.groups.change(search.id, { name: 'find' }, serverActor)
    await other.poll()
    expect(await outcome(other, one), 'its path has changed').toBe('groupUnknown')
  })

  it('refuses the callers of a deleted group, and ends what they run', async () => {
    const { access, build, settings, token } = await groupedCallers(engine)
    const other = build()
    other.renewIssuers(settings)
    const one = await token('Labs')
    const caller = await other.authenticate(one)
    const id = await outcome(other, one)
    expect(await other.ended([caller])).toEqual(new Set())
    await access.groups.delete('labs', serverActor)
    await other.poll()
    expect(await outcome(other, one)).toBe('groupUnknown')
    expect(await other.ended([caller])).toEqual(new Set([caller]))
    expect(await other.isGood(id), 'its tasks').toBe(false)
  })

  it('takes the group of each token', async () => {
    const { access, token, search, labs } = await groupedCallers(engine)
    const [one, two] = [await token('Search'), await token('Labs')]
    for (const [sent, group] of [
      [one, search],
      [two, labs],
      [one, search],
    ] as const)
      expect(await access.authenticate(sent)).toMatchObject({ group_id: group.id })
  })
})
