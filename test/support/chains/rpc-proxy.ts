import { RpcError, serveJsonRpc } from './json-rpc.ts'

/** What a method is answered instead; `pass` asks the real one, with other parameters if given. */
export type Answer = (params: Params, pass: (params?: unknown[]) => Promise<unknown>) => unknown
type Params = [string | Record<string, string> | undefined, Record<string, unknown> | undefined]

export type RpcProxy = Awaited<ReturnType<typeof startRpcProxy>>

/** An RPC in front of another, whose answers a test can change. */
export async function startRpcProxy(rpcUrl: string) {
  const answers: Record<string, Answer> = {}

  async function ask(method: string, params: unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { result, error } = (await answer.json()) as {
      result?: unknown
      error?: { code: number; message: string }
    }
    if (error) throw new RpcError(error.code, error.message)
    return result
  }

  const { url, counts, setFault, stop } = await serveJsonRpc((method, params) => {
    const pass = (changed = params) => ask(method, changed)
    const answer = answers[method]
    return answer ? answer(params as Params, pass) : pass() // each answer looks at what it uses
  })
  return {
    url,
    /** How often each method was asked for since the last reset. */
    counts,
    answers,
    setFault,
    /** Asks the real one. */
    ask,
    reset(): void {
      for (const record of [counts, answers])
        for (const method of Object.keys(record)) delete record[method]
      setFault(null)
    },
    stop,
  }
}
