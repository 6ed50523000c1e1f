import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../../server/config/load.ts'
import { startServices } from '../../../server/app/start.ts'
import { startEvmChain } from '../../support/chains/evm.ts'
import { startFacilitator } from '../../support/chains/facilitator/official.ts'
import { startFaultProxy } from '../../support/chains/facilitator/fault-proxy.ts'
import { networksOf } from '../../support/servers/seller.ts'
import { until } from '../../support/waiting.ts'

export type LocalSeller = Awaited<ReturnType<typeof startLocalSeller>>

/**
 * Everything that a payment takes: a local chain with a token, the official facilitator behind a
 * fault proxy, and the server.
 */
export async function startLocalSeller() {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-demo-'))
  const chain = await startEvmChain()
  const facilitator = await startFacilitator({ evm: chain })
  const line = await startFaultProxy(facilitator.url)
  const { networks, env } = networksOf({ evm: chain, facilitator: line.url, rpc: true })
  const file = join(folder, 'tollgate.yaml')
  // EchoAgent needs no model. Without any upstream the server would be the sandbox, which takes
  // play money only.
  const upstreams = { none: { base_url: 'http://127.0.0.1:9/v1' } }
  const config = {
    store: join(folder, 'store'),
    log: { level: 'silent' },
    mesh: { port: 0 },
    upstreams,
    routes: { '*': [{ upstream: 'none' }] },
    payments: { networks },
  }
  await writeFile(file, JSON.stringify(config)) // JSON is YAML
  const services = await startServices(loadConfig({ file, env, cwd: folder }), { only: ['mesh'] })

  const toolUrl = `${services.mesh?.url ?? ''}/x402/agents/EchoAgent/echo`
  await until(
    'the server has heard the facilitator',
    async () => (await fetch(toolUrl, { method: 'POST' })).status === 402,
  )

  return {
    chain,
    line,
    toolUrl,
    async close() {
      await services.stop()
      await line.stop()
      await facilitator.stop()
      await chain.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
