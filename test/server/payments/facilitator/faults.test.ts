import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  bodiesSentTo,
  charge,
  json,
  startScriptedFacilitator,
  settled,
  untilReal,
  connectFacilitator,
  valid,
  type Answer,
} from '../../../support/chains/facilitator/scripted.ts'

test.each([301, 302, 303, 307, 308])(
  'a redirect with %i from the list of what is supported is not followed',
  async (status) => {
    const other = await startScriptedFacilitator()
    const served = await startScriptedFacilitator({
      '/supported': (res) =>
        void res.writeHead(status, { location: `${other.url}/supported` }).end(),
    })
    const facilitator = connectFacilitator(served.url)
    expect(await facilitator.verify(charge)).toMatchObject({ kind: 'unknown' })
    expect(facilitator.fault()).toMatch(`status_${status}`)
    expect(other.requests).toEqual([])
  },
)

describe.each(['verify', 'settle'] as const)(
  'faults on the way of a %s are unknown, and nothing is sent twice',
  (operation) => {
    const good = operation === 'verify' ? valid : settled
    const raw =
      (status: number, headers: Record<string, string>, body: string | Buffer): Answer =>
      (res) =>
        void res.writeHead(status, headers).end(body)
    const type = { 'content-type': 'application/json' }
    const rows: [what: string, answer: Answer, reason: string | RegExp][] = [
      [
        'the connection ends before an answer',
        (res) => void res.destroy(),
        /^(und_err_socket|econnreset)$/,
      ],
      [
        'the connection ends within the answer',
        (res) =>
          void res
            .writeHead(200, { ...type, 'content-length': 1000 })
            .write('{"success":true,', () => res.destroy()),
        /^(und_err_socket|econnreset|broken)$/,
      ],
      ['what is not HTTP', (_res, req) => void req.socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'broken'],
      ['an empty answer', raw(200, type, ''), 'not_json'],
      ['half an answer', raw(200, type, JSON.stringify(good).slice(0, -1)), 'not_json'],
      [
        'an answer that is no UTF-8',
        raw(200, type, Buffer.from(JSON.stringify({ ...good, note: 'é' }), 'latin1')),
        'not_json',
      ],
      [
        'an answer that is compressed, unasked',
        raw(200, { ...type, 'content-encoding': 'gzip' }, gzipSync(JSON.stringify(good))),
        'not_json',
      ],
      [
        'an answer that nests deep',
        raw(
          200,
          type,
          JSON.stringify(good).replace('{', `{"extra":${'['.repeat(20_000)}${']'.repeat(20_000)},`),
        ),
        'not_json',
      ],
      ['a list of answers', json([good]), 'wrong_shape'],
      ['null', json(null), 'wrong_shape'],
      ['a page of a proxy', raw(200, { 'content-type': 'text/html' }, '<h1>ok</h1>'), 'not_json'],
      [
        'a good answer that is too large',
        json({ ...good, extra: { note: 'x'.repeat(64 << 10) } }),
        'too_large',
      ],
      [
        'an endless answer',
        (res) => {
          const more = () => res.write(' '.repeat(16 << 10), (error) => error ?? setImmediate(more))
          res.writeHead(200, type)
          more()
        },
        'too_large',
      ],
      ['204', (res) => void res.writeHead(204).end(), 'status_204'],
      ['404', raw(404, {}, 'not here'), 'status_404'],
      ['429', json({ error: 'Too many requests' }, 429), 'status_429'],
      ['500', json({ error: 'Internal server error' }, 500), 'status_500'],
      [
        '502 in words',
        raw(502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>'),
        'status_502',
      ],
      ['503', raw(503, {}, ''), 'status_503'],
    ]
    test.each(rows)('%s', async (_, answer, reason) => {
      const served = await startScriptedFacilitator({ [`/${operation}`]: answer })
      const sorted = await connectFacilitator(served.url)[operation](charge)
      expect(sorted).toEqual({ kind: 'unknown', reason: expect.stringMatching(reason) })
      expect(bodiesSentTo(served, `/${operation}`)).toHaveLength(1)
    })

    test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
      const other = await startScriptedFacilitator({ [`/${operation}`]: json(good) })
      const served = await startScriptedFacilitator({
        [`/${operation}`]: (res) =>
          void res.writeHead(status, { location: `${other.url}/${operation}` }).end(),
      })
      expect(await connectFacilitator(served.url)[operation](charge)).toEqual({
        kind: 'unknown',
        reason: `status_${status}`,
      })
      expect(other.requests).toEqual([])
    })

    const slow: [what: string, answer: Answer][] = [
      ['no answer', () => {}],
      ['headers alone', (res) => void res.writeHead(200, type).flushHeaders()],
      [
        'a byte now and then, though never a pause as long as the limit',
        (res) => {
          res.writeHead(200, type)
          const drip = setInterval(() => res.write(' '), 20)
          res.on('close', () => clearInterval(drip))
        },
      ],
    ]
    test.each(slow)('the time is that of the whole answer: %s', async (_, answer) => {
      const served = await startScriptedFacilitator({ [`/${operation}`]: answer })
      const limits = operation === 'verify' ? { verifyMs: 250 } : { settleMs: 250 }
      const startedAt = performance.now()
      expect(await connectFacilitator(served.url, limits)[operation](charge)).toEqual({
        kind: 'unknown',
        reason: 'timed_out',
      })
      const ms = performance.now() - startedAt
      expect(ms).toBeGreaterThanOrEqual(240)
      // A verification has 5 s unless told.
      expect(ms).toBeLessThan(4000)
      expect(bodiesSentTo(served, `/${operation}`)).toHaveLength(1)
    })

    test('a connection that was used before and dies under the request', async () => {
      const served = await startScriptedFacilitator({ [`/${operation}`]: json(good) })
      const facilitator = connectFacilitator(served.url)
      expect((await facilitator[operation](charge)).kind).toBe(
        operation === 'verify' ? 'valid' : 'settled',
      )
      served.answers[`/${operation}`] = (_res, req) => void req.socket.destroy()
      expect((await facilitator[operation](charge)).kind).toBe('unknown')
      expect(bodiesSentTo(served, `/${operation}`)).toHaveLength(2)
    })

    test('nobody listens any more', async () => {
      const served = await startScriptedFacilitator()
      const facilitator = connectFacilitator(served.url)
      await untilReal('the list of networks', () => facilitator.fault() === undefined)
      await served.close()
      expect(await facilitator[operation](charge)).toEqual({
        kind: 'unknown',
        reason: 'econnrefused',
      })
    })

    test('it is closed', async () => {
      const served = await startScriptedFacilitator({ [`/${operation}`]: () => {} })
      const facilitator = connectFacilitator(served.url)
      const pending = facilitator[operation](charge)
      await untilReal('the request', () => bodiesSentTo(served, `/${operation}`).length === 1)
      await facilitator.close()
      expect((await pending).kind).toBe('unknown')
      expect((await facilitator[operation](charge)).kind).toBe('unknown')
      expect(bodiesSentTo(served, `/${operation}`)).toHaveLength(1)
    })
  },
)
