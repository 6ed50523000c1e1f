import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIdempotencyRecords } from '../../../server/http/idempotency/records.ts'
import { openStore } from '../../../server/store/database.ts'
import type { Store } from '../../../server/store/store.ts'
import {
  callsTools,
  post,
  refusalOf,
  resultOf,
  startMesh,
  turns,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { lastingDatabase } from '../../support/servers/postgres.ts'
import type { Script } from '../../support/upstreams/model-server.ts'
import { alwaysRetries } from '../../support/servers/gateway-server.ts'
import { until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

let values = 0

describe.each(['sqlite', 'postgres'] as const)(
  'on %s, a write under an Idempotency-Key',
  (engine) => {
    let place: string
    let store: Store
    let mesh: Mesh
    let answer: (req: IncomingMessage, res: ServerResponse) => void
    let model: Script
    beforeAll(async () => {
      place =
        engine === 'postgres'
          ? await lastingDatabase()
          : await mkdtemp(join(tmpdir(), 'tollgate-once-'))
      mesh = await startMesh(
        (req, res, request) => model(req, res, request),
        (req, res) => answer(req, res),
        { ...alwaysRetries, mesh: { write_tools: true }, store: place },
      )
      store = openStore(place)
    })
    afterAll(async () => {
      await store.close()
      await mesh.close()
      if (engine === 'sqlite') await rm(place, { recursive: true })
    })
    beforeEach(() => void (mesh.tools.requests.length = 0))

    const bodyOf = (input: object) => ({ api_key: mesh.gateway.key, agent_id: 'ToyAgent', input })
    const write = bodyOf.bind(null, { tool: 'write_note', tool_arguments: { note: 'milk' } })
    const read = bodyOf.bind(null, { tool: 'get_status', tool_arguments: {} })
    const fresh = () => ({ 'idempotency-key': `write ${(values += 1)}` })
    const send = (body: object, headers: Record<string, string>, signal?: AbortSignal) =>
      signal
        ? fetch(`${mesh.gateway.meshUrl}/mesh_request`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
            signal,
          })
        : post(mesh.gateway.meshUrl, '/mesh_request', body, headers)
    const replyTo = async (body: object, headers: Record<string, string>) =>
      (await send(body, headers)) as Awaited<ReturnType<typeof post>>

    test('that failed in doubt is not done again: its twins hear the same', async () => {
      answer = (_req, res) => sendJson(res, 'oops', 500)
      const named = fresh()
      const first = await replyTo(write(), named)
      expect(refusalOf(first, 502, 'tool_failed').may_have_happened).toBe(true)
      answer = (_req, res) => sendJson(res, 'noted')
      const twin = await replyTo(write(), named)
      expect(refusalOf(twin, 502).may_have_happened).toBe(true)
      expect(twin.json).toEqual(first.json)
      expect([twin.headers.get('idempotent-replayed'), twin.headers.get('x-should-retry')]).toEqual(
        ['true', 'false'],
      )
      expect(mesh.tools.requests).toHaveLength(1)
      expect(resultOf(await replyTo(write(), fresh())).data).toBe('noted')
    })

    test('that was refused is done when it is sent again, and so is a read that failed', async () => {
      for (const [body, status] of [
        [write(), 409],
        [read(), 500],
      ] as const) {
        const named = fresh()
        answer = (_req, res) => sendJson(res, {}, status)
        expect((await replyTo(body, named)).status).not.toBe(200)
        answer = (_req, res) => sendJson(res, 'well')
        expect(resultOf(await replyTo(body, named)).data).toBe('well')
      }
    })

    test('whose caller left is not done again', async () => {
      answer = () => {}
      const named = fresh()
      const leaving = new AbortController()
      const abandoned = Promise.resolve(send(write(), named, leaving.signal)).catch(() => 'left')
      await until('the tool is called', () => mesh.tools.requests.length === 1)
      leaving.abort()
      expect(await abandoned).toBe('left')
      answer = (_req, res) => sendJson(res, 'noted')
      await until('the first is over', async () => (await replyTo(write(), named)).status !== 409)
      expect(refusalOf(await replyTo(write(), named), 502, 'tool_failed').may_have_happened).toBe(
        true,
      )
      expect(mesh.tools.requests).toHaveLength(1)
    })

    test('by a question that failed later is not done again', async () => {
      answer = (_req, res) => sendJson(res, 'noted')
      model = turns(callsTools(['write_note', { note: 'milk' }]), callsTools(['no_such_tool', {}]))
      const question = bodyOf({ query: 'Note the milk.' })
      const named = fresh()
      expect(
        refusalOf(await replyTo(question, named), 502, 'query_exhausted').may_have_happened,
      ).toBe(true)
      model = turns('Noted.')
      expect(
        refusalOf(await replyTo(question, named), 502, 'query_exhausted').may_have_happened,
      ).toBe(true)
      expect(mesh.tools.requests).toHaveLength(1)
    })

    test('whose server died is not done again by another; what only reads is', async () => {
      const dead = createIdempotencyRecords({ store, observe: () => {}, leaseMs: 50 })
      const start = async (body: object) => {
        const named = fresh()
        const { api_key: _, ...rest } = body as ReturnType<typeof write>
        expect(
          (
            await dead.claim(
              {
                key_id: mesh.gateway.keyId,
                route: 'POST /mesh_request',
                value: named['idempotency-key'],
              },
              hash('sha256', JSON.stringify(rest)),
            )
          ).kind,
        ).toBe('mine')
        return named
      }
      const [writing, reading] = [await start(write()), await start(read())]
      dead.close()
      answer = (_req, res) => sendJson(res, 'well')
      await until('its lease is over', async () => (await replyTo(read(), reading)).status === 200)
      // A renewal that was under way when the records were closed may come after that.
      await until(
        'the lease of the other is over',
        async () => (await replyTo(write(), writing)).status !== 409,
      )
      mesh.tools.requests.length = 0
      for (let n = 0; n < 2; n++) {
        const error = refusalOf(await replyTo(write(), writing), 502, 'tool_failed')
        expect(error.message).toMatch(
          /^the server stopped while this request was worked on; it may have been carried out/,
        )
        expect(error.may_have_happened).toBe(true)
      }
      expect(mesh.tools.requests).toHaveLength(0)
    })
  },
)
