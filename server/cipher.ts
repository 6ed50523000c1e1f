import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text with a key of 32 bytes. */
export function encrypt(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts what was encrypted with this key; undefined for another key or a changed text. */
export function decrypt(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  const text = nonceBytes + tagBytes
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    }).setAuthTag(bytes.subarray(nonceBytes, text))
    return Buffer.concat([decipher.update(bytes.subarray(text)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
