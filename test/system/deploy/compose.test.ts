import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  deployed,
  drainSeconds,
  filledIn,
  places,
  read,
  readEnvironment,
  readYaml,
} from './files.ts'

type Mount = { source: string; target: string } | string
type Service = {
  image?: string
  entrypoint?: string[]
  command?: string[]
  environment?: Record<string, string>
  configs?: Mount[]
  secrets?: Mount[]
  volumes?: string[]
  logging?: { driver: string; options: Record<string, string> }
  ports?: string[]
  tmpfs?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  stop_grace_period?: string
  healthcheck?: { interval?: string; timeout?: string }
  depends_on?: Record<string, { condition: string }>
  build?: { context: string; dockerfile: string }
}
type Named = Record<string, { file: string }>
type Compose = {
  services: Record<string, Service>
  configs: Named
  secrets: Named
  volumes: Record<string, object>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const compose = readYaml<Compose>('deploy/compose.yaml')
const { services } = compose
const example = readEnvironment('deploy/tollgate.env.example')
const env = filledIn(example)
const loaded = deployed(env)
const replicas = ['tollgate-1', 'tollgate-2'] as const
const nameOf = (mount: Mount) => (typeof mount === 'string' ? mount : mount.source)
const serviceOf = (name: string): Service => services[name] ?? {}

test('the configuration is one that the server takes, with the environment of the example and nothing more', () => {
  expect(loaded.sandbox).toBe(false)
  expect(loaded.config).toMatchObject({
    store: 'postgres://postgres/tollgate',
    spool: `${places.data}/spool`,
  })
  expect(loaded.secrets).toMatchObject({
    storeUrl: env['DATABASE_URL'],
    operatorToken: env['TOLLGATE_OPERATOR_TOKEN'],
  })
  for (const name of Object.keys(env))
    expect(() => deployed({ ...env, [name]: '' }), `${name} is needed`).toThrow(name)
  for (const service of ['gateway', 'mesh', 'metadata', 'operator'] as const)
    expect(loaded.config[service].host).toBe('0.0.0.0')
})

test('no placeholder of the example is taken for a secret', () => {
  for (const [name, value] of Object.entries(example))
    expect(() => deployed({ ...env, [name]: value }), name).toThrow(
      new RegExp(`${name}.*placeholder of the example`),
    )
})

describe('compose', () => {
  test('is as the Compose Specification has it, whose schema knows every name', () => {
    // Its draft is said by an address that Ajv does not have; it is Ajv's own.
    const { $schema: _, ...schema } = JSON.parse(
      read('node_modules/dclint/schemas/compose.schema.json'),
    ) as Record<string, unknown> // a JSON Schema
    const fits = new Ajv({ strict: false, allErrors: true }).compile(schema)
    const faultsOf = (file: unknown) =>
      fits(file)
        ? []
        : (fits.errors ?? []).map(
            ({ instancePath, params }) => `${instancePath} ${JSON.stringify(params)}`,
          )
    expect(faultsOf(compose)).toEqual([])
    const { services, ...rest } = compose
    const other = (service: object) =>
      faultsOf({
        ...rest,
        services: { ...services, postgres: { ...services['postgres'], ...service } },
      }).join()
    expect(other({ healtcheck: {} })).toBe('/services/postgres {"additionalProperty":"healtcheck"}')
    expect(other({ healthcheck: { test: 'true', intervall: '2s' } })).toContain(
      '/services/postgres/healthcheck {"additionalProperty":"intervall"}',
    )
    expect(other({ depends_on: { migrate: { condition: 'service_finished' } } })).toContain(
      '/services/postgres/depends_on/migrate/condition ' +
        '{"allowedValues":["service_started","service_healthy","service_completed_successfully"]}',
    )
    expect(faultsOf({ ...compose, volume: {} })).toEqual([' {"additionalProperty":"volume"}'])
  })

  test('has durations that Compose can read, which its schema takes for any text', () => {
    const durations = Object.values(services)
      .flatMap(({ stop_grace_period, healthcheck: { interval, timeout } = {} }) => [
        stop_grace_period,
        interval,
        timeout,
      ])
      .filter((duration) => duration !== undefined)
    expect(durations).toHaveLength(5)
    for (const duration of durations) expect(duration).toMatch(/^(\d+(h|m|s|ms|us))+$/)
  })

  test('names only configurations, secrets, volumes and services that it declares, and files that there are', () => {
    for (const [
      name,
      { configs = [], secrets = [], volumes = [], depends_on = {} },
    ] of Object.entries(services)) {
      for (const mount of configs)
        expect(Object.keys(compose.configs), name).toContain(nameOf(mount))
      for (const mount of secrets)
        expect(Object.keys(compose.secrets), name).toContain(nameOf(mount))
      for (const mount of volumes) {
        const [source = ''] = mount.split(':')
        if (source.startsWith('./')) expect(read(`deploy/${source}/tollgate.yaml`)).not.toBe('')
        else expect(Object.keys(compose.volumes), name).toContain(source)
      }
      for (const other of Object.keys(depends_on))
        expect(Object.keys(services), name).toContain(other)
    }
    for (const { file } of Object.values(compose.configs))
      expect(read(`deploy/${file}`)).not.toBe('')
    // The operator writes these; the first lines say how, and git does not take them.
    for (const { file } of Object.values(compose.secrets))
      expect(read('deploy/compose.yaml').split('name: tollgate')[0]).toContain(file)
    expect(read('deploy/.gitignore')).toContain('secrets/')
    expect(serviceOf('tollgate-1').build).toEqual({
      context: '..',
      dockerfile: 'deploy/Dockerfile',
    })
  })

  test.each(replicas)(
    '%s runs without rights, on a file system that it cannot write, and is given time to drain',
    (name) => {
      const {
        read_only,
        cap_drop,
        security_opt,
        tmpfs,
        stop_grace_period,
        environment,
        entrypoint,
        secrets,
        ports,
      } = serviceOf(name)
      expect({ read_only, cap_drop, security_opt, tmpfs }).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        tmpfs: ['/tmp'],
      })
      expect(Number(stop_grace_period?.replace('s', ''))).toBeGreaterThanOrEqual(
        drainSeconds(loaded),
      )
      expect(environment).toEqual({ TOLLGATE_CONFIG: places.config })
      expect(secrets).toEqual([{ source: 'tollgate', target: 'tollgate.env' }])
      expect(entrypoint).toEqual([
        'node',
        '--env-file=/run/secrets/tollgate.env',
        '/app/server/main.js',
      ])
      expect(ports, 'only the load balancer is reached from outside').toBeUndefined()
    },
  )

  test('gives each replica a spool of its own, and migrates before them', () => {
    const spools = replicas.map((name) => serviceOf(name).volumes)
    // A folder: a file mounted alone stays as it was when an editor renames a new one to it.
    const config = `./config:${dirname(places.config)}:ro`
    expect(spools).toEqual([
      [config, `spool-1:${places.data}`],
      [config, `spool-2:${places.data}`],
    ])
    expect(serviceOf('migrate').volumes).toEqual([config])
    for (const name of replicas)
      expect(serviceOf(name).depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
      })
    expect(serviceOf('migrate')).toMatchObject({
      command: ['migrate'],
      depends_on: { postgres: { condition: 'service_healthy' } },
    })
  })

  test('keeps no log for ever', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect(logging, name).toEqual({
        driver: 'json-file',
        options: { 'max-size': '50m', 'max-file': '5' },
      })
  })

  test('shows commands that keep secrets from other users of the machine', () => {
    const shown = read('deploy/compose.yaml').split('name: tollgate')[0] ?? ''
    const folder = mkdtempSync(join(tmpdir(), 'tollgate-secrets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'tollgate.env.example'), '')
    const command = (form: RegExp) => form.exec(shown)?.[0] ?? expect.unreachable()
    const commands = [
      command(/install -d -m 700 secrets && cp \S+ \S+/),
      command(/printf %s "\$PASSWORD" > \S+/),
      command(/chmod 644 secrets\/\*/),
    ]
    const { status } = spawnSync('sh', ['-c', commands.join(' && ')], { cwd: folder })
    expect(status).toBe(0)
    const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777
    expect(modeOf('secrets')).toBe(0o700)
    for (const { file } of Object.values(compose.secrets)) expect(modeOf(file), file).toBe(0o644)
  })

  test('the database is the one of the address, with a password from a file', () => {
    const { hostname, username, pathname } = new URL(env['DATABASE_URL'] ?? '')
    expect(serviceOf(hostname).environment).toEqual({
      POSTGRES_USER: username,
      POSTGRES_DB: pathname.slice(1),
      POSTGRES_PASSWORD_FILE: '/run/secrets/postgres-password',
    })
  })
})

describe('an upgrade', () => {
  /** The commands that upgrade.sh gives to a docker of this test, whose `up` may fail. */
  function upgrade(env: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'tollgate-upgrade-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const script = 'echo "$*" >> "$CALLS"; case "$*" in *"$FAILS"*) exit 1;; esac'
    writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    const calls = join(folder, 'calls')
    const { status, stderr } = spawnSync('sh', [`${root}deploy/upgrade.sh`], {
      env: {
        PATH: `${folder}:${process.env['PATH']}`,
        CALLS: calls,
        FAILS: 'nothing',
        NOTICED_S: '0',
        ...env,
      },
      encoding: 'utf8',
    })
    return { status, stderr, calls: readFileSync(calls, 'utf8').trim().split('\n') }
  }
  const up = (name: string) => `compose up --detach --no-deps --no-build --wait ${name}`

  test('builds, migrates, and replaces one replica after the other', () => {
    const steps = ['compose run --rm migrate', ...replicas.map(up)]
    const built = upgrade({})
    expect(built.calls).toEqual(['compose build tollgate-1', ...steps])
    expect(built.status).toBe(0)
    const image = 'registry.example.com/tollgate:1'
    const pulled = upgrade({ IMAGE: image })
    expect(pulled.calls).toEqual([`pull ${image}`, `tag ${image} tollgate`, ...steps])
  })

  test('ends where a replica does not become healthy, and leaves the other one as it is', () => {
    const { status, stderr, calls } = upgrade({ FAILS: '--wait tollgate-1' })
    expect(status).toBe(1)
    expect(calls.at(-1)).toBe(up('tollgate-1'))
    expect(stderr).toContain('tollgate-1 did not become healthy')
  })
})

describe('the load balancer', () => {
  const lines = read('deploy/haproxy.cfg')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const has = (line: string) => expect(lines).toContain(line)
  const seconds = (setting: string) =>
    Number(lines.find((line) => line.startsWith(`${setting} `))?.match(/(\d+)s$/)?.[1])

  test('reaches both replicas at the ports of each public service, and the operator of none from outside', () => {
    const { gateway, mesh, metadata, operator } = loaded.config
    for (const { port } of [gateway, mesh, metadata]) {
      has(`bind :${port}`)
      // Each replica is asked for its readiness once, whatever it serves.
      const track = (name: string) => (port === gateway.port ? '' : ` track gateway/${name}`)
      for (const name of replicas) has(`server ${name} ${name}:${port}${track(name)}`)
    }
    expect(lines.filter((line) => line.startsWith('bind'))).toHaveLength(3)
    expect(serviceOf('proxy').ports).toEqual(
      [gateway, mesh, metadata].map(({ port }) => `${port}:${port}`),
    )
    has(`default-server check port ${operator.port} inter 1s fall 2 rise 2`)
  })

  test('asks for readiness often enough that a replica that drains is left before it stops accepting', () => {
    has('http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host tollgate')
    has('http-check expect status 200')
    expect(2 * 1000 + 1000).toBeLessThan(loaded.config.drain.accept_ms)
  })

  test('waits for the longest reply, ends idle connections before the server does, and repeats only what was not sent', () => {
    const { limits } = loaded.config
    for (const side of ['client', 'server']) {
      expect(seconds(`timeout ${side}`) * 1000).toBeGreaterThan(limits.whole_ms)
      expect(seconds(`timeout ${side}`) * 1000).toBeGreaterThan(2 * limits.keep_alive_ms)
    }
    expect(seconds('timeout http-keep-alive')).toBeLessThan(75)
    has('retry-on conn-failure')
    has('option http-no-delay')
    expect(lines.filter((line) => /buffer/.test(line))).toEqual([])
  })

  test('says who asks, so that a client cannot, and is believed', () => {
    expect(
      lines.filter((line) => line === 'http-request set-header X-Forwarded-For %[src]'),
    ).toHaveLength(3)
    expect(loaded.config.trusted_proxies).toContain('172.16.0.0/12')
  })

  const haproxy = spawnSync('haproxy', ['-v']).status === 0
  test.skipIf(!haproxy)('is taken by haproxy itself', () => {
    const { status, stdout, stderr } = spawnSync(
      'haproxy',
      ['-c', '-f', new URL('../../../deploy/haproxy.cfg', import.meta.url).pathname],
      { encoding: 'utf8' },
    )
    expect(status, stdout + stderr).toBe(0)
  })
})
