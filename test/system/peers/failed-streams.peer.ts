import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNginx, startNginx } from '../../support/servers/balancer.ts'
import { freePort } from '../../support/servers/ports.ts'
import { startServer, type Server } from '../../support/servers/process.ts'
import {
  event,
  completion,
  openEvents,
  piece,
  sendJson,
  startModelServer,
  type ModelServer,
} from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { hasHaproxy, startHaproxy } from '../deploy/haproxy.ts'
import { programFile, ran } from './generated.ts'
import { pythonEnvironments } from './libraries/environments.ts'

/** A model for each front: half of the requests fail, and no breaker is to open. */
const models = ['one', 'two', 'three', 'four']
const langchain4j = '1.4.0'
const folder = await mkdtemp(join(tmpdir(), 'tollgate-failed-streams-'))
const python = await pythonEnvironments().catch(untested('Python and uv'))

/** What runs the program of a client, once it is installed; undefined where it cannot be had. */
type Run = (env: NodeJS.ProcessEnv) => Promise<string>
const clients: Record<string, Run | undefined> = {
  "Go's net/http": await compiledGo().catch(untested('Go')),
  'LangChain4j of Java': await compiledJava().catch(untested('LangChain4j')),
  'fetch of Node': inNode,
}
const interpreter = await python
  ?.install('all', ['httpx==0.28.1', 'requests==2.32.5', 'openai==3.54.0', 'anthropic==2.12.0'])
  .catch(untested('httpx, requests, openai and anthropic'))
const runPython = (which: string): Run | undefined =>
  interpreter === undefined
    ? undefined
    : (env) => ran(interpreter, [programFile('failed_streams.py'), which], { cwd: folder, env })
for (const which of ['http.client', 'httpx', 'requests'])
  clients[`${which} of Python`] = runPython(which)

function untested(what: string) {
  return (error: unknown): undefined => {
    const [why] = String(error).split('\n')
    console.warn(`${what} cannot be had here (${why}): NOT TESTED`)
  }
}

async function compiledGo(): Promise<Run> {
  const cwd = join(folder, 'go')
  await mkdir(cwd)
  await copyFile(programFile('failed_streams.go'), join(cwd, 'main.go'))
  await ran('go', ['mod', 'init', 'example.com/peers'], { cwd })
  await ran('go', ['build', '-o', 'program', '.'], { cwd })
  return (env) => ran(join(cwd, 'program'), [], { cwd, env })
}

async function compiledJava(): Promise<Run> {
  const cwd = join(folder, 'java')
  await mkdir(cwd)
  await writeFile(
    join(cwd, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <groupId>example</groupId><artifactId>peers</artifactId><version>1</version>
      <dependencies><dependency>
        <groupId>dev.langchain4j</groupId>
        <artifactId>langchain4j-open-ai</artifactId>
        <version>${langchain4j}</version>
      </dependency></dependencies>
    </project>`,
  )
  const copy = ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib']
  await ran('mvn', copy, { cwd })
  await ran('javac', ['-cp', 'lib/*', '-d', '.', programFile('FailedStreams.java')], { cwd })
  return (env) => ran('java', ['-cp', 'lib/*:.', 'FailedStreams'], { cwd, env })
}

function inNode(env: NodeJS.ProcessEnv): Promise<string> {
  return ran(process.execPath, [programFile('failed-streams.mjs')], { cwd: folder, env })
}

let upstream: ModelServer
let server: Server
let key: string
beforeAll(async () => {
  upstream = await startModelServer((_req, res, { body }) => {
    if (body.stream) openEvents(res).end(event(piece('Hel')))
    else sendJson(res, 200, completion('Hello'))
  })
  const { base_url } = upstream
  server = await startServer({
    config: {
      upstreams: { upstream: { base_url } },
      routes: Object.fromEntries(models.map((model) => [model, [{ upstream: 'upstream' }]])),
      breaker: { failures: 1000, window: 1000 },
    },
  })
  key = (await server.createKey()).key
})
afterAll(async () => {
  await upstream.close()
  await python?.close()
  await rm(folder, { recursive: true, force: true })
})

/** What stands between a client and the server, and returns its address. */
const fronts: Record<string, (() => Promise<string>) | undefined> = {
  nothing: async () => server.url,
  HAProxy: hasHaproxy ? () => startHaproxy([server, server]) : undefined,
  'nginx, HTTP/1.1': hasNginx ? () => nginxBefore('1.1') : undefined,
  'nginx, HTTP/1.0': hasNginx ? () => nginxBefore('1.0') : undefined,
}

async function nginxBefore(version: '1.0' | '1.1'): Promise<string> {
  const port = await freePort()
  await startNginx(port, [{ port: Number(new URL(server.url).port) }], {
    version,
    keepalive: 'keepalive 8;',
  })
  return `http://127.0.0.1:${port}`
}

/** The environment of a program, once the server answers behind what was started. */
async function reached(start: () => Promise<string>, model = ''): Promise<NodeJS.ProcessEnv> {
  const url = await start()
  const isReady = async () => (await fetch(`${url}/openapi.json`).catch(() => undefined))?.ok
  await until('the server answers', async () => (await isReady()) === true)
  return { ...process.env, URL: url, KEY: key, MODEL: model }
}

for (const [at, [front, start]] of Object.entries(fronts).entries())
  describe.skipIf(start === undefined)(`behind ${front}`, () => {
    test.for(Object.entries(clients))(
      '%s sees each error, takes no stream for complete and loses no request',
      { timeout: 200_000 },
      async ([, run], { skip }) => {
        if (!run || !start) return skip()
        const printed = await run(await reached(start, models[at]))
        expect(JSON.parse(printed)).toEqual({ 'error incomplete': 30, 'Hello complete': 30 })
      },
    )

    test('the libraries of OpenAI and Anthropic for Python raise the event’s own error', async ({
      skip,
    }) => {
      const run = runPython('libraries')
      if (!run || !start) return skip()
      const printed = await run(await reached(start, models[at]))
      const message = "the model's server ended the stream before the reply was complete"
      const ours = ['APIError', message]
      const theirs = ['APIStatusError', expect.stringContaining(message)]
      expect(JSON.parse(printed)).toEqual({ chat: ours, responses: ours, messages: theirs })
    })
  })
