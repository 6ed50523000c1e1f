import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StatefulSet } from 'kubernetes-types/apps/v1.js'
import type { Job } from 'kubernetes-types/batch/v1.js'
import type { ConfigMap, PodSpec, Secret, Service } from 'kubernetes-types/core/v1.js'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import {
  deployed,
  drainSeconds,
  places,
  read,
  readDocuments,
  readEnvironment,
  readYaml,
} from './files.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = 'deploy/kubernetes'
const files = globSync(`${folder}/*.yaml`, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
const manifests = files.filter((file) => !file.endsWith('kustomization.yaml'))
const only = <T>(file: string): T => {
  const [document, ...more] = readDocuments<T>(`${folder}/${file}`)
  if (document === undefined || more.length > 0) throw new Error(`${file} is not one document`)
  return document
}

const env = readEnvironment('deploy/tollgate.env.example')
const loaded = deployed(env)
const set = only<StatefulSet>('statefulset.yaml')
const migrate = only<Job>('migrate.yaml')
const [pods, job] = [set.spec?.template.spec, migrate.spec?.template.spec]

const modules: Record<string, string> = {
  StatefulSet: 'apps/v1',
  Job: 'batch/v1',
  PodDisruptionBudget: 'policy/v1',
  ConfigMap: 'core/v1',
  Secret: 'core/v1',
  Service: 'core/v1',
}

/**
 * What TypeScript says against objects as Kubernetes' own API describes them: unknown fields, wrong
 * types, what is missing.
 */
function faultsOf(objects: { kind: string; apiVersion: string }[]): string[] {
  const source = objects.map((object, at) => {
    const module = modules[object.kind]
    if (module === undefined || !`core/${object.apiVersion}`.endsWith(module))
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
  const objects = manifests.flatMap((file) =>
    readDocuments<{ kind: string; apiVersion: string }>(file),
  )
  expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
    'ConfigMap',
    'Job',
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
  const expected = manifests
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => file !== 'secret.example.yaml')
  expect(resources.toSorted()).toEqual(expected)
  expect([pods, job].map((spec) => spec?.containers[0]?.image)).toEqual([
    images[0]?.name,
    images[0]?.name,
  ])
})

const kubectl = spawnSync('kubectl', ['version', '--client']).status === 0
test.skipIf(!kubectl)('kubectl itself builds it, without a cluster', () => {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  // Compared below.
  const built = parseAllDocuments(stdout).map((document) => document.toJS() as StatefulSet)
  expect(built.map(({ kind }) => kind).toSorted()).toEqual([
    'ConfigMap',
    'Job',
    'PodDisruptionBudget',
    'Service',
    'Service',
    'StatefulSet',
  ])
  expect(
    built.find(({ kind }) => kind === 'StatefulSet')?.spec?.template.spec?.containers[0]?.image,
  ).toBe('registry.example.com/tollgate:0.1.0')
})

test('the configuration is that of deploy/, and the secret has what it names', () => {
  const { data } = only<ConfigMap>('configmap.yaml')
  expect(parse(data?.['tollgate.yaml'] ?? '')).toEqual(readYaml('deploy/tollgate.yaml'))
  expect(data?.['tollgate.yaml']).toBe(read('deploy/tollgate.yaml'))
  const { stringData = {} } = only<Secret>('secret.example.yaml')
  expect(Object.keys(stringData).toSorted()).toEqual(Object.keys(env).toSorted())
  expect(deployed(stringData).secrets.storeUrl).toBe(stringData['DATABASE_URL'])
})

test.each([
  ['the server', pods],
  ['the migration', job],
] as const)(
  '%s runs as nobody, on a file system that it cannot write, with bounds, and without a way into the cluster',
  (_name, spec) => {
    const [container, ...more] = spec?.containers ?? []
    expect(more).toEqual([])
    expect(spec?.automountServiceAccountToken).toBe(false)
    expect(spec?.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: 1000,
      runAsGroup: 1000,
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
    expect(mountsOf(spec)).toEqual({
      [places.data]: 'data',
      '/tmp': 'tmp',
      '/etc/tollgate': 'config',
    })
  },
)

const mountsOf = (spec: PodSpec | undefined) =>
  Object.fromEntries(
    (spec?.containers[0]?.volumeMounts ?? []).map(({ mountPath, name }) => [mountPath, name]),
  )

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
  const waitMs = Number(
    /, (\d+)\)/.exec(container?.lifecycle?.preStop?.exec?.command?.join(' ') ?? '')?.[1],
  )
  expect(waitMs).toBe(5000)
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
  expect(migrate.spec?.template.metadata?.labels).not.toEqual(labels)
  expect(set.spec?.replicas).toBe(2)
  expect(budget.spec?.minAvailable).toBe(1)
  expect(open?.spec?.ports?.map(({ name }) => name)).toEqual(['gateway', 'mesh', 'metadata'])
  expect(operator?.spec).toMatchObject({
    clusterIP: 'None',
    ports: [{ name: 'operator', port: loaded.config.operator.port }],
  })
  expect(set.spec?.serviceName).toBe(operator?.metadata?.name)
})
