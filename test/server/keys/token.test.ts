import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { digest, isMisspelt, mintToken, visiblePart } from '../../../server/keys/token.ts'

it('mints tokens that differ, with 256 random bits and a checksum', () => {
  const tokens = Array.from({ length: 1000 }, mintToken)
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) {
    expect(token).toMatch(/^tg_[A-Za-z0-9_-]{48}$/)
    expect(isMisspelt(token)).toBe(false)
  }
})

it('tells every token with one wrong character apart', () => {
  const token = mintToken()
  for (let at = 3; at < token.length; at += 1) {
    const wrong = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    expect(isMisspelt(wrong), wrong).toBe(true)
  }
})

it('does not judge a text of another form', () => {
  const texts = [
    '',
    'tg_',
    'dev',
    'sk-1234',
    `${mintToken()}x`,
    mintToken().slice(0, -1),
    `tg_${'*'.repeat(48)}`,
  ]
  for (const text of texts) expect(isMisspelt(text), text).toBe(false)
})

it('is stored as its SHA-256 and shown only in part', () => {
  const token = mintToken()
  expect(digest(token)).toBe(createHash('sha256').update(token).digest('hex'))
  expect(visiblePart(token)).toBe(token.slice(0, 9))
  expect(visiblePart('dev')).toBe('chosen')
})
