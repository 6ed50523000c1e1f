import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import {
  clientAddress,
  createAddressLimit,
  trustOf,
} from '../../../../server/http/load/address-limit.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage // all that is read of it

it.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['10.0.0.1', '10.1.1.1,10.2.2.2', '10.1.1.1'],
  ['10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['10.0.0.1', '', '10.0.0.1'],
  ['fd00::1', '2001:DB8::7', '2001:db8::7'],
  ['10.0.0.1', '::ffff:c633:6401', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1,,10.2.2.2', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 012.1.1.1', '198.51.100.1'],
  ['10.0.0.1', '012.1.1.1', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1\t', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1:4711', '10.0.0.1'],
  ['10.0.0.1', '2001:db8::1.2.3.4', '10.0.0.1'],
  ['', '198.51.100.1', ''],
])('a request from %s that says %s comes from %s', (remote, forwarded, client) => {
  expect(clientAddress(request(remote, forwarded), trustOf(['10.0.0.0/8', 'fd00::1']))).toBe(client)
})

it.each([
  ['0.0.0.0/0', '203.0.113.7', '198.51.100.1'],
  ['0.0.0.0/0', '2001:db8::7', '2001:db8::7'],
  ['::/0', '2001:db8::7', '198.51.100.1'],
  ['::/0', '203.0.113.7', '198.51.100.1'],
])('who trusts %s takes from %s that it comes from %s', (range, remote, client) => {
  expect(clientAddress(request(remote, '198.51.100.1'), trustOf([range]))).toBe(client)
})

it('counts each address in each minute, and of IPv6 a whole network', () => {
  const clock = { time: Date.UTC(2026, 0, 1, 0, 0, 30) }
  const check = createAddressLimit({ rpm: 2, trusted: [], now: () => clock.time })
  const refused = (address: string) => {
    try {
      check(request(address))
      return false
    } catch {
      return true
    }
  }
  expect(['1.2.3.4', '1.2.3.4', '1.2.3.4', '1.2.3.5'].map(refused)).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect(
    [
      '2001:db8:1:2::1',
      '2001:0DB8:1:2:ffff::2',
      '2001:db8:1:2:3:4:5:6',
      '2001:db8:1:3::1',
      '::1',
      '::2',
      '::3',
    ].map(refused),
  ).toEqual([false, false, true, false, false, false, true])
  clock.time += 30_000
  expect(refused('1.2.3.4')).toBe(false)
})

it('keeps no more addresses than a bounded number', () => {
  const check = createAddressLimit({ rpm: 1, trusted: [], now: () => 0 })
  for (let n = 0; n < 100_001; n++) check(request(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`))
  expect(() => check(request('10.1.134.160'))).toThrow('your address may send 1 request a minute')
  expect(() => check(request('10.0.0.0'))).not.toThrow()
})
