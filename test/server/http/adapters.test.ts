import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import gateway from '../../../generated/json/gateway.json' with { type: 'json' }
import type { Contract } from '../../../server/http/contract/document.ts'
import { validatorsOf } from '../../../server/http/contract/validators.ts'
import {
  bodySocket,
  closeAfter,
  currentResponse,
  incomingRequest,
  takeOverChunking,
  takeOverClosing,
  unsentBytes,
} from '../../../server/http/listen/node-http.ts'

/** Sends `request` to a server of node:http: the connection, and what the server made of it. */
async function exchange(request: string) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1') // TCP has a port
  client.setEncoding('latin1').on('error', () => {})
  onTestFinished(() => {
    client.destroy()
    server.closeAllConnections()
    server.close()
  })
  client.write(request)
  const [req, res] = await arrived
  return { client, req, res, socket: req.socket }
}

async function textOf(client: Socket): Promise<string> {
  let text = ''
  for await (const part of client) text += String(part)
  return text
}

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

describe('members of Node that it does not document', () => {
  test('socket._handle.writeQueueSize: bytes that the system has not taken', async () => {
    const { res, socket, client } = await exchange(get)
    client.pause()
    expect(unsentBytes(socket)).toBe(0)
    res.end(Buffer.alloc(64 << 20))
    expect(unsentBytes(socket)).toBeGreaterThan(0)
  })

  test('socket._httpMessage: the response whose turn it is', async () => {
    const { res, socket } = await exchange(get)
    expect(currentResponse(socket)).toBe(res)
    res.end()
    await once(res, 'finish')
    expect(currentResponse(socket)).toBeUndefined()
  })

  test('socket._httpMessage: what is written to the connection then is the body', async () => {
    const { res, socket, client } = await exchange(get)
    res.writeHead(200, { Connection: 'close' })
    takeOverChunking(res)
    res.flushHeaders()
    expect(bodySocket(res)).toBe(socket)
    socket.write('4\r\nbody\r\n')
    res.end('0\r\n\r\n')
    await once(res, 'finish')
    expect(bodySocket(res)).toBeUndefined()
    expect(await textOf(client)).toMatch(/\r\n\r\n4\r\nbody\r\n0\r\n\r\n$/)
  })

  test('socket.parser.incoming: the request that is being read', async () => {
    const { req, socket } = await exchange(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf',
    )
    expect(incomingRequest(socket)).toBe(req)
  })

  test('res.shouldKeepAlive: whether the connection outlives the response', async () => {
    const { res, client } = await exchange(get)
    closeAfter(res)
    res.end()
    expect(await textOf(client)).toMatch(/\r\nConnection: close\r\n/)
  })

  test('res._last: whether the connection is closed after the response', async () => {
    const { res, socket, client } = await exchange(get)
    res.writeHead(200, { Connection: 'close', 'Content-Length': 4 }).end('body')
    expect(takeOverClosing(res)).toBe(true)
    await once(res, 'close')
    expect([socket.writableEnded, takeOverClosing(res)]).toEqual([false, false])
    socket.end()
    expect(await textOf(client)).toMatch(/\r\n\r\nbody$/)
  })

  test.each([
    ['1.1', true],
    ['1.0', false],
  ])('res.chunkedEncoding: who frames the chunks of HTTP/%s', async (version, isChunked) => {
    const { res, client } = await exchange(`GET / HTTP/${version}\r\nHost: a\r\n\r\n`)
    res.writeHead(200, { 'Content-Type': 'text/plain', Connection: 'close' })
    expect(takeOverChunking(res)).toBe(isChunked)
    res.end('own framing')
    const [head = '', body] = (await textOf(client)).split('\r\n\r\n')
    expect(head.includes('Transfer-Encoding: chunked')).toBe(isChunked)
    expect(body).toBe('own framing')
  })
})

describe('members of express-openapi-validator that it does not document', () => {
  const models = () => {
    const operations = validatorsOf(structuredClone(gateway) as Contract, {})
    const operation = operations.find(({ path }) => path === '/v1/models')
    if (!operation) throw new Error('the contract lists no models')
    return operation
  }

  test('ResponseValidator._getOrBuildValidator and ._validate: replies by status and type', () => {
    expect(ResponseValidator.prototype).toHaveProperty('_getOrBuildValidator')
    expect(ResponseValidator.prototype).toHaveProperty('_validate')
    const { faultOf } = models()
    expect(faultOf(200, { object: 'list', data: [] })).toBeUndefined()
    expect(faultOf(200, { object: 'list' })).toContain("must have required property 'data'")
    expect(faultOf(299, {})).toContain('no schema defined for status code')
  })
})
