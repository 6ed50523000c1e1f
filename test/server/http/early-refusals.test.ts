import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { chatBytes, parseReply } from '../../support/http/raw.ts'
import { chat, testGatewayServer } from '../../support/servers/gateway-server.ts'
import type { Gateway, GatewayOptions } from '../../support/servers/gateway.ts'
import { says } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

const piece = Buffer.alloc(64 << 10, ' ')
const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])

/** One that does not end its side when the server does. */
type Client = { socket: Socket; bytes(): Buffer; error(): Error | undefined; isAtEnd(): boolean }

async function startClient({ url }: Gateway): Promise<Client> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let [error, isAtEnd]: [Error | undefined, boolean] = [undefined, false]
  const parts: Buffer[] = []
  socket.on('error', (met) => (error = met)).on('end', () => (isAtEnd = true))
  await once(socket, 'connect')
  // Nothing is read before this.
  socket.pause().on('data', (part) => void parts.push(part))
  return { socket, bytes: () => Buffer.concat(parts), error: () => error, isAtEnd: () => isAtEnd }
}

const headOf = (key: string, ...headers: string[]) =>
  [
    'POST /v1/chat/completions HTTP/1.1',
    'Host: gateway.test',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n')

/** Writes the same bytes again and again; stops where the connection is closed. */
async function writeAll({ socket }: Client, bytes: Buffer, times: number): Promise<void> {
  for (let at = 0; at < times && !socket.destroyed; at++)
    await new Promise<void>((resolve) => void socket.write(bytes, () => resolve()))
}

const start = async (limits: GatewayOptions['limits'] = {}) =>
  testGatewayServer({ only: says('well') }, { limits })

const declared = (pieces: number) => `Content-Length: ${pieces * piece.length}`
const chunked = 'Transfer-Encoding: chunked'
const close = 'Connection: close'

test.each([
  ['a declared length of 70 MiB', 413, 'good', [declared(1120)], piece, 1120],
  ['a declared length of 40 MiB, to be closed', 413, 'good', [declared(640), close], piece, 640],
  ['chunks of 40 MiB', 413, 'good', [chunked], chunk, 640],
  ['a wrong key, the connection to be closed', 401, 'bad', [declared(120), close], piece, 120],
  ['a wrong key and chunks', 401, 'bad', [chunked], chunk, 320],
] as const)(
  'who sends everything before it reads gets its refusal: %s',
  async (_name, status, whose, headers, bytes: Buffer = piece, times = 320) => {
    const { gateway } = await start()
    const client = await startClient(gateway)
    client.socket.write(headOf(whose === 'good' ? gateway.key : 'tg_unknown', ...headers))
    await writeAll(client, bytes, times)
    if (bytes === chunk) client.socket.write('0\r\n\r\n')
    expect(client.error()).toBeUndefined()
    client.socket.resume()
    await until('the server has closed its side', client.isAtEnd)
    const reply = parseReply(client.bytes(), true)
    expect([reply?.status, reply?.complete, reply?.headers['connection']]).toEqual([
      status,
      true,
      'close',
    ])
  },
)

test('who is too slow, and sends on, gets its refusal', async () => {
  const { gateway } = await start({ body_ms: 500 })
  const client = await startClient(gateway)
  client.socket.write(headOf(gateway.key, declared(1)))
  const isRefused = () =>
    gateway.observed.some((one) => one.kind === 'requestEnded' && one.status === 408)
  for (let left = 5; left > 0; left -= isRefused() ? 1 : 0) {
    client.socket.write(' ')
    await pause(20)
  }
  expect(client.error()).toBeUndefined()
  client.socket.resume()
  await until('the server has closed its side', client.isAtEnd)
  expect(parseReply(client.bytes(), true)).toMatchObject({ status: 408, complete: true })
})

test('a short body that is refused early does not cost the connection', async () => {
  const { gateway } = await start()
  const client = await startClient(gateway)
  client.socket.resume().write(headOf('tg_unknown', declared(1)))
  await until('it is refused', () => client.bytes().includes('unauthorized'))
  client.socket.write(piece)
  client.socket.write(chatBytes(gateway.key, chat(), [close]))
  await until('the server has closed its side', client.isAtEnd)
  const first = parseReply(client.bytes(), true)
  const second = first && parseReply(first.rest, true)
  expect([first?.status, second?.status]).toEqual([401, 200])
})

test('what comes behind a body whose refusal closes the connection is not carried out', async () => {
  const { gateway, only } = await start()
  const client = await startClient(gateway)
  client.socket.resume().write(headOf('tg_unknown', chunked))
  await until('the server has closed its side', client.isAtEnd)
  const next = chatBytes(gateway.key, chat())
  client.socket.write(Buffer.concat([chunk, Buffer.from('0\r\n\r\n'), next]))
  await until('the connection is closed', () => client.socket.destroyed || isReset(client))
  const reply = parseReply(client.bytes(), true)
  expect([reply?.status, reply?.rest.length]).toEqual([401, 0])
  expect(only.received).toEqual([])
})

/** Writing is how one that has read everything learns that the connection is closed. */
const isReset = ({ socket, error }: Client): boolean => {
  if (!socket.destroyed) socket.write(' ')
  return error() !== undefined
}

test('a body without an end is read no further than 256 MiB after its refusal', async () => {
  const { gateway } = await start({ body_ms: 600_000 })
  const client = await startClient(gateway)
  client.socket.write(headOf('tg_unknown', chunked))
  await writeAll(client, chunk, Infinity)
  expect(client.socket.bytesWritten).toBeGreaterThan(256 << 20)
})

test('the rest of a refused body is read no longer than body_ms', async () => {
  const { gateway } = await start({ headers_ms: 600_000, body_ms: 500 })
  const client = await startClient(gateway)
  client.socket.resume().write(headOf('tg_unknown', declared(320), close))
  await until('the server has closed its side', client.isAtEnd)
  await until('the connection is closed', () => isReset(client))
})

test('a server that stops does not wait for the rest of a body', async () => {
  const { gateway } = await start({ body_ms: 600_000 })
  const client = await startClient(gateway)
  client.socket.resume().write(headOf('tg_unknown', chunked))
  await until('the server has closed its side', client.isAtEnd)
  await gateway.stop({ drain: { acceptMs: 0 } })
  await until('the connection is closed', () => isReset(client))
})
