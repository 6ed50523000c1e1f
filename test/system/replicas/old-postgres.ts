import { createServer, type Server } from 'node:net'

/**
 * A server that speaks enough of PostgreSQL's protocol to report a version: every login succeeds,
 * and each query returns it.
 */
export const oldPostgres = (version: string, number: number): Server =>
  createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(
        Buffer.concat([authenticated, message('S', text('server_version'), text(version)), ready]),
      )
      socket.on('data', (bytes) => {
        if (bytes.toString('latin1', 0, 1) === 'X') return socket.end()
        const values = [version, String(number)]
        socket.write(
          Buffer.concat([
            message('T', int16(values.length), ...['version', 'number'].map(column)),
            message('D', int16(values.length), ...values.map(value)),
            message('C', text('SELECT 1')),
            ready,
          ]),
        )
      })
    })
  })

/** A kind, the length of what follows with its own four bytes, and what follows. */
function message(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])
}

const int16 = (value: number) => Buffer.of(value >> 8, value & 255)
const int32 = (value: number) =>
  Buffer.of(value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255)
const text = (value: string) => Buffer.from(`${value}\0`)
const value = (of: string) => Buffer.concat([int32(of.length), Buffer.from(of)])
/** Of the type text, in text. */
const column = (name: string) =>
  Buffer.concat([text(name), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)])
const authenticated = message('R', int32(0))
const ready = message('Z', Buffer.from('I'))
