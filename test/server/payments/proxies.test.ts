import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openConnection } from '../../../server/payments/facilitator/connection.ts'
import { openRpc, reasonOf } from '../../../server/payments/rpc.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { startConnectProxy } from '../../support/upstreams/connect-proxy.ts'

/** Names that only the proxy knows. */
async function behindProxy() {
  const paths: (string | undefined)[] = []
  const server = createServer((req, res) => {
    paths.push(req.url)
    res.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x1' }))
  })
  const port = await listenOnLoopback(server)
  const ports = { 'facilitator.test': port, 'rpc.test': port }
  const connectProxy = await startConnectProxy({ ports })
  onTestFinished(async () => {
    await connectProxy.close()
    server.closeAllConnections()
    server.close()
  })
  const proxy = { url: connectProxy.url, name: connectProxy.url, source: 'network.proxy' }
  return { proxy, connectProxy, paths }
}

test('a facilitator and an RPC are called by the proxy', async () => {
  const { proxy, connectProxy, paths } = await behindProxy()
  const facilitator = openConnection({ url: 'http://facilitator.test/x402', key: undefined, proxy })
  onTestFinished(() => facilitator.close())
  expect(await facilitator.ask('supported', 2000)).toMatchObject({ status: 200 })
  const rpc = openRpc('http://rpc.test/v2/key?a=1', { timeoutMs: 2000, proxy })
  expect(await rpc.send({ method: 'eth_chainId' }, undefined)).toMatchObject({ result: '0x1' })
  expect(connectProxy.targets).toEqual(['facilitator.test:80', 'rpc.test:80'])
  expect(paths).toEqual(['/x402/supported', '/v2/key?a=1'])
})

test('a proxy that refuses is the reason of both', async () => {
  const { proxy, connectProxy, paths } = await behindProxy()
  connectProxy.fault = 'refuses'
  const facilitator = openConnection({ url: 'http://facilitator.test', key: undefined, proxy })
  onTestFinished(() => facilitator.close())
  expect(await facilitator.ask('supported', 2000)).toEqual({ reason: 'proxy_503' })
  const rpc = openRpc('http://rpc.test/v2/secret-key', { timeoutMs: 2000, proxy })
  const error = await rpc.send({}, undefined).catch((reason: unknown) => reason)
  expect(reasonOf(error)).toBe(
    `the RPC was not reached: the proxy ${proxy.name} answered 503 Service Unavailable to ` +
      'CONNECT rpc.test:80',
  )
  expect(paths).toEqual([])
})
