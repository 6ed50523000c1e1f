import type { IncomingMessage, ServerResponse } from 'node:http'
import { readDocument } from '../documents/document.ts'
import { startLocalServer } from '../http/listen/local-server.ts'
import type { Agent } from '../mesh/agent.ts'
import { answersOf, type ApiExample } from './answers.ts'

export type SandboxApis = {
  /** By agent id, the address that stands for all servers of its document; agents whose tools are code have none. */
  redirect: Map<string, string>
  /** From now on it stands in for the servers of these agents, `redirect` too. */
  renew(agents: ReadonlyMap<string, Agent>): void
  close(): Promise<void>
}

/** Starts one server on a free port of this machine that answers what the agents' tools ask from the examples of their own documents. */
export async function startSandboxApis(agents: ReadonlyMap<string, Agent>): Promise<SandboxApis> {
  let remote = remoteIn(agents)
  const answers = new Map<string, ApiExample[]>()
  const { url, close } = await startLocalServer(answer)

  function answer(req: IncomingMessage, res: ServerResponse): void {
    req.resume()
    const path = req.url?.split('?', 1)[0] ?? '/'
    const [, id = '', behind = '/'] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
    const agent = remote.find((one) => one.id === id)
    if (!agent) return send(res, 404, `no agent of the sandbox has its server at ${path}`)
    const known = answers.get(id) ?? answersOf(readDocument(agent.file, agent.file).value)
    answers.set(id, known)
    const found = known.find(({ method, pattern }) => method === req.method && pattern.test(behind))
    if (!found) return send(res, 404, `the document of ${id} has no ${req.method} ${behind}`)
    if (found.body === undefined)
      return send(
        res,
        501,
        `the document of ${id} has neither an example nor a schema of what ${req.method} ${found.path} answers`,
      )
    res.writeHead(found.status, { 'content-type': found.type }).end(found.body)
  }

  const redirect = new Map<string, string>()
  const lead = () => {
    redirect.clear()
    for (const { id } of remote) redirect.set(id, `${url}/${id}`)
  }
  lead()
  return {
    redirect,
    renew(agents) {
      remote = remoteIn(agents)
      answers.clear()
      lead()
    },
    close,
  }
}

const remoteIn = (agents: ReadonlyMap<string, Agent>) =>
  [...agents.values()].filter(({ tools }) =>
    [...tools.values()].some(({ source }) => source.kind === 'http'),
  )

function send(res: ServerResponse, status: number, error: string): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}
