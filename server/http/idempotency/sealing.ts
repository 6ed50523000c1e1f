import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text with a token, which must be long and random: key derivation is not slow. */
export function seal(token: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(token), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/**
 * Decrypts a text that was sealed with this token; undefined for another token or a changed text.
 */
export function unseal(token: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  const text = nonceBytes + tagBytes
  try {
    const decipher = createDecipheriv(algorithm, keyOf(token), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    }).setAuthTag(bytes.subarray(nonceBytes, text))
    return Buffer.concat([decipher.update(bytes.subarray(text)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const keyOf = (token: string) =>
  Buffer.from(hkdfSync('sha256', token, '', 'tollgate idempotency', 32))
