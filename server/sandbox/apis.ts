import type { IncomingMessage, ServerResponse } from 'node:http'
import { readDocument } from '../documents/document.ts'
import { startLocalServer } from '../http/listen/local-server.ts'
import type { Agent } from '../mesh/agent.ts'
import { apiExamples, type ApiExample } from './api-examples.ts'
import { pathOf, sendJson } from './json-server.ts'

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
  let remote = new Map<string, Agent>()
  const examplesById = new Map<string, ApiExample[]>()
  const { url, close } = await startLocalServer(respond)

  function respond(req: IncomingMessage, res: ServerResponse): void {
    req.resume()
    const path = pathOf(req.url)
    const refuse = (status: number, error: string) => sendJson(res, status, { error })
    const [, id = '', rest = '/'] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
    const agent = remote.get(id)
    if (!agent) return refuse(404, `no agent of the sandbox is served at ${path}`)
    const examples = examplesById.get(id) ?? apiExamples(readDocument(agent.file, agent.file).value)
    examplesById.set(id, examples)
    const example = examples.find(
      ({ method, pattern }) => method === req.method && pattern.test(rest),
    )
    if (!example) return refuse(404, `the document of ${id} has no ${req.method} ${rest}`)
    if (example.body === undefined)
      return refuse(
        501,
        `the document of ${id} has neither example nor schema for ${req.method} ${example.path}`,
      )
    res.writeHead(example.status, { 'content-type': example.type }).end(example.body)
  }

  const redirect = new Map<string, string>()
  const renew = (all: ReadonlyMap<string, Agent>) => {
    remote = new Map([...all].filter(([, agent]) => hasHttpTool(agent)))
    examplesById.clear()
    redirect.clear()
    for (const id of remote.keys()) redirect.set(id, `${url}/${id}`)
  }
  renew(agents)
  return { redirect, renew, close }
}

const hasHttpTool = ({ tools }: Agent) =>
  [...tools.values()].some(({ source }) => source.kind === 'http')
