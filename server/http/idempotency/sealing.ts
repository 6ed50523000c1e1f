import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from '../../cipher.ts'
import type { ServerSecret } from '../../secret.ts'

/** Encrypts stored responses to a request, which only the same caller gets. */
export type ReplySeal = {
  seal(text: string): string
  /** Undefined for another seal or a changed text. */
  open(sealed: string): string | undefined
}

/** Uses the token of the request, which must be long and random: key derivation is not slow. */
export function sealByToken(token: string): ReplySeal {
  const key = () => Buffer.from(hkdfSync('sha256', token, '', 'tollgate idempotency', 32))
  return { seal: (text) => encrypt(key(), text), open: (sealed) => decrypt(key(), sealed) }
}

/** Uses the secret of the servers, for callers whose tokens change. */
export const sealForCaller = (secret: ServerSecret, callerId: string): ReplySeal => ({
  seal: (text) => secret.seal('callers replies', `${callerId}\n${text}`),
  open(sealed) {
    const text = secret.open('callers replies', sealed)
    const start = `${callerId}\n`
    return text?.startsWith(start) ? text.slice(start.length) : undefined
  },
})
