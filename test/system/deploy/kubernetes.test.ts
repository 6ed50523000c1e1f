import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StatefulSet } from 'kubernetes-types/apps/v1.js'
import type { ConfigMap, Secret, Service } from 'kubernetes-types/core/v1.js'
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.js'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js'
import ts from 'typescript'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import {
  deployed,
  drainSeconds,
  places,
  read,
  readDocuments,
  filledIn,
  readEnvironment,
  readYaml,
} from './files.ts'
import { faultsOfForeign, isForeign, type KubernetesObject } from './foreign.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = 'deploy/kubernetes'
/** YAML files of a folder below, by their paths there, but its kustomization. */
const manifestsIn = (place: string) =>
  globSync(`${place}/*.yaml`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/').slice(place.length + 1))
    .filter((file) => file !== 'kustomization.yaml')
    .toSorted()
const manifests = manifestsIn(folder)
const components = globSync(`${folder}/components/*/`, { cwd: root })
  .map((path) => basename(path))
  .toSorted()
const only = <T>(file: string): T => {
  const [document, ...more] = readDocuments<T>(`${folder}/${file}`)
  if (document === undefined || more.length > 0) throw new Error(`${file} is not one document`)
  return document
}

const env = filledIn(readEnvironment('deploy/tollgate.env.example'))
const loaded = deployed(env)
const set = only<StatefulSet>('statefulset.yaml')
const pods = set.spec?.template.spec

const modules: Record<string, string> = {
  StatefulSet: 'apps/v1',
  PodDisruptionBudget: 'policy/v1',
  ConfigMap: 'core/v1',
  Secret: 'core/v1',
  Service: 'core/v1',
  NetworkPolicy: 'networking/v1',
  Ingress: 'networking/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
}

/**
 * What TypeScript says against objects as Kubernetes' own API describes them: unknown fields, wrong
 * types, what is missing.
 */
function faultsOf(objects: readonly KubernetesObject[]): string[] {
  const source = objects.map((object, at) => {
    const module = modules[object.kind]
    // Some groups have longer names in the API, as networking.k8s.io.
    const version = `core/${object.apiVersion.replace('.k8s.io', '')}`
    if (module === undefined || !version.endsWith(module))
      return `export const o${at}: never = ${JSON.stringify([object.apiVersion, object.kind])}`
    return (
      `export const o${at}: import('kubernetes-types/${module}').${object.kind} = ` +
      JSON.stringify(object)
    )
  })
  const name = `${root}test/system/deploy/written.ts`
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es5.d.ts'],
    types: [],
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, ...more) =>
    file === name
      ? ts.createSourceFile(file, source.join('\n'), ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...more)
  const program = ts.createProgram([name], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('every object is one as the API of Kubernetes describes it', () => {
  const objects = manifests.flatMap((file) => readDocuments<KubernetesObject>(`${folder}/${file}`))
  expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
    'PodDisruptionBudget',
    'Secret',
    'Service',
    'Service',
    'StatefulSet',
  ])
  expect(faultsOf(objects)).toEqual([])
  const wrong = structuredClone(set)
  Object.assign(wrong.spec?.template.spec?.containers[0] ?? {}, { readinesProbe: {} })
  expect(faultsOf([wrong as Required<StatefulSet>]).join()).toContain('readinesProbe')
})

test('the kustomization has every file but the example of the secret', () => {
  const { resources, images } = readYaml<{ resources: string[]; images: { name: string }[] }>(
    `${folder}/kustomization.yaml`,
  )
  expect(resources.toSorted()).toEqual(manifests.filter((file) => file !== 'secret.example.yaml'))
  const { containers = [], initContainers = [] } = pods ?? {}
  for (const { image } of [...containers, ...initContainers]) expect(image).toBe(images[0]?.name)
})

test.each(components)('the component %s has files of its folder, which all are used', (name) => {
  const place = `${folder}/components/${name}`
  const {
    kind,
    resources = [],
    patches = [],
  } = readYaml<{
    kind: string
    resources?: string[]
    patches?: { path?: string }[]
  }>(`${place}/kustomization.yaml`)
  expect(kind).toBe('Component')
  const named = [...resources, ...patches.flatMap(({ path }) => path ?? [])]
  expect(named.toSorted()).toEqual(manifestsIn(place))
  expect(read(`${folder}/components/README.md`)).toContain(`| \`${name}\` |`)
})

const kubectl = spawnSync('kubectl', ['version', '--client']).status === 0
if (!kubectl)
  console.warn(
    'SKIPPED: what kustomize makes of deploy/kubernetes and its components is not tried, ' +
      'for want of kubectl: https://kubernetes.io/docs/tasks/tools has it.',
  )

/** What `kubectl kustomize` makes of deploy/kubernetes with these components, without a cluster. */
function built(...names: string[]): KubernetesObject[] {
  const overlay = mkdtempSync(join(tmpdir(), 'tollgate-kustomize-'))
  onTestFinished(() => rmSync(overlay, { recursive: true }))
  const base = relative(realpathSync(overlay), join(root, folder))
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [base],
    components: names.map((name) => `${base}/components/${name}`),
  }
  writeFileSync(join(overlay, 'kustomization.yaml'), JSON.stringify(kustomization))
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', overlay], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return parseAllDocuments(stdout).map((document) => document.toJS() as KubernetesObject)
}
const setIn = (objects: readonly KubernetesObject[]) =>
  objects.find(({ kind }) => kind === 'StatefulSet') as StatefulSet | undefined

describe.skipIf(!kubectl)('kustomize makes', () => {
  test('objects as Kubernetes describes them, of the image that is named', () => {
    const objects = built()
    expect(faultsOf(objects)).toEqual([])
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'PodDisruptionBudget',
      'Service',
      'Service',
      'StatefulSet',
    ])
    const { containers = [], initContainers = [] } = setIn(objects)?.spec?.template.spec ?? {}
    for (const { image } of [...containers, ...initContainers])
      expect(image).toBe('registry.example.com/tollgate:0.1.0')
  })

  test('another name of another configuration, so that the pods get it', () => {
    const objects = built()
    const map = objects.find(({ kind }) => kind === 'ConfigMap') as ConfigMap | undefined
    expect(map?.metadata?.name).toMatch(/^tollgate-[a-z0-9]{10}$/)
    expect(map?.data).toEqual({ 'tollgate.yaml': read('deploy/config/tollgate.yaml') })
    const { volumes = [] } = setIn(objects)?.spec?.template.spec ?? {}
    expect(volumes.find(({ name }) => name === 'config')?.configMap?.name).toBe(map?.metadata?.name)
  })

  test('objects as Kubernetes and the APIs of others describe them, of all components', () => {
    const objects = built(...components)
    const foreign = objects.filter(isForeign)
    expect(faultsOf(objects.filter((object) => !isForeign(object)))).toEqual([])
    expect(foreign.flatMap(faultsOfForeign)).toEqual([])
    expect(foreign.map(({ kind }) => kind).toSorted()).toEqual([
      'Gateway',
      'HTTPRoute',
      'HTTPRoute',
      'PrometheusRule',
      'ServiceMonitor',
    ])
    const spec = setIn(objects)?.spec
    expect(spec?.replicas, 'the autoscaler says how many').toBeUndefined()
    const pod = spec?.template.spec
    expect(pod?.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey)).toEqual([
      'topology.kubernetes.io/zone',
      'kubernetes.io/hostname',
    ])
    expect(pod?.securityContext).not.toHaveProperty('fsGroup')
    for (const container of [...(pod?.containers ?? []), ...(pod?.initContainers ?? [])]) {
      expect(container.env).toContainEqual({
        name: 'NODE_EXTRA_CA_CERTS',
        value: '/etc/tollgate-ca/ca.pem',
      })
      expect(container.volumeMounts?.map(({ name }) => name)).toContain('ca')
    }
  })
})

test('Prometheus in a cluster has the same alerts, and finds every pod by the operator service', () => {
  const place = `${folder}/components/monitoring`
  const rule = readYaml<{ spec: object }>(`${place}/prometheusrule.yaml`)
  expect(rule.spec).toEqual(readYaml('deploy/prometheus/alerts.yaml'))
  const monitor = readYaml<{
    spec: { selector: { matchLabels: object }; endpoints: { port: string }[] }
  }>(`${place}/servicemonitor.yaml`)
  const [open, operator] = readDocuments<Service>(`${folder}/services.yaml`)
  expect(operator?.metadata?.labels).toMatchObject(monitor.spec.selector.matchLabels)
  expect(open?.metadata?.labels).not.toMatchObject(monitor.spec.selector.matchLabels)
  expect(monitor.spec.endpoints.map(({ port }) => port)).toEqual(['operator'])
  const { stringData = {} } = only<Secret>('secret.example.yaml')
  expect(monitor.spec.endpoints).toMatchObject([
    { authorization: { credentials: { name: 'tollgate', key: expect.any(String) } } },
  ])
  expect(Object.keys(stringData)).toContain('TOLLGATE_METRICS_TOKEN')
})

test('components name the ports, services and pods that there are', () => {
  const at = <T>(file: string) => readYaml<T>(`${folder}/components/${file}`)
  const policy = at<NetworkPolicy>('network-policy/networkpolicy.yaml')
  const ports = pods?.containers[0]?.ports?.map(({ name }) => name)
  expect(policy.spec?.podSelector?.matchLabels).toEqual(set.spec?.template.metadata?.labels)
  expect(policy.spec?.ingress?.flatMap((rule) => rule.ports ?? []).map(({ port }) => port)).toEqual(
    ports,
  )
  const ingress = at<Ingress>('ingress/ingress.yaml')
  const [open] = readDocuments<Service>(`${folder}/services.yaml`)
  const backends = ingress.spec?.rules?.flatMap(({ http }) => http?.paths ?? []) ?? []
  for (const { backend } of backends) {
    expect(backend.service?.name).toBe(open?.metadata?.name)
    const names = open?.spec?.ports?.map(({ name }) => name)
    expect(names).toContain(backend.service?.port?.name)
  }
  const { gateway, mesh } = loaded.config
  expect(ingress.spec?.rules?.map(({ host }) => host)).toEqual(
    [gateway, mesh].map(({ public_url: url = '' }) => new URL(url).hostname),
  )
  const timeout = Number(
    ingress.metadata?.annotations?.['nginx.ingress.kubernetes.io/proxy-read-timeout'],
  )
  expect(timeout * 1000).toBeGreaterThan(loaded.config.limits.whole_ms)
})

type Gateway = KubernetesObject & {
  metadata: { name: string }
  spec: { listeners: { name: string; hostname: string }[] }
}
type HttpRoute = KubernetesObject & {
  spec: {
    parentRefs: { name: string; sectionName: string }[]
    hostnames: string[]
    rules: {
      backendRefs: { name: string; port: number }[]
      timeouts: { request: string; backendRequest: string }
    }[]
  }
}

test('a Gateway sends each public name to its port, and waits for whole streams', () => {
  const place = `${folder}/components/gateway-api`
  const gateway = readYaml<Gateway>(`${place}/gateway.yaml`)
  const routes = readDocuments<HttpRoute>(`${place}/httproutes.yaml`)
  expect([gateway, ...routes].flatMap(faultsOfForeign)).toEqual([])
  const wrong = { ...gateway, spec: { ...gateway.spec, gatewayClass: 'eg' } }
  expect(faultsOfForeign(wrong).join()).toContain('gatewayClass')

  const { config } = loaded
  const [open] = readDocuments<Service>(`${folder}/services.yaml`)
  // Arrays match as a whole: there is no other rule, and none has the port of the operator.
  const expected = (['gateway', 'mesh'] as const).map((name) => ({
    parentRefs: [{ name: gateway.metadata.name, sectionName: name }],
    hostnames: [new URL(config[name].public_url ?? '').hostname],
    rules: [{ backendRefs: [{ name: open?.metadata?.name, port: config[name].port }] }],
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

test('the configuration is that of deploy/, and the secret has what it names', () => {
  // Kustomize reads nothing above its own folder.
  expect(read(`${folder}/config/tollgate.yaml`)).toBe(read('deploy/config/tollgate.yaml'))
  const { stringData = {} } = only<Secret>('secret.example.yaml')
  expect(Object.keys(stringData).toSorted()).toEqual(Object.keys(env).toSorted())
  const secret = filledIn(stringData)
  expect(deployed(secret).secrets.storeUrl).toBe(secret['DATABASE_URL'])
  expect(() => deployed(stringData)).toThrow('placeholder of the example')
})

test.each([
  ['the server', pods?.containers ?? []],
  ['the migration before it', pods?.initContainers ?? []],
] as const)(
  '%s runs as nobody, on a file system that it cannot write, with bounds, and without a way into the cluster',
  (_name, [container, ...more]) => {
    expect(more).toEqual([])
    expect(pods?.automountServiceAccountToken).toBe(false)
    // The image has a user; a platform may choose another one.
    expect(pods?.securityContext).toEqual({
      runAsNonRoot: true,
      fsGroup: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container?.resources?.limits?.['memory']).toMatch(/^\d+[MG]i$/)
    expect(container?.env).toEqual([{ name: 'TOLLGATE_CONFIG', value: places.config }])
    expect(container?.envFrom).toEqual([
      { secretRef: { name: only<Secret>('secret.example.yaml').metadata?.name } },
    ])
    const mounts = (container?.volumeMounts ?? []).map(({ mountPath, name }) => [mountPath, name])
    expect(Object.fromEntries(mounts)).toEqual({
      [places.data]: 'data',
      '/tmp': 'tmp',
      '/etc/tollgate': 'config',
    })
  },
)

test('a store is migrated before a server of a new version starts on it', () => {
  expect(pods?.initContainers).toMatchObject([{ name: 'migrate', args: ['migrate'] }])
})

test('probes ask the operator address, and a pod that ends has time for its whole drain', () => {
  const [container] = pods?.containers ?? []
  const { gateway, mesh, metadata, operator } = loaded.config
  expect(container?.ports).toEqual(
    Object.entries({ gateway, mesh, metadata, operator }).map(([name, { port }]) => ({
      name,
      containerPort: port,
    })),
  )
  const path = {
    startupProbe: '/healthz',
    livenessProbe: '/healthz',
    readinessProbe: '/readyz',
  } as const
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const)
    expect(container?.[probe]?.httpGet).toEqual({ path: path[probe], port: 'operator' })
  const command = container?.lifecycle?.preStop?.exec?.command?.join(' ') ?? ''
  expect(command).toMatch(/^tollgate drain --wait-spool --timeout \d+$/)
  const waitMs = Number(/\d+$/.exec(command)?.[0]) * 1000
  expect(waitMs).toBeGreaterThan(loaded.config.drain.accept_ms)
  expect(pods?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
    waitMs / 1000 + drainSeconds(loaded),
  )
})

test("each pod's spool outlives it, and has room for the whole spool", () => {
  const [claim, ...more] = set.spec?.volumeClaimTemplates ?? []
  expect(more).toEqual([])
  expect(claim?.metadata?.name).toBe('data')
  expect(claim?.spec?.resources?.requests?.['storage']).toBe('1Gi')
  expect(loaded.config.ledger.spool_bytes).toBeLessThan(2 ** 30 / 2)
})

test('services, the disruption budget and the spread find the pods, and the operator is not where callers are', () => {
  const { labels = {} } = set.spec?.template.metadata ?? {}
  const [open, operator] = readDocuments<Service>(`${folder}/services.yaml`)
  const budget = only<PodDisruptionBudget>('poddisruptionbudget.yaml')
  const selectors = [
    set.spec?.selector.matchLabels,
    open?.spec?.selector,
    operator?.spec?.selector,
    budget.spec?.selector?.matchLabels,
    pods?.topologySpreadConstraints?.[0]?.labelSelector?.matchLabels,
  ]
  for (const selector of selectors) expect(selector).toEqual(labels)
  expect(set.spec?.replicas).toBe(2)
  expect(budget.spec?.minAvailable).toBe(1)
  expect(open?.spec?.ports?.map(({ name }) => name)).toEqual(['gateway', 'mesh', 'metadata'])
  expect(operator?.spec).toMatchObject({
    clusterIP: 'None',
    ports: [{ name: 'operator', port: loaded.config.operator.port }],
  })
  expect(set.spec?.serviceName).toBe(operator?.metadata?.name)
})
