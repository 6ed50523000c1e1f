import { expect, test } from 'vitest'
import { sign } from '../../../../../server/gateway/upstream/credentials/signature.ts'

/**
 * Requests and signatures of AWS's published test suite for Signature Version 4, which is in
 * awslabs/aws-c-auth (Apache License 2.0, Amazon.com, Inc.); those with POST are of its first version.
 */
const keys = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const place = { region: 'us-east-1', service: 'service' }
const at = new Date('2015-08-30T12:36:00Z')
const origin = 'https://example.amazonaws.com'

test.each([
  [
    'get-vanilla',
    'GET',
    '/',
    {},
    '',
    '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  ],
  [
    'get-vanilla-query-order-key-case',
    'GET',
    '/?Param2=value2&Param1=value1',
    {},
    '',
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
  [
    'get-unreserved',
    'GET',
    '/-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
    {},
    '',
    '07ef7494c76fa4850883e2b006601f940f8a34d404d0cfa977f52a65bbf5f24f',
  ],
  [
    'get-header-value-trim',
    'GET',
    '/',
    { 'My-Header1': ' value1', 'My-Header2': ' "a   b   c"' },
    '',
    'acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736',
  ],
  [
    'post-vanilla',
    'POST',
    '/',
    {},
    '',
    '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
  ],
  [
    'post-x-www-form-urlencoded',
    'POST',
    '/',
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    'Param1=value1',
    'ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
  ],
] as const)('%s', (_name, method, path, headers, body, signature) => {
  const { authorization } = sign({ method, origin, path, headers, body }, keys, place, at)
  expect(authorization).toContain(`Signature=${signature}`)
})

test('get-vanilla-with-session-token', () => {
  const token = '6e86291e8372ff2a2260956d9b8aae1d763fbf315fa00fa31553b73ebf194267'
  const request = { method: 'GET', origin, path: '/', headers: {}, body: '' }
  const signed = sign(request, { ...keys, token }, place, at)
  expect(signed['x-amz-security-token']).toBe(token)
  expect(signed['authorization']).toContain(
    'Signature=07ec1639c89043aa0e3e2de82b96708f198cceab042d4a97044c66dd9f74e7f8',
  )
})
