import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../../../server/store/database.ts'
import type { Store } from '../../../../server/store/store.ts'
import { operatorFetch } from '../../../support/http/operator.ts'
import { ask, chat } from '../../../support/servers/gateway-server.ts'
import { post, startMesh, type Mesh, type MeshReply } from '../../../support/servers/mesh.ts'
import { lastingDatabase } from '../../../support/servers/postgres.ts'
import type { Engine } from '../../../support/servers/store.ts'
import { says, sendJson, type Script } from '../../../support/upstreams/model-server.ts'

export const dayMs = 24 * 3_600_000

export const sayHello = says('hel', 'lo')

let values = 0
/** An Idempotency-Key that no other test has. */
export const newValue = () => `value ${(values += 1)}`

type ChatOptions = { body?: unknown; key?: string }

/** All services over one store, which tests may look into; their clock stands. */
export class IdempotentServer {
  /** How the model server answers from now on. */
  script: Script = sayHello
  readonly mesh: Mesh
  readonly store: Store
  readonly place: string

  private constructor(mesh: Mesh, place: string) {
    this.mesh = mesh
    this.place = place
    this.store = openStore(place)
  }

  static async start(engine: Engine): Promise<IdempotentServer> {
    const place =
      engine === 'postgres'
        ? await lastingDatabase()
        : await mkdtemp(join(tmpdir(), 'tollgate-once-'))
    const time = Date.UTC(2026, 0, 31, 12)
    let server: IdempotentServer | undefined
    const mesh = await startMesh(
      (req, res, received) => (server?.script ?? sayHello)(req, res, received),
      (_req, res) => sendJson(res, 200, { temperature: 21 }),
      {
        breaker: { failures: 1000, window: 1000 },
        retry: { attempts: 1 },
        store: place,
        now: () => time,
      },
    )
    return (server = new IdempotentServer(mesh, place))
  }

  async close(): Promise<void> {
    await this.store.close()
    await this.mesh.close()
    if (this.store.url === undefined) await rm(this.place, { recursive: true })
  }

  reset(): void {
    this.script = sayHello
    this.mesh.model.received.length = this.mesh.tools.requests.length = 0
  }

  /** A chat on /v1 under an Idempotency-Key. */
  chat(value: string, { body = chat(), key = this.mesh.gateway.key }: ChatOptions = {}) {
    return ask(this.mesh.gateway, body, { key, headers: [`Idempotency-Key: ${value}`] })
  }

  /** A chat in OpenAI's dialect under an Idempotency-Key. */
  chatAsOpenAi(value: string, body: object = chat()): Promise<Response> {
    const { url, key } = this.mesh.gateway
    return fetch(`${url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': value,
      },
      body: JSON.stringify(body),
    })
  }

  /** A request to the mesh under an Idempotency-Key. */
  post(value: string, path: string, body: object): Promise<MeshReply> {
    return post(this.mesh.gateway.meshUrl, path, body, { 'idempotency-key': value })
  }

  /** A request to the operator's service under an Idempotency-Key. */
  operate(value: string, path: string, body: object): Promise<Response> {
    const headers = { 'idempotency-key': value }
    return operatorFetch(this.mesh.gateway, path, { method: 'POST', body, headers })
  }

  async rowsOf(keyId: string) {
    return (await this.mesh.gateway.rows()).filter((row) => row.key_id === keyId)
  }
}
