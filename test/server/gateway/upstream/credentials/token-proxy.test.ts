import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import {
  sendForm,
  tokenServers,
} from '../../../../../server/gateway/upstream/credentials/token-server.ts'
import { listenOnLoopback } from '../../../../support/http/listen.ts'
import { startConnectProxy } from '../../../../support/upstreams/connect-proxy.ts'

/** A name that only the proxy knows: no request can go around it. */
const name = 'tokens.test'

test('tokens are requested by the proxy of that time, and a proxy that fails is named', async () => {
  const server = createServer((_req, res) => res.end('{"access_token":"x"}'))
  const port = await listenOnLoopback(server)
  const proxy = await startConnectProxy({ ports: { [name]: port } })
  onTestFinished(async () => {
    await proxy.close()
    server.close()
  })
  let url = proxy.url
  const ask = tokenServers(() => ({ name: 'proxy.test', source: 'test', url }))
  expect(await sendForm(ask, `http://${name}/token`, { a: 'b' })).toBe('{"access_token":"x"}')
  expect(proxy.targets).toEqual([`${name}:80`])
  url = 'http://127.0.0.1:1'
  await expect(sendForm(ask, `http://${name}/token`, {})).rejects.toThrow(
    'tokens.test gave no answer (proxy_unreachable)',
  )
})
