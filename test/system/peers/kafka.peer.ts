import { Admin, Consumer, stringDeserializers } from '@platformatic/kafka'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { Delivery } from '../../../server/operator/outlets/delivery.ts'
import { kafkaSink } from '../../../server/operator/outlets/kafka.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { listOutlets } from '../../../server/store/queries/outlets/outlets.ts'
import { afterUse } from '../../support/clean-up.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import {
  installKafka,
  password,
  startKafka,
  type KafkaServer,
} from '../../support/servers/kafka.ts'
import { freshStore, usageRow } from '../../support/servers/store.ts'
import { until } from '../../support/waiting.ts'

const folder = await installKafka().catch((error: unknown) => {
  console.warn(`SKIPPED: no broker of Kafka could be installed: ${String(error).slice(0, 500)}`)
})

describe.skipIf(!folder)('an outlet to Kafka', () => {
  let kafka: KafkaServer
  beforeAll(async () => {
    kafka = await startKafka(folder ?? '')
    return () => kafka.close()
  })
  let admin: Admin
  beforeAll(() => {
    admin = new Admin({ clientId: 'tests', bootstrapBrokers: [kafka.broker] })
  })
  afterAll(() => admin.close())

  const createTopic = (topic: string) =>
    until('the topic is made', () =>
      admin.createTopics({ topics: [topic], partitions: 3, replicas: 1 }).then(
        () => true,
        () => false,
      ),
    )

  /** Reads a topic from its start; `keys` grows. */
  async function readTopic(topic: string) {
    const consumer = new Consumer({
      groupId: `tests-${topic}`,
      clientId: 'tests',
      bootstrapBrokers: [kafka.broker],
      deserializers: stringDeserializers,
    })
    const messages: { key: string; value: string }[] = []
    const stream = await consumer.consume({ topics: [topic], mode: 'earliest', autocommit: false })
    stream.on('data', ({ key, value }) => messages.push({ key, value }))
    afterUse(async () => {
      await stream.close()
      await consumer.close(true)
    })
    return messages
  }

  test('a killed and a frozen broker lose no row, and repeat rows only by their ids', async () => {
    const topic = 'rows'
    await createTopic(topic)
    const store = await freshStore()
    const settings = { brokers: [kafka.broker], tls: false, caFile: undefined }
    const delivery = new Delivery(
      'bus',
      {
        events: ['ledger'],
        keepMs: 1e9,
        sink: kafkaSink({ ...settings, topic, sasl: undefined, password: undefined }),
        after: Promise.resolve(),
      },
      { store, observe: () => {}, owner: 'tests' },
    )
    afterUse(() => delivery.close())
    const outlet = async () => (await listOutlets(store.usage))[0]
    await until('the outlet begins', async () => (await outlet()) !== undefined)
    const ledger = startLedger({ folder: store.folder, url: store.url, observe: () => {} })
    afterUse(() => ledger.close(0))
    const rows: string[] = []
    const append = (count: number) => {
      for (let at = 0; at < count; at += 1) {
        const row = usageRow({})
        rows.push(row.id)
        ledger.append(row)
      }
    }
    const hasSent = () => until('it sends', async () => (await outlet())?.last_sent_at !== null)
    const fails = () =>
      until('it fails', async () => (await outlet())?.failing_since !== null, 60_000)

    append(20_000)
    await hasSent()
    await kafka.kill()
    append(5000)
    await fails()
    await kafka.start()
    await until('it sends again', async () => (await outlet())?.failing_since === null, 60_000)
    append(20_000)
    kafka.freeze()
    await fails()
    expect((await outlet())?.last_error).toMatch(/^Kafka did not take it: /)
    kafka.thaw()
    const messages = await readTopic(topic)
    const ids = () => new Set(messages.map(({ key }) => key))
    await until('all are there', () => ids().size === rows.length, 60_000)
    expect([...ids()].toSorted()).toEqual(rows.toSorted())
    // A batch that was in flight at each fault.
    expect(messages.length - rows.length).toBeLessThanOrEqual(2 * 500)
    const [{ key, value } = expect.unreachable()] = messages
    expect(JSON.parse(value)).toMatchObject({ id: key, type: 'tollgate.ledger.row.v1' })
  }, 240_000)

  test('it signs in, and tells of a wrong password and of a topic that is missing', async () => {
    await createTopic('audit')
    const kafkaWith = (more: object) => ({
      kafka: {
        brokers: [kafka.saslBroker],
        tls: false,
        topic: 'audit',
        sasl: { mechanism: 'PLAIN' as const, username: 'tollgate', password_env: 'KAFKA_PASSWORD' },
        ...more,
      },
      events: ['audit' as const],
    })
    const gateway = await startGateway({
      outlets: {
        bus: kafkaWith({}),
        wrong: kafkaWith({
          sasl: { mechanism: 'PLAIN', username: 'tollgate', password_env: 'OTHER_PASSWORD' },
        }),
        missing: kafkaWith({ topic: 'no-topic' }),
      },
      env: { KAFKA_PASSWORD: password, OTHER_PASSWORD: 'canary-wrong-password' },
    })
    afterUse(() => gateway.stop())
    const send = async (name: string) =>
      await operatorJson<components['schemas']['OutletTest']>(
        gateway,
        'POST',
        `/outlets/${name}/test`,
      )
    expect(await send('bus')).toMatchObject({ ok: true, detail: 'Kafka has it in audit' })
    const messages = await readTopic('audit')
    await until('it is there', () => messages.some(({ value }) => value.includes('tollgate.test')))
    expect(await send('wrong')).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/authenticat/i),
    })
    expect(await send('missing')).toMatchObject({ ok: false })
  })
})
