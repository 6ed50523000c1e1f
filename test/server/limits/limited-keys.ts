import type { components } from '../../../generated/server/operator.ts'
import { operatorFetch } from '../../support/http/operator.ts'
import {
  alwaysRetries,
  ask,
  chat,
  startGatewayServer,
} from '../../support/servers/gateway-server.ts'
import { says, type Script } from '../../support/upstreams/model-server.ts'

/** In the middle of a minute, of the last day of a month. */
const start = Date.UTC(2026, 0, 31, 12, 0, 48)
/** 1000 nano-USD a token. */
const prices = { '*': { input: '1', output: '1' } }

export type Limits = Partial<components['schemas']['KeyChange']>

export const sayHello = says('hel', 'lo')

/** What a model server says that a reply took. */
export const usageOf = (prompt_tokens: number, completion_tokens: number) => ({
  prompt_tokens,
  completion_tokens,
  total_tokens: prompt_tokens + completion_tokens,
})

/**
 * A gateway before one model server. The clock of its limits stands until a test moves it.
 */
export async function startLimitsServer() {
  const clock = { time: start }
  let script = sayHello
  const { gateway, only, close } = await startGatewayServer(
    { only: (req, res, received) => script(req, res, received) },
    { ...alwaysRetries, prices, now: () => clock.time, retry: { repeat_share: 1 } },
  )
  return {
    gateway,
    only,
    clock,
    close,
    reset() {
      script = sayHello
      clock.time = start
      gateway.observed.length = only.received.length = 0
    },
    /** A key with these limits; from now on the model server answers by the script. */
    async createKey(limits: Limits, answer: Script = sayHello) {
      script = answer
      const { key, id } = await gateway.createKey(limits)
      return {
        key,
        id,
        send: (more: object = {}) => ask(gateway, chat(more), { key }),
        change: (body: object) => operatorFetch(gateway, `/keys/${id}`, { method: 'PATCH', body }),
      }
    },
  }
}

export type LimitsServer = Awaited<ReturnType<typeof startLimitsServer>>
