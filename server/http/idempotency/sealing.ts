import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from '../../cipher.ts'

/** Encrypts a text with a token, which must be long and random: key derivation is not slow. */
export const seal = (token: string, text: string): string => encrypt(keyOf(token), text)

/**
 * Decrypts a text that was sealed with this token; undefined for another token or a changed text.
 */
export const unseal = (token: string, sealed: string): string | undefined =>
  decrypt(keyOf(token), sealed)

const keyOf = (token: string) =>
  Buffer.from(hkdfSync('sha256', token, '', 'tollgate idempotency', 32))
