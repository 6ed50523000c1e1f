import { Ajv } from 'ajv'

/** An object for a Kubernetes API, as far as every object has the same. */
export type KubernetesObject = { kind: string; apiVersion: string }

const text = { type: 'string', minLength: 1 }
const texts = { type: 'object', additionalProperties: text }
const listOf = (items: object) => ({ type: 'array', minItems: 1, items })
const strict = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})
const bearer = strict({ type: { const: 'Bearer' }, credentials: strict({ name: text, key: text }) })
const endpoint = strict({ port: text, path: text, interval: text, authorization: bearer })

/** Durations of the Gateway API: no fractions, and no days. */
const duration = { type: 'string', pattern: '^(\\d{1,5}(h|m|s|ms)){1,4}$' }
const port = { type: 'integer', minimum: 1, maximum: 65535 }
const listener = strict({
  name: text,
  protocol: { enum: ['HTTP', 'HTTPS'] },
  port,
  hostname: text,
  tls: strict({ mode: { const: 'Terminate' }, certificateRefs: listOf(strict({ name: text })) }),
})
const path = strict({ type: { const: 'PathPrefix' }, value: { type: 'string', pattern: '^/' } })
const rule = strict({
  matches: listOf(strict({ path })),
  backendRefs: listOf(strict({ name: text, port })),
  timeouts: strict({ request: duration, backendRequest: duration }),
})

/**
 * What custom resources of components have in `spec`, by API and kind, as far as the components use
 * it: Kubernetes' own types know nothing of them.
 */
const specs: Record<string, object> = {
  'monitoring.coreos.com/v1 ServiceMonitor': strict({
    jobLabel: text,
    selector: strict({ matchLabels: texts }),
    endpoints: listOf(endpoint),
  }),
  'monitoring.coreos.com/v1 PrometheusRule': strict({
    groups: listOf(strict({ name: text, rules: listOf({}) })),
  }),
  'gateway.networking.k8s.io/v1 Gateway': strict({
    gatewayClassName: text,
    listeners: listOf(listener),
  }),
  'gateway.networking.k8s.io/v1 HTTPRoute': strict({
    parentRefs: listOf({
      ...strict({ name: text, sectionName: text, namespace: text }),
      required: ['name'],
    }),
    hostnames: listOf(text),
    rules: listOf(rule),
  }),
}

const nameOf = ({ apiVersion, kind }: KubernetesObject) => `${apiVersion} ${kind}`

/** Whether an object is a custom resource that the components may use. */
export const isForeign = (object: KubernetesObject): boolean => nameOf(object) in specs

/** What is wrong with a custom resource; unknown fields are, too. */
export function faultsOfForeign(object: KubernetesObject): string[] {
  const form = {
    apiVersion: text,
    kind: text,
    metadata: strict({ name: text, labels: texts }),
    spec: specs[nameOf(object)] ?? false,
  } as Record<string, object>
  const fits = new Ajv().compile(strict(form))
  return fits(object) ? [] : (fits.errors ?? []).map((error) => JSON.stringify(error))
}
