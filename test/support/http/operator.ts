/** Where the operator's service of a server listens, and the token that it takes. */
export type OperatorService = { operatorUrl: string; operatorToken: string }

type OperatorRequest = { method?: string; body?: unknown; headers?: Record<string, string> }

/** `fetch` with the operator's token; a body is sent as JSON. */
export function operatorFetch(
  { operatorUrl, operatorToken }: OperatorService,
  path: string,
  { method = 'GET', body, headers = {} }: OperatorRequest = {},
): Promise<Response> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  return fetch(operatorUrl + path, {
    method,
    headers: { authorization: `Bearer ${operatorToken}`, ...type, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** The body of a reply, which the operator's contract describes; throws if it is an error. */
export async function operatorJson<Body>(
  server: OperatorService,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> {
  const reply = await operatorFetch(server, path, { method, body })
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Body
}

/** The metrics of a server, in the text format of Prometheus. */
export const readMetrics = async (server: OperatorService): Promise<string> =>
  (await operatorFetch(server, '/metrics')).text()
