import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '../waiting.ts'
import { freePort } from './ports.ts'

const run = promisify(execFile)
const version = '4.1.0'
const installMs = 240_000
export const password = 'canary-kafka-password'

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>test</groupId><artifactId>kafka</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId>
    <version>${version}</version>
  </dependency></dependencies>
</project>`

/** Loads a broker of Kafka, and returns its folder; throws without Java, Maven or its registry. */
export async function installKafka(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-kafka-'))
  await run('java', ['-version'])
  await writeFile(join(folder, 'pom.xml'), pom)
  const libraries = `-DoutputDirectory=${join(folder, 'libs')}`
  const args = ['-q', '-B', 'dependency:copy-dependencies', libraries]
  await run('mvn', args, { cwd: folder, timeout: installMs })
  return folder
}

export type KafkaServer = {
  /** The address of its plain listener, and of that where clients sign in. */
  broker: string
  saslBroker: string
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  /** Starts it again with what it had. */
  start(): Promise<void>
  close(): Promise<void>
}

/** One broker with its controller in a process (KRaft). */
export async function startKafka(folder: string): Promise<KafkaServer> {
  const [plain, sasl, controller] = [await freePort(), await freePort(), await freePort()]
  const java = (name: string, args: string[]) => [
    '-Xmx384m',
    '-cp',
    join(folder, 'libs/*'),
    name,
    ...args,
  ]
  const settings = join(folder, 'server.properties')
  await mkdir(join(folder, 'logs'), { recursive: true })
  const listeners = `PLAINTEXT://127.0.0.1:${plain},SASL_PLAINTEXT://127.0.0.1:${sasl}`
  const login =
    'org.apache.kafka.common.security.plain.PlainLoginModule required ' +
    `user_tollgate="${password}";`
  await writeFile(
    settings,
    [
      'process.roles=broker,controller',
      'node.id=1',
      `controller.quorum.voters=1@127.0.0.1:${controller}`,
      `listeners=${listeners},CONTROLLER://127.0.0.1:${controller}`,
      `advertised.listeners=${listeners}`,
      'controller.listener.names=CONTROLLER',
      'listener.security.protocol.map=PLAINTEXT:PLAINTEXT,SASL_PLAINTEXT:SASL_PLAINTEXT,CONTROLLER:PLAINTEXT',
      'inter.broker.listener.name=PLAINTEXT',
      'sasl.enabled.mechanisms=PLAIN',
      `listener.name.sasl_plaintext.plain.sasl.jaas.config=${login}`,
      `log.dirs=${join(folder, 'logs')}`,
      'num.partitions=3',
      'offsets.topic.replication.factor=1',
      'group.initial.rebalance.delay.ms=0',
    ].join('\n'),
  )
  const format = ['format', '-t', 'dG9sbGdhdGUtdGVzdHMtMQ', '-c', settings, '--ignore-formatted']
  await run('java', java('kafka.tools.StorageTool', format))
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn('java', java('kafka.Kafka', [settings]), { stdio: 'ignore' })
    await until('the broker listens', () => listens(plain), 60_000)
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await start()
  return {
    broker: `127.0.0.1:${plain}`,
    saslBroker: `127.0.0.1:${sasl}`,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    start,
    async close() {
      await kill()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
