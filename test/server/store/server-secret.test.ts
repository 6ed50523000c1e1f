import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { createServerSecret } from '../../../server/secret.ts'
import { openServerSecret } from '../../../server/store/server-secret.ts'
import type { Store } from '../../../server/store/store.ts'
import { engines, freshStore } from '../../support/servers/store.ts'

const [one, other] = ['1'.repeat(32), '2'.repeat(32)]

const opening = (store: Store, ...configured: string[]) =>
  openServerSecret(store, { configured, isOwner: true })

test('what is sealed is opened by the same secret and purpose alone, and unchanged', () => {
  const sealed = createServerSecret([one]).seal('users', 'Zürich')
  expect(createServerSecret([one]).open('users', sealed)).toBe('Zürich')
  expect(createServerSecret([one]).open('operators tokens', sealed)).toBeUndefined()
  expect(createServerSecret([other]).open('users', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[14]! ^= 1
  expect(createServerSecret([one]).open('users', bytes.toString('base64'))).toBeUndefined()
  expect(createServerSecret([one]).open('users', '')).toBeUndefined()
})

test('older secrets open, and the newest one seals and hashes', () => {
  const both = createServerSecret([other, one])
  expect(both.open('users', createServerSecret([one]).seal('users', 'old'))).toBe('old')
  expect(createServerSecret([other]).open('users', both.seal('users', 'new'))).toBe('new')
  expect(both.keyedHash('users', 'ada')).toBe(createServerSecret([other]).keyedHash('users', 'ada'))
  expect(both.keyedHash('users', 'ada')).not.toBe(both.keyedHash('operators tokens', 'ada'))
  expect(both.keyedHash('users', 'ada')).not.toBe(both.keyedHash('users', 'bob'))
})

test('a folder makes its secret once, for its user alone', async () => {
  const store = await freshStore()
  const file = join(store.folder, 'secret')
  const sealed = (await opening(store))?.seal('users', 'ada') ?? ''
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}\n$/)
  expect((await opening(store))?.open('users', sealed)).toBe('ada')
  const worker = await openServerSecret(store, { configured: [], isOwner: false })
  expect(worker?.open('users', sealed)).toBe('ada')
  const configured = await opening(store, one)
  expect(configured?.open('users', sealed)).toBe('ada')
  expect(createServerSecret([one]).open('users', configured?.seal('users', 'x') ?? '')).toBe('x')
})

test('a folder whose secret is lost makes no other', async () => {
  const store = await freshStore()
  await opening(store)
  rmSync(join(store.folder, 'secret'))
  await expect(opening(store)).rejects.toThrow(
    /^The secret of this store is missing: restore .*secret from a backup\./,
  )
  await store.journal.deleteFrom('secret_check').execute()
  const sealed = (await opening(store))?.seal('users', 'ada') ?? ''
  expect((await opening(store))?.open('users', sealed)).toBe('ada')
})

test('a database without a secret has none, even where another server has one', async () => {
  const store = await freshStore('postgres')
  expect(await opening(store)).toBeUndefined()
  const sealed = (await opening(store, one))?.seal('users', 'ada') ?? ''
  expect(createServerSecret([one]).open('users', sealed)).toBe('ada')
  expect(await opening(store)).toBeUndefined()
})

it.each(engines)('refuses a server with another secret, on %s', async (engine) => {
  const store = await freshStore(engine)
  await opening(store, one)
  await expect(opening(store, other)).rejects.toThrow(
    'The secret in the variable of secret_env is not that of the other servers of this store.',
  )
  // First every server reads the new one, then each seals with it, then the old one is left out.
  let sealed = createServerSecret([one]).seal('users', 'ada')
  for (const secrets of [
    [one, other],
    [other, one],
    [one, other],
    [other, one],
  ]) {
    const secret = await opening(store, ...secrets)
    expect(secret?.open('users', sealed)).toBe('ada')
    sealed = secret?.seal('users', 'ada') ?? ''
  }
  expect((await opening(store, other))?.open('users', sealed)).toBe('ada')
  await expect(opening(store, one)).rejects.toThrow('is not that of the other servers')
})
