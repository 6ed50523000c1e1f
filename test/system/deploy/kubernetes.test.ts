import type { StatefulSet } from 'kubernetes-types/apps/v1.js'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.js'
import type { ConfigMap, Service } from 'kubernetes-types/core/v1.js'
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.js'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '../../../server/config/load.ts'
import { faultsOf } from './faults.ts'
import { drainSeconds, filledIn, places, read, readDocuments } from './files.ts'
import { readEnvironment, readYaml } from './files.ts'
import { faultsOfForeign, type KubernetesObject } from './foreign.ts'

// Both files are what `helm template` makes of deploy/helm; helm.test.ts compares them with it.
const files = {
  'without values': 'deploy/kubernetes.yaml',
  'with every value': 'test/system/deploy/full.yaml',
}

type Kinds = {
  ConfigMap: ConfigMap
  HorizontalPodAutoscaler: HorizontalPodAutoscaler
  HTTPRoute: HttpRoute
  Gateway: Gateway
  Ingress: Ingress
  NetworkPolicy: NetworkPolicy
  PodDisruptionBudget: PodDisruptionBudget
  PrometheusRule: KubernetesObject & { spec: object }
  Service: Service
  ServiceMonitor: ServiceMonitor
  StatefulSet: StatefulSet
}
type Gateway = KubernetesObject & {
  metadata: { name: string }
  spec: { listeners: { name: string; hostname: string }[] }
}
type HttpRoute = KubernetesObject & {
  spec: { hostnames: string[]; rules: { timeouts: { request: string; backendRequest: string } }[] }
}
type ServiceMonitor = KubernetesObject & {
  spec: { selector: { matchLabels: object }; endpoints: { port: string }[] }
}

/** What the tests ask of the objects of a file. */
function objectsOf(file: string) {
  const all = readDocuments<KubernetesObject>(file)
  const every = <Kind extends keyof Kinds>(kind: Kind) =>
    all.filter((object) => object.kind === kind) as unknown as Kinds[Kind][]
  const one = <Kind extends keyof Kinds>(kind: Kind): Kinds[Kind] =>
    every(kind)[0] ?? expect.unreachable(`no ${kind}`)
  const service = (name: string) =>
    every('Service').find(({ metadata }) => metadata?.name === name) ?? expect.unreachable(name)
  const set = one('StatefulSet')
  const pods = set.spec?.template.spec ?? expect.unreachable()
  const [server = expect.unreachable(), ...beside] = pods.containers
  const [migration = expect.unreachable(), ...before] = pods.initContainers ?? []
  expect([...beside, ...before]).toEqual([])
  const [open, operator] = [service('tollgate'), service('tollgate-operator')]
  return { all, every, one, service, open, operator, set, pods, server, migration }
}

const env = filledIn(readEnvironment('deploy/tollgate.env.example'))
/** The configuration of a ConfigMap, as the server reads it. */
const configOf = (map: ConfigMap) => {
  const text = map.data?.['tollgate.yaml'] ?? expect.unreachable('no configuration')
  return loadConfig({ file: 'tollgate.yaml', env, cwd: '/', text })
}

describe.each(Object.entries(files))('of the chart %s', (_name, file) => {
  const { all, every, one, open, operator, set, pods, server, migration } = objectsOf(file)
  const map = every('ConfigMap').find(({ data }) => data?.['tollgate.yaml']) ?? expect.unreachable()
  const loaded = configOf(map)

  test('every object is one as the APIs describe it', () => {
    expect(faultsOf(all)).toEqual([])
    const wrong = structuredClone(set)
    Object.assign(wrong.spec?.template.spec?.containers[0] ?? {}, { readinesProbe: {} })
    expect(faultsOf([wrong as Required<StatefulSet>]).join()).toContain('readinesProbe')
  })

  test('no secret is in an object, and pods have them from one that exists', () => {
    expect(all.map(({ kind }) => kind)).not.toContain('Secret')
    for (const secret of Object.values(env)) expect(JSON.stringify(all)).not.toContain(secret)
    for (const { envFrom = [] } of [server, migration])
      expect(envFrom.every(({ secretRef }) => secretRef?.name)).toBe(true)
    expect(server.envFrom).toHaveLength(1)
    expect(migration.envFrom?.[0]).toEqual(server.envFrom?.[0])
  })

  test.each([
    ['the server', server],
    ['the migration before it', migration],
  ])('%s may write its volumes only, and has no way into the cluster', (_who, container) => {
    expect(pods.automountServiceAccountToken).toBe(false)
    expect(pods.securityContext).toMatchObject({
      runAsNonRoot: true,
      fsGroup: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.resources?.limits?.['memory']).toMatch(/^\d+[MG]i$/)
    expect(container.env?.[0]).toEqual({ name: 'TOLLGATE_CONFIG', value: places.config })
    const mounts = (container.volumeMounts ?? []).map(({ mountPath, name }) => [mountPath, name])
    expect(Object.fromEntries(mounts)).toMatchObject({
      [places.data]: 'data',
      '/tmp': 'tmp',
      '/etc/tollgate': 'config',
    })
    expect(pods.volumes).toContainEqual({ name: 'config', configMap: { name: map.metadata?.name } })
    const names = [...(pods.volumes ?? []), { name: 'data' }].map(({ name }) => name)
    for (const [, name] of mounts) expect(names).toContain(name)
  })

  test('a store is migrated before a server of a new version starts on it', () => {
    expect(migration).toMatchObject({ name: 'migrate', args: ['migrate'], image: server.image })
  })

  test('ports are those of the configuration', () => {
    const { gateway, mesh, metadata, operator: own } = loaded.config
    const ports = Object.entries({ gateway, mesh, metadata, operator: own }).map(
      ([name, { port }]) => ({ name, port }),
    )
    expect(server.ports).toEqual(ports.map(({ name, port }) => ({ name, containerPort: port })))
    const offered = ports.map(({ name, port }) => ({ name, port, targetPort: name }))
    // The operator is not where callers are.
    expect(open.spec?.ports).toEqual(offered.slice(0, 3))
    expect(operator.spec).toMatchObject({ clusterIP: 'None', ports: offered.slice(3) })
    expect(set.spec?.serviceName).toBe(operator.metadata?.name)
  })

  test('probes ask the operator address, and a pod that ends has time for its whole drain', () => {
    const get = (path: string) => ({ httpGet: { path, port: 'operator' } })
    expect(server).toMatchObject({
      startupProbe: get('/healthz'),
      livenessProbe: get('/healthz'),
      readinessProbe: get('/readyz'),
    })
    const command = server.lifecycle?.preStop?.exec?.command?.join(' ') ?? ''
    expect(command).toMatch(/^tollgate drain --wait-spool --timeout \d+$/)
    const waitMs = Number(/\d+$/.exec(command)?.[0]) * 1000
    expect(waitMs).toBeGreaterThan(loaded.config.drain.accept_ms)
    expect(pods.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      waitMs / 1000 + drainSeconds(loaded),
    )
  })

  test("each pod's spool outlives it, and has room for the whole spool", () => {
    const [claim, ...more] = set.spec?.volumeClaimTemplates ?? []
    expect(more).toEqual([])
    expect(claim?.metadata?.name).toBe('data')
    const [, size] = /^(\d)Gi$/.exec(claim?.spec?.resources?.requests?.['storage'] ?? '') ?? []
    expect(loaded.config.ledger.spool_bytes).toBeLessThan((Number(size) * 2 ** 30) / 2)
  })

  test('services, the disruption budget and the spread find the pods', () => {
    const labels = set.spec?.selector.matchLabels ?? {}
    expect(Object.keys(labels)).toContain('app.kubernetes.io/instance')
    expect(set.spec?.template.metadata?.labels).toMatchObject(labels)
    const spread = pods.topologySpreadConstraints ?? []
    const selectors = [
      open.spec?.selector,
      operator.spec?.selector,
      one('PodDisruptionBudget').spec?.selector?.matchLabels,
      ...spread.map(({ labelSelector }) => labelSelector?.matchLabels),
    ]
    for (const selector of selectors) expect(selector).toEqual(labels)
    expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
      'topology.kubernetes.io/zone',
      'kubernetes.io/hostname',
    ])
  })

  test('maintenance of nodes leaves pods, and an autoscaler alone says how many there are', () => {
    const [scaler] = every('HorizontalPodAutoscaler')
    expect(set.spec?.replicas === undefined).toBe(scaler !== undefined)
    if (scaler) expect(scaler.spec?.scaleTargetRef.name).toBe(set.metadata?.name)
    const fewest = scaler?.spec?.minReplicas ?? set.spec?.replicas ?? 0
    const stopped = Number(one('PodDisruptionBudget').spec?.maxUnavailable)
    expect(stopped).toBeGreaterThan(0)
    expect(stopped).toBeLessThan(fewest)
  })
})

test('without values the configuration is that of deploy/, for whose names its secrets are', () => {
  const map = objectsOf(files['without values']).one('ConfigMap')
  expect(map.data).toEqual({ 'tollgate.yaml': read('deploy/config/tollgate.yaml') })
  expect(configOf(map).secrets.storeUrl).toBe(env['DATABASE_URL'])
})

const full = objectsOf(files['with every value'])
const fullMap = full.every('ConfigMap').find(({ data }) => data?.['tollgate.yaml'])
const { config } = configOf(fullMap ?? expect.unreachable())
const hosts = [config.gateway, config.mesh].map(({ public_url: url = '' }) => new URL(url).hostname)

type Schema = { properties?: Record<string, Schema>; $ref?: string }

/** The values of the chart, by their paths. */
const settingsOf = (schema: Schema, path: string[] = []): string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    one.properties ? settingsOf(one, [...path, name]) : [[...path, name]],
  )
const at = (values: unknown, path: string[]) =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], values)

/** Texts and numbers in a value, also those in texts. */
const scalarsIn = (value: unknown): (string | number)[] => {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(scalarsIn) : []
}

// helm.test.ts tries these: here others take their place.
const apart = new Set(['gatewayApi.parentRef', 'replicas'])
const settings = settingsOf(readYaml<Schema>('deploy/helm/values.schema.json'))
  .map((path) => path.join('.'))
  .filter((path) => !apart.has(path))
const values = readYaml<object>('test/system/deploy/full.values.yaml')
const defaults = readYaml<object>('deploy/helm/values.yaml')
const written = full.all.flatMap(scalarsIn)

const escaped = (text: string) => text.replace(/[^\w\s]/g, String.raw`\$&`)

test.each(settings)('the value %s is in an object', (path) => {
  const value = at(values, path.split('.'))
  expect(at(defaults, path.split('.')), 'its default').toBeDefined()
  if (path.endsWith('.enabled')) return expect(value).toBe(true)
  expect(value).not.toEqual(at(defaults, path.split('.')))
  for (const scalar of scalarsIn(value)) {
    const whole = RegExp(`(?<!\\w)${escaped(String(scalar).trim())}(?!\\w)`)
    expect(
      written.some((one) => whole.test(String(one))),
      String(scalar),
    ).toBe(true)
  }
})

test('no value is another one too, so that each is found by itself', () => {
  const numbers = scalarsIn(values).filter((value) => typeof value === 'number')
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted())
})

test('Prometheus has the same alerts, and finds every pod by the operator service', () => {
  expect(full.one('PrometheusRule').spec).toEqual(readYaml('deploy/prometheus/alerts.yaml'))
  const { selector, endpoints } = full.one('ServiceMonitor').spec
  expect(full.operator.metadata?.labels).toMatchObject(selector.matchLabels)
  expect(full.open.metadata?.labels).not.toMatchObject(selector.matchLabels)
  expect(endpoints).toMatchObject([
    { port: 'operator', authorization: { credentials: { name: at(values, ['secret']) } } },
  ])
})

test('policies let callers reach the public ports, and only servers their PgBouncer', () => {
  const [own, pooler] = full.every('NetworkPolicy').map(({ spec }) => spec)
  expect(own?.podSelector?.matchLabels).toEqual(full.set.spec?.selector.matchLabels)
  expect(own?.ingress?.map(({ ports = [] }) => ports.map(({ port }) => port))).toEqual([
    ['gateway', 'mesh', 'metadata'],
    ['operator'],
  ])
  expect(pooler?.ingress).toEqual([
    { from: [{ podSelector: own?.podSelector }], ports: [{ port: 'pgbouncer' }] },
  ])
  expect(full.service('tollgate-pgbouncer').spec?.selector).toEqual(
    pooler?.podSelector?.matchLabels,
  )
})

test('an Ingress sends each public name to its port', () => {
  const { spec } = full.one('Ingress')
  expect(spec?.tls?.[0]?.hosts).toEqual(hosts)
  expect(
    spec?.rules?.map(({ host, http }) => [host, http?.paths[0]?.backend.service?.port?.name]),
  ).toEqual([
    [hosts[0], 'gateway'],
    [hosts[1], 'mesh'],
  ])
  const own = parse(read('deploy/helm/values.yaml')) as typeof defaults
  const annotation = 'nginx.ingress.kubernetes.io/proxy-read-timeout'
  const seconds = Number(at(own, ['ingress', 'annotations', annotation]))
  const unchanged = loadConfig({ env: {}, cwd: '/', secrets: false, text: '' }).config
  expect(seconds * 1000).toBeGreaterThan(unchanged.limits.whole_ms)
})

test('a Gateway sends each public name to its port, and waits for whole streams', () => {
  const gateway = full.one('Gateway')
  const routes = full.every('HTTPRoute')
  const wrong = { ...gateway, spec: { ...gateway.spec, gatewayClass: 'eg' } }
  expect(faultsOfForeign(wrong).join()).toContain('gatewayClass')
  // Arrays match as a whole: there is no other rule, and none has the port of the operator.
  const expected = (['gateway', 'mesh'] as const).map((name, place) => ({
    parentRefs: [{ name: gateway.metadata.name, sectionName: name }],
    hostnames: [hosts[place]],
    rules: [{ backendRefs: [{ name: full.open.metadata?.name, port: config[name].port }] }],
  }))
  expect(routes.map(({ spec }) => spec)).toMatchObject(expected)
  expect(gateway.spec.listeners).toMatchObject(
    expected.map(({ parentRefs, hostnames }) => ({
      name: parentRefs[0]?.sectionName,
      hostname: hostnames[0],
    })),
  )
  for (const { timeouts } of routes.flatMap(({ spec }) => spec.rules)) {
    const [, minutes] = /^(\d+)m$/.exec(timeouts.request) ?? []
    expect(Number(minutes) * 60_000).toBeGreaterThan(config.limits.stream_ms)
    expect(timeouts.backendRequest).toBe(timeouts.request)
  }
})

test('the chart has the version of the package', () => {
  const { version } = readYaml<{ version: string }>('package.json')
  expect(readYaml('deploy/helm/Chart.yaml')).toMatchObject({ version, appVersion: version })
})
