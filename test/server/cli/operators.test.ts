import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'

type Schemas = components['schemas']

const newFolder = testFolders()

/** Commands in a folder of its own, with a store in it. */
function commandsIn(cwd = newFolder()) {
  const run = (...args: string[]) => tollgateIn(cwd, args)
  return { cwd, run }
}

describe('operators', () => {
  test('are created, listed, changed, rotated and revoked by name', async () => {
    const { run } = commandsIn()
    const made = await run('operators', 'create', '--name', 'ada', '--role', 'admin', '--json')
    expect({ code: made.code, err: made.err }).toEqual({ code: 0, err: '' })
    const { id, token } = JSON.parse(made.out) as { id: string; token: string }
    expect(token).toMatch(/^tgo_[\w-]{48}$/)
    expect((await run('operators', 'role', 'ada', '--role', 'viewer')).code).toBe(0)
    const rotated = await run('operators', 'rotate', 'ada')
    expect(rotated.out.trim()).toMatch(/^tgo_[\w-]{48}$/)
    expect(rotated.out.trim()).not.toBe(token)
    expect((await run('operators', 'revoke', id)).err).toContain('Operator ada is revoked')
    const { operators } = JSON.parse(
      (await run('operators', 'list', '--json')).out,
    ) as Schemas['OperatorList']
    expect(operators).toEqual([
      expect.objectContaining({
        id,
        name: 'ada',
        role: 'viewer',
        prefix: rotated.out.slice(0, 10),
      }),
    ])
    expect(operators[0]?.revoked_at).toBeGreaterThan(0)
    expect((await run('operators', 'list')).out).toContain('revoked')
  })

  test('that are wrong are refused with what is right', async () => {
    const { run } = commandsIn()
    const refusals: [args: string[], code: number, text: string][] = [
      [['create', '--role', 'admin'], 2, '--name is required: --name NAME.'],
      [
        ['create', '--name', 'a b', '--role', 'admin'],
        2,
        '--name must be letters, digits and . _ - @',
      ],
      [['create', '--name', 'ada'], 2, '--role is required: --role ROLE.'],
      [['create', '--name', 'ada', '--role', 'root'], 2, 'It takes: admin, viewer.'],
      [['create', '--name', 'Operator', '--role', 'admin'], 1, 'is a reserved name'],
      [['create', '--name', 'server', '--role', 'admin'], 1, 'is a reserved name'],
      [['list', '--role', 'admin'], 2, 'There is no option --role here.'],
    ]
    for (const [args, code, text] of refusals) {
      const result = await run('operators', ...args)
      expect([result.code, result.err]).toEqual([code, expect.stringContaining(text)])
    }
    await run('operators', 'create', '--name', 'ada', '--role', 'admin')
    const twice = await run('operators', 'create', '--name', 'ada', '--role', 'viewer')
    expect(twice.err).toContain('there is an operator named ada; choose another name')
    expect((await run('operators', 'revoke', 'grace')).err).toContain(
      'There is no operator with the id or name "grace"',
    )
  })
})

describe('the record of changes', () => {
  test('names the user of the system, the machine, and each command that changed something', async () => {
    const { cwd, run } = commandsIn()
    const made = await run('keys', 'create', '--name', 'x\u202e', '--rpm', '5', '--json')
    const { id } = JSON.parse(made.out) as { id: string }
    await run('keys', 'limit', id, '--rpm', '6')
    await run('keys', 'rotate', id)
    await run('keys', 'revoke', id)
    await run('operators', 'create', '--name', 'ada', '--role', 'admin')
    expect((await run('backup', join(cwd, 'copy'))).code).toBe(0)
    const { rows } = JSON.parse((await run('audit', '--json')).out) as Schemas['AuditRows']
    expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'backup done',
      'backup begun',
      'createOperator done',
      'revokeKey done',
      'rotateKey done',
      'changeKey done',
      'createKey done',
    ])
    const who = { name: userInfo().username, how: 'cli', address: hostname(), request_id: null }
    for (const row of rows) expect(row).toMatchObject(who)
    expect(rows[5]).toMatchObject({ before: { rpm: 5 }, after: { rpm: 6 } })
    const shown = await run('audit', '--target', id, '--action', 'createKey', '--from', '1h')
    expect(shown.out).toContain('createKey')
    expect(shown.out).not.toContain('revokeKey')
    expect(shown.out).not.toMatch(/[^\n\P{Cc}]|\u202e/u)
  })

  test('refuses questions that mean nothing', async () => {
    const { run } = commandsIn()
    expect((await run('audit', '--action', 'creatKey')).err).toContain('createKey')
    expect((await run('audit', '--after', 'x')).err).toContain('--after must be')
    expect((await run('audit')).err).toContain('There is no store')
  })
})
