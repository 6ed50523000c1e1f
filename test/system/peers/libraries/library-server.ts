import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { alwaysRetries, model } from '../../../support/servers/gateway-server.ts'
import { startModelServer } from '../../../support/upstreams/model-server.ts'
import type { DialectCell } from '../../clients/cells.ts'
import { calledDialect, script, type LibraryDialect } from './scripted-model.ts'

/** How Responses and Messages reach the model server: as they are, or translated to a chat. */
export const ways = ['translated', 'passed'] as const
export type Way = (typeof ways)[number]

const embedder = 'bge-m3'

/** A gateway before a model server that speaks every dialect, as the scripted model does. */
export type LibraryServer = {
  gateway: Gateway
  /** The addresses, the key and the models of a program, as variables of its environment. */
  environment(way: Way): Record<string, string>
  /** The dialects in which the model server was called since the last time, by their names. */
  called(): LibraryDialect[]
  close(): Promise<void>
}

export async function startLibraryServer(): Promise<LibraryServer> {
  const server = await startModelServer(script)
  const { base_url } = server
  const gateway = await startGateway({
    ...alwaysRetries,
    upstreams: {
      chat: { base_url, dialects: ['chat', 'embeddings'] },
      responses: { base_url, dialects: ['responses'] },
      messages: { base_url, dialects: ['messages'] },
    },
    routes: {
      '*': [{ upstream: 'chat' }],
      [embedder]: [{ upstream: 'chat' }],
      'responses-model': [{ upstream: 'responses', model: 'upstream-name' }],
      'messages-model': [{ upstream: 'messages', model: 'upstream-name' }],
    },
    models: { [embedder]: { kind: 'embeddings', dimensions: 4 } },
  })
  return {
    gateway,
    environment: (way) => ({
      OPENAI_URL: `${gateway.url}/openai/v1`,
      ANTHROPIC_URL: `${gateway.url}/anthropic`,
      KEY: gateway.key,
      MODEL: model,
      RESPONSES_MODEL: way === 'passed' ? 'responses-model' : model,
      MESSAGES_MODEL: way === 'passed' ? 'messages-model' : model,
      EMBEDDER: embedder,
    }),
    called: () =>
      [...new Set(server.received.splice(0).map(({ path }) => calledDialect(path)))].toSorted(),
    async close() {
      await gateway.stop()
      await server.close()
    },
  }
}

const isEither = (dialect: LibraryDialect): dialect is 'responses' | 'messages' =>
  dialect === 'responses' || dialect === 'messages'

/** The cells of the matrix that a library fills which speaks these dialects. */
export const cellsOf = (dialects: readonly LibraryDialect[], way: Way): DialectCell[] =>
  dialects.map((dialect) => (isEither(dialect) ? (`${dialect} ${way}` as const) : dialect))

/** The dialects in which such a library's requests reach a model server, by their names. */
export const reached = (dialects: readonly LibraryDialect[], way: Way): LibraryDialect[] => {
  const sent = dialects.map((one) => (way === 'translated' && isEither(one) ? 'chat' : one))
  return [...new Set(sent)].toSorted()
}
