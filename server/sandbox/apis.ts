import type { IncomingMessage, ServerResponse } from 'node:http'
import { readDocument } from '../documents/document.ts'
import { startLocalServer } from '../http/listen/local-server.ts'
import type { Agent } from '../mesh/agent.ts'
import { apiExamples, type ApiExample } from './api-examples.ts'

/** A server in place of the APIs that tools call. */
export type SandboxApis = {
  /** The URL that replaces the servers of an agent's document, by agent id. */
  redirect: Map<string, string>
  /** Replaces the agents, and updates `redirect`. */
  renew(agents: ReadonlyMap<string, Agent>): void
  close(): Promise<void>
}

/** Starts a server on a free port that responds to tools with the examples of their documents. */
export async function startSandboxApis(agents: ReadonlyMap<string, Agent>): Promise<SandboxApis> {
  let remote = remoteIn(agents)
  const examplesById = new Map<string, ApiExample[]>()
  const { url, close } = await startLocalServer(respond)

  function respond(req: IncomingMessage, res: ServerResponse): void {
    req.resume()
    const path = req.url?.split('?', 1)[0] ?? '/'
    const [, id = '', rest = '/'] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
    const agent = remote.find((one) => one.id === id)
    if (!agent) return send(res, 404, `no agent of the sandbox is served at ${path}`)
    const examples = examplesById.get(id) ?? apiExamples(readDocument(agent.file, agent.file).value)
    examplesById.set(id, examples)
    const example = examples.find(
      ({ method, pattern }) => method === req.method && pattern.test(rest),
    )
    if (!example) return send(res, 404, `the document of ${id} has no ${req.method} ${rest}`)
    if (example.body === undefined)
      return send(
        res,
        501,
        `the document of ${id} has neither example nor schema for ${req.method} ${example.path}`,
      )
    res.writeHead(example.status, { 'content-type': example.type }).end(example.body)
  }

  const redirect = new Map<string, string>()
  const updateRedirect = () => {
    redirect.clear()
    for (const { id } of remote) redirect.set(id, `${url}/${id}`)
  }
  updateRedirect()
  return {
    redirect,
    renew(agents) {
      remote = remoteIn(agents)
      examplesById.clear()
      updateRedirect()
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
