import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { promptMs, until } from '../../support/waiting.ts'
import type { Cell } from './cells.ts'
import { clients } from './clients.ts'
import { startClientGateway, type BehaviourName, type ClientGateway } from './upstreams.ts'

let setup: ClientGateway
beforeAll(async () => {
  setup = await startClientGateway(['cut', 'error_event', 'late', 'broken'])
})
afterAll(() => setup.close())

type Row = {
  what: string
  behaviour: BehaviourName
  cell: Cell
  text: string
  status: number
  message: string
  ledger: string[]
  tokens: number
}

const rows: Row[] = [
  {
    what: 'was cut',
    behaviour: 'cut',
    cell: 'cut',
    text: 'one two ',
    status: 502,
    message: "the model's server ended the stream before the reply was complete",
    ledger: ['upstream_truncated'],
    tokens: 2,
  },
  {
    what: 'broke with an error event',
    behaviour: 'error_event',
    cell: 'error event',
    text: 'one two ',
    status: 502,
    message: "the model's server broke the stream off with an error",
    ledger: ['upstream_error_500'],
    tokens: 2,
  },
  {
    what: 'had its 200 and then nothing',
    behaviour: 'late',
    cell: 'late',
    text: '',
    status: 504,
    message: 'the model server did not begin to answer in time',
    ledger: ['upstream_late', 'deadline_exceeded'],
    tokens: 0,
  },
]

/**
 * In a stream every library shows our own text; the openai ones keep the status in `code`, the AI
 * SDK in `statusCode`.
 */
type StreamError = { message: string; statusCode?: number; code: number }

for (const client of clients)
  describe(client.name, { meta: { client: client.name, route: '/v1' } }, () => {
    for (const { what, behaviour, cell, text: expected, status, message, ledger, tokens } of rows)
      test(
        `throws when a stream ${what}, after what had come`,
        { meta: { cells: [cell] } },
        async () => {
          const { gateway, answered } = setup
          const before = answered()
          const rowsBefore = (await gateway.rows()).length
          let text = ''
          const reply = await client
            .stream({
              gateway,
              model: setup.model(behaviour),
              onText: (sofar) => void (text = sofar),
            })
            .catch((error: unknown) => error)
          expect(reply).toBeInstanceOf(Error)
          // Every client's own class; its parts are looked at one by one.
          const error = reply as StreamError
          expect({ text, message: error.message, status: error.statusCode ?? error.code }).toEqual({
            text: expected,
            message,
            status,
          })
          expect(JSON.stringify([error, error.message])).not.toContain('secret upstream text')

          await until('the gateway is done with the request', () => answered() > before, promptMs)
          const added = (await gateway.rows()).slice(rowsBefore)
          expect(added.map(({ status: word }) => word)).toEqual(ledger)
          expect(added[0]?.completion_tokens).toBe(tokens)
        },
      )

    test('throws the status itself while nothing has been streamed', async () => {
      const error = await client
        .stream({ gateway: setup.gateway, model: setup.model('broken') })
        .catch((thrown: unknown) => thrown)
      expect(
        (error as { status?: number; statusCode?: number }).status ??
          (error as StreamError).statusCode,
      ).toBe(502)
    })
  })
