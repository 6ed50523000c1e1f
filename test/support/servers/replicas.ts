import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterUse } from '../clean-up.ts'
import { configWith, directedChat, startDirectedServer } from '../upstreams/directed.ts'
import { sendJson, startToolServer, type ToolServer } from '../upstreams/tool-server.ts'
import { toyAgents } from './mesh.ts'
import { asking } from './postgres.ts'
import { startServer, testFolder, type Server } from './process.ts'
import { chatBytes, exchange, type Reply } from '../http/raw.ts'

/** One of several servers over one database; each has its own folder, as on its own machine. */
export type Replica = Server & { meshUrl: string }

type Starting = {
  config?: Record<string, unknown>
  args?: string[]
  nodeArgs?: string[]
  env?: Record<string, string>
  folder?: string
}

/** The backends of replicas: a model server, and the server of one agent's tools. */
export async function replicaBackends(
  answer: Parameters<typeof startToolServer>[0] = (_req, res) => sendJson(res, { temperature: 21 }),
) {
  const [model, tools, agents] = await Promise.all([
    startDirectedServer(),
    startToolServer(answer),
    testFolder(),
  ])
  afterUse(async () => void (await Promise.all([model.close(), tools.close()])))
  await writeFile(
    join(agents, 'ToyAgent.yaml'),
    JSON.stringify(toyAgents(tools.origin)['ToyAgent']),
  )
  const mesh = { agents: [agents], allow_private: [tools.origin] }
  return { model, tools: tools as ToolServer, start }

  /** Starts a replica over the database. */
  async function start(store: string, { config = {}, ...more }: Starting = {}): Promise<Replica> {
    const { mesh: own, ...rest } = config
    const server = await startServer({
      config: configWith(model, {
        store,
        drain: { accept_ms: 0 },
        ...rest,
        mesh: { ...mesh, ...(own as object | undefined) },
      }),
      ...more,
    })
    return {
      ...server,
      meshUrl: String(
        server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.['url'],
      ),
    }
  }
}

/** Sends a chat whose request id is the name. */
export async function chat(
  { url }: Pick<Replica, 'url'>,
  key: string,
  name: string,
): Promise<Reply> {
  const { reply } = await exchange(
    url,
    chatBytes(key, directedChat({ say: name }), [`X-Request-Id: ${name}`]),
  )
  if (!reply) throw new Error('no reply')
  return reply
}

/** The names of all requests in the ledger of a database, a row each. */
export async function requestsIn(database: string): Promise<string[]> {
  const { rows } = await asking(database, (client) =>
    client.query<{ request_id: string }>('select request_id from usage order by request_id'),
  )
  return rows.map(({ request_id }) => request_id)
}
