import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StatefulSet } from 'kubernetes-types/apps/v1.js'
import type { ConfigMap } from 'kubernetes-types/core/v1.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { hasPgbouncer, startPgbouncer } from '../../support/servers/pgbouncer.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { faultsOf } from './faults.ts'
import type { KubernetesObject } from './foreign.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const chart = `${root}deploy/helm`
const full = ['--values', `${root}test/system/deploy/full.values.yaml`]
const sidecar = [
  '--set=pgbouncer.enabled=true,pgbouncer.image=internal/pgbouncer',
  '--set=pgbouncer.host=db.internal,pgbouncer.tls=disable',
]
const changed = [
  '--set=replicas=7,disruption.enabled=false,gatewayApi.enabled=true',
  '--set=gatewayApi.parentRef.name=shared,gatewayApi.parentRef.namespace=edge',
  '--set=podSecurityContext.fsGroup=null',
]

const helm = (...args: string[]) => spawnSync('helm', args, { encoding: 'utf8' })
const hasHelm = helm('version').status === 0
if (!hasHelm)
  console.warn(
    'NO HELM: deploy/kubernetes.yaml is not compared with the chart. ' +
      'go install helm.sh/helm/v3/cmd/helm@v3.19.2 builds it.',
  )

// A helm that Go installs takes the version of Kubernetes for an old one.
const cluster = ['--kube-version', '1.30.0']
const template = (...args: string[]) => helm('template', 'tollgate', chart, ...cluster, ...args)
/** What the chart makes of values. */
function rendered(...args: string[]): string {
  const { status, stdout, stderr } = template(...args)
  expect(status, stderr).toBe(0)
  return stdout
}
const objectsOf = (...args: string[]) =>
  parseAllDocuments(rendered(...args)).map((document) => document.toJS() as KubernetesObject)
const find = <T>(objects: readonly KubernetesObject[], kind: string, at = 0) =>
  objects.filter((object) => object.kind === kind)[at] as T | undefined

/** A file with a configuration, as `--set-file` takes it. */
function configuration(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-helm-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'tollgate.yaml'), text)
  return `--set-file=config=${join(folder, 'tollgate.yaml')}`
}

describe.skipIf(!hasHelm)('helm', () => {
  test.each([
    ['no values', []],
    ['every value', full],
    ['a sidecar', sidecar],
    ['other values', changed],
  ])('finds nothing to mend in the chart with %s', (_name, args) => {
    const { status, stdout } = helm('lint', '--strict', chart, ...cluster, ...args)
    expect(status, stdout).toBe(0)
  })

  // `npx vitest run test/system/deploy/helm.test.ts --update` writes both.
  test('makes the files that are tested and applied without it', async () => {
    await expect(rendered()).toMatchFileSnapshot(`${root}deploy/kubernetes.yaml`)
    await expect(rendered(...full)).toMatchFileSnapshot(`${root}test/system/deploy/full.yaml`)
  })

  test('makes as many replicas as it is told, and routes of a Gateway that is there', () => {
    const objects = objectsOf(...changed)
    expect(faultsOf(objects)).toEqual([])
    const kinds = objects.map(({ kind }) => kind)
    expect(kinds).toContain('HTTPRoute')
    expect(kinds).not.toContain('Gateway')
    expect(kinds).not.toContain('PodDisruptionBudget')
    expect(find(objects, 'HTTPRoute')).toMatchObject({
      spec: { parentRefs: [{ name: 'shared', namespace: 'edge' }] },
    })
    const { replicas, template: pod } = find<StatefulSet>(objects, 'StatefulSet')?.spec ?? {}
    expect(replicas).toBe(7)
    expect(pod?.spec?.securityContext).not.toHaveProperty('fsGroup')
  })

  test('replaces the pods when the configuration is another', () => {
    const sumsOf = (text: string) => {
      const set = find<StatefulSet>(objectsOf(configuration(text)), 'StatefulSet')
      return set?.spec?.template.metadata?.annotations?.['checksum/config']
    }
    const [one, same, other] = [sumsOf('a: 1'), sumsOf('a: 1'), sumsOf('a: 2')]
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  test('needs no time for a drain that takes none, and says when there is too little', () => {
    const { status, stderr } = template('--set=drain.waitSeconds=5')
    expect(status).not.toBe(0)
    expect(stderr).toContain('drain.waitSeconds must be longer than drain.accept_ms')
    const none = configuration('drain: { accept_ms: 0, calls_ms: 0, streams_ms: 0 }')
    const set = find<StatefulSet>(objectsOf(none, '--set=drain.waitSeconds=5'), 'StatefulSet')
    expect(set?.spec?.template.spec?.terminationGracePeriodSeconds).toBe(35)
  })

  test.each([
    ['a name that it does not know', ['--set=replica=3'], "'replica' not allowed"],
    ['a value of another type', ['--set=replicas=many'], "at '/replicas'"],
    ['a secret', ['--set=secret.DATABASE_URL=postgres://'], "at '/secret'"],
    ['a budget of all replicas', ['--set=disruption.maxUnavailable=2'], 'less than the number'],
    ['PgBouncer without a database', ['--set=pgbouncer.enabled=true'], 'pgbouncer.host is missing'],
    ['a configuration that is no YAML', ['--set=config=a: [1'], 'config is not YAML'],
    [
      'an Ingress without a name',
      ['--set=ingress.enabled=true', '--set=config=spool: /data'],
      'gateway.public_url or mesh.public_url',
    ],
  ])('refuses %s', (_name, args, message) => {
    const { status, stderr } = template(...args)
    expect(status).not.toBe(0)
    expect(stderr.replaceAll('\n', ' ')).toContain(message)
  })

  test('starts PgBouncer before the migration, in the pod of the server', () => {
    const objects = objectsOf(...sidecar)
    expect(faultsOf(objects)).toEqual([])
    expect(objects.map(({ kind }) => kind)).not.toContain('Deployment')
    const pod = find<StatefulSet>(objects, 'StatefulSet')?.spec?.template.spec
    expect(pod?.initContainers).toMatchObject([
      { name: 'pgbouncer', restartPolicy: 'Always', startupProbe: { tcpSocket: {} } },
      { name: 'migrate' },
    ])
    expect(pod?.volumes?.at(-1)).toMatchObject({
      projected: {
        sources: [
          { configMap: { name: find<ConfigMap>(objects, 'ConfigMap', 1)?.metadata?.name } },
          { secret: { name: 'tollgate-pgbouncer' } },
        ],
      },
    })
  })

  test.skipIf(!hasPgbouncer)('writes what a real PgBouncer reads', async () => {
    const database = await freshDatabase()
    const { hostname, port } = new URL(database)
    const address = `--set=pgbouncer.host=${hostname},pgbouncer.port=${port}`
    const map = find<ConfigMap>(objectsOf(...sidecar, address), 'ConfigMap', 1)
    const settings = map?.data?.['pgbouncer.ini'] ?? ''
    const { url } = await startPgbouncer(database, { settings, password: 'its-password' })
    const askedAt = (place: string) =>
      asking(place, async (client) => (await client.query<{ n: number }>('select 1 as n')).rows)
    expect(await askedAt(url)).toEqual([{ n: 1 }])
    await expect(askedAt(url.replace('its', 'no'))).rejects.toThrow()
  })
})
