import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { afterUse } from '../../../support/clean-up.ts'
import { listenOnLoopback } from '../../../support/http/listen.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { until } from '../../../support/waiting.ts'

type OutletTest = components['schemas']['OutletTest']

/** Reads a value by one kind's rules; throws if it has another form. */
type Reader = (value: unknown, at: string) => unknown

function wrong(at: string, value: unknown): never {
  throw new Error(`${at} is ${JSON.stringify(value)}`)
}

const matching =
  (pattern: RegExp): Reader =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) ? value : wrong(at, value)
const text = matching(/^/)
const uint64 = matching(/^\d{1,20}$/)
const int64 = matching(/^-?\d{1,19}$/)
const integer: Reader = (value, at) => (Number.isInteger(value) ? value : wrong(at, value))
const listOf =
  (item: Reader): Reader =>
  (value, at) =>
    Array.isArray(value)
      ? value.map((one, index) => item(one, `${at}[${index}]`))
      : wrong(at, value)

/** An object with these members and no others. */
const message =
  (members: Record<string, Reader>): Reader =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(at, value)
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        const reader = members[name] ?? wrong(`${at}.${name}`, member)
        return [name, reader(member, `${at}.${name}`)]
      }),
    )
  }

/** The JSON that a value of `AnyValue` stands for. */
const anyValue: Reader = (value, at) => {
  const entries = Object.entries(value as object)
  const [[kind, member] = ['', undefined]] = entries
  if (entries.length === 0) return null
  if (entries.length > 1) return wrong(at, value)
  if (kind === 'stringValue') return text(member, at)
  if (kind === 'boolValue') return typeof member === 'boolean' ? member : wrong(at, value)
  if (kind === 'intValue') return Number(int64(member, at))
  if (kind === 'doubleValue') return typeof member === 'number' ? member : wrong(at, value)
  const read = message({ values: listOf(kind === 'kvlistValue' ? keyValue : anyValue) })
  const { values } = read(member, at) as { values: unknown[] }
  if (kind === 'arrayValue') return values
  return kind === 'kvlistValue'
    ? Object.fromEntries(values as [string, unknown][])
    : wrong(at, value)
}
const keyValue: Reader = (value, at) => {
  const { key, value: member } = message({ key: text, value: anyValue })(value, at) as {
    key: string
    value: unknown
  }
  return [key, member]
}

const attributes: Reader = (value, at) =>
  Object.fromEntries(listOf(keyValue)(value, at) as [string, unknown][])

/** `ExportLogsServiceRequest` of opentelemetry/proto/collector/logs/v1, in its JSON form. */
const readLogs = message({
  resourceLogs: listOf(
    message({
      resource: message({ attributes, droppedAttributesCount: integer }),
      schemaUrl: text,
      scopeLogs: listOf(
        message({
          scope: message({
            name: text,
            version: text,
            attributes,
            droppedAttributesCount: integer,
          }),
          schemaUrl: text,
          logRecords: listOf(
            message({
              timeUnixNano: uint64,
              observedTimeUnixNano: uint64,
              severityNumber: integer,
              severityText: text,
              body: anyValue,
              attributes,
              droppedAttributesCount: integer,
              flags: integer,
              traceId: matching(/^[0-9a-f]{32}$/),
              spanId: matching(/^[0-9a-f]{16}$/),
              eventName: text,
            }),
          ),
        }),
      ),
    }),
  ),
})

type LogRecord = {
  timeUnixNano: string
  eventName: string
  body: Record<string, unknown>
  attributes: Record<string, unknown>
}
type Logs = {
  resourceLogs: {
    resource: { attributes: object }
    scopeLogs: { logRecords: LogRecord[] }[]
  }[]
}

/** A collector that reads strictly. */
async function startCollector() {
  const received: { logs: Logs; headers: IncomingHttpHeaders }[] = []
  const state = { reply: '{}', faults: [] as unknown[] }
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk: Buffer) => (body += chunk.toString()))
    req.on('end', () => {
      try {
        received.push({ logs: readLogs(JSON.parse(body), 'logs') as Logs, headers: req.headers })
        res.writeHead(200, { 'content-type': 'application/json' }).end(state.reply)
      } catch (error) {
        state.faults.push(error)
        res.writeHead(400).end()
      }
    })
  })
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}/v1/logs`
  afterUse(() => {
    server.closeAllConnections()
    server.close()
  })
  const records = () =>
    received.flatMap(({ logs }) =>
      logs.resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap((scope) => scope.logRecords)),
    )
  return { url, received, records, state }
}

test('events are log records, which a strict collector reads', async () => {
  const collector = await startCollector()
  const gateway = await startGateway({
    outlets: {
      otel: {
        otlp: { url: collector.url, authorization_env: 'OTEL_AUTH' },
        events: ['audit', 'ledger'],
      },
    },
    env: { OTEL_AUTH: 'Bearer canary-of-the-collector' },
  })
  afterUse(() => gateway.stop())
  await until('the outlet begins', async () =>
    (await gateway.metrics()).includes('tollgate_outlet_unsent_events{outlet="otel"} 0'),
  )
  const { id } = await gateway.createKey({ name: 'billing', rpm: 5 })
  const ofKey = () =>
    collector.records().find(({ attributes: all }) => all['tollgate.event.subject'] === id)
  await until('it is there', () => ofKey() !== undefined)
  expect(collector.state.faults).toEqual([])
  const [{ logs, headers } = expect.unreachable()] = collector.received
  expect(headers).toMatchObject({
    authorization: 'Bearer canary-of-the-collector',
    'content-type': 'application/json',
  })
  expect(logs.resourceLogs[0]?.resource.attributes).toEqual({ 'service.name': 'tollgate' })
  const record = ofKey() ?? expect.unreachable()
  const { rows } = await operatorJson<components['schemas']['AuditRows']>(gateway, 'GET', '/audit')
  const row = rows.find(({ target }) => target === id)
  expect(record).toMatchObject({
    timeUnixNano: `${row?.at}000000`,
    eventName: 'tollgate.audit.row.v1',
    attributes: {
      'tollgate.event.id': row?.id,
      'tollgate.event.stream': 'journal',
    },
  })
  expect(record.body).toEqual(row)
})

test('records that a collector rejects are failures', async () => {
  const collector = await startCollector()
  const gateway = await startGateway({
    outlets: { otel: { otlp: { url: collector.url }, events: ['audit'] } },
  })
  afterUse(() => gateway.stop())
  const send = async () => await operatorJson<OutletTest>(gateway, 'POST', '/outlets/otel/test')
  expect(await send()).toMatchObject({ ok: true })
  const partialSuccess = { rejectedLogRecords: '1', errorMessage: 'too old' }
  collector.state.reply = JSON.stringify({ partialSuccess })
  expect(await send()).toMatchObject({
    ok: false,
    detail: expect.stringMatching(/ answered 200, but rejected 1 log records: too old$/),
  })
})
