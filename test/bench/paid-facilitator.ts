import { createServer } from 'node:http'
import { serveParent } from './child.ts'

// A facilitator that accepts every payment at once and counts the time that it spends. `/spent`
// returns that time and resets it.
const network = 'eip155:84532'
const supported = JSON.stringify({ kinds: [{ x402Version: 2, scheme: 'exact', network }] })
const payerIn = (body: string) => /"from":"(0x[0-9a-fA-F]{40})"/.exec(body)?.[1]
const nonceIn = (body: string) => /"nonce":"(0x[0-9a-f]{64})"/.exec(body)?.[1]

let spentMs = 0
const server = createServer((req, res) => {
  const began = performance.now()
  const parts: Buffer[] = []
  req.on('data', (part: Buffer) => parts.push(part))
  req.on('end', () => {
    const text = answer(req.url ?? '', Buffer.concat(parts).toString('latin1'))
    res
      .writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
      .end(text)
    spentMs += performance.now() - began
  })
})
server.keepAliveTimeout = 120_000
await serveParent(server)

function answer(url: string, body: string): string {
  if (url === '/supported') return supported
  if (url === '/verify') return JSON.stringify({ isValid: true, payer: payerIn(body) })
  if (url === '/settle')
    return JSON.stringify({
      success: true,
      transaction: nonceIn(body),
      network,
      payer: payerIn(body),
    })
  const reply = String(spentMs)
  spentMs = 0
  return reply
}
