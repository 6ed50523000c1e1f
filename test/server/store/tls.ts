import { createServer } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../../support/http/listen.ts'

/** Of `db.example`, signed by itself; it guards nothing. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBZDCCAQqgAwIBAgIBAjAKBggqhkjOPQQDAjAVMRMwEQYDVQQDDApkYi5leGFt
cGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAVMRMwEQYDVQQD
DApkYi5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEcOd9j5Ki2yTi
R6ho+qbfiOCtOXHufTo2I/8u6pVCbMhXf8CoIZA+6jkIe2pUGglIK7me8do4Bj+2
6bdZC9gl56NJMEcwDwYDVR0TAQH/BAUwAwEB/zAVBgNVHREEDjAMggpkYi5leGFt
cGxlMB0GA1UdDgQWBBRbJB69vHdnEdwxGGCudu2EPiiF6TAKBggqhkjOPQQDAgNI
ADBFAiEAzMJfn//3RX7EZ1ImQuU2Sz00MAxKfsi/jnha3uoWvXwCIDOlS09fzeGz
LG0wsaqaT5l+ihTr3WMRlFCuoGfIFN8V
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgeXQmOZb6zmU49Yta
31pouoxyjeWSDh6PPH/LYTBUbOuhRANCAARw532PkqLbJOJHqGj6pt+I4K05ce59
OjYj/y7qlUJsyFd/wKghkD7qOQh7alQaCUgruZ7x2jgGP7bpt1kL2CXn
-----END PRIVATE KEY-----
`

/**
 * The port of a server that negotiates TLS as PostgreSQL does, with that certificate, and then does
 * nothing.
 */
export async function tlsPort(): Promise<number> {
  const secureContext = createSecureContext({ cert: certificate, key })
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // The first message asks for TLS; 'S' grants it.
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, secureContext }).on('error', () => {})
    })
  })
  const port = await listenOnLoopback(server)
  onTestFinished(() => void server.close())
  return port
}
