import { createHmac, hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from './cipher.ts'

/**
 * The secret that all servers of a store share. Each purpose has its own keys, so that what is
 * sealed or hashed for one means nothing for another.
 */
export type ServerSecret = {
  /** Encrypts a text with the newest secret. */
  seal(purpose: SecretPurpose, text: string): string
  /** Decrypts with any of the secrets; undefined for another secret, purpose or a changed text. */
  open(purpose: SecretPurpose, sealed: string): string | undefined
  /** A hash that only servers of this store can compute; a new secret changes it. */
  keyedHash(purpose: SecretPurpose, text: string): string
  /** Identifies each secret without telling it, newest first. */
  checks: readonly [string, ...string[]]
}

/** The uses of a secret. A changed name makes another key, which opens nothing sealed before. */
export type SecretPurpose =
  | 'callers credentials'
  | 'callers replies'
  | 'operators tokens'
  | 'holders tokens'
  | 'users'
  | 'people'

/** The functions of one or several secrets, newest first; each must be long and random. */
export function createServerSecret(values: readonly [string, ...string[]]): ServerSecret {
  const [newest, ...older] = values.map(derivedKeys) as [KeyOf, ...KeyOf[]]
  const hashWith = (keyOf: KeyOf, use: string, text: string) =>
    createHmac('sha256', keyOf(`hash ${use}`))
      .update(text)
      .digest('hex')
  const checkOf = (keyOf: KeyOf) => hashWith(keyOf, 'check', '')
  return {
    seal: (purpose, text) => encrypt(newest(`seal ${purpose}`), text),
    open(purpose, sealed) {
      for (const keyOf of [newest, ...older]) {
        const text = decrypt(keyOf(`seal ${purpose}`), sealed)
        if (text !== undefined) return text
      }
      return undefined
    },
    keyedHash: (purpose, text) => hashWith(newest, purpose, text),
    checks: [checkOf(newest), ...older.map(checkOf)],
  }
}

type KeyOf = (use: string) => Buffer

function derivedKeys(value: string): KeyOf {
  const keys = new Map<string, Buffer>()
  return (use) => {
    const cached = keys.get(use)
    if (cached) return cached
    const key = Buffer.from(hkdfSync('sha256', value, '', `tollgate ${use}`, 32))
    keys.set(use, key)
    return key
  }
}
