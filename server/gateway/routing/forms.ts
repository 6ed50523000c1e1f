import { Failure } from '../../failure.ts'
import type { OwnRequest, RoutedRequest } from './attempt.ts'
import type { UpstreamCall } from '../upstream/inference.ts'
import type { Deployment, Dialect } from './deployments.ts'

/** The forms in which a request can be sent: its dialect, or the caller's own. */
export type CallForms = Pick<RoutedRequest, 'dialect' | 'untranslatable'> & {
  own?: Pick<OwnRequest, 'dialect' | 'refusalFor' | 'hostedNano'> | undefined
}

/** What a deployment makes of a request: it takes it, it refuses it, or it speaks no form of it. */
function fitness(
  { dialect = 'chat', own, untranslatable }: CallForms,
  { dialects, hostedTools }: Deployment,
): 'takes' | 'foreign' | Failure {
  if (own && dialects.has(own.dialect)) return own.refusalFor(hostedTools) ?? 'takes'
  if (!dialects.has(dialect)) return 'foreign'
  return untranslatable ?? 'takes'
}

/** The deployments that can take the request. */
export function fitting(
  deployments: readonly Deployment[],
  forms: CallForms,
): readonly Deployment[] {
  const isFit = (deployment: Deployment) => fitness(forms, deployment) === 'takes'
  return deployments.every(isFit) ? deployments : deployments.filter(isFit)
}

/** The refusal of a request that no deployment can take, if one could but for a part of it. */
export function refusalOf(
  deployments: readonly Deployment[],
  forms: CallForms,
): Failure | undefined {
  if (!forms.untranslatable && !forms.own) return undefined
  let refusal: Failure | undefined
  for (const deployment of deployments) {
    const fit = fitness(forms, deployment)
    if (fit === 'takes') return undefined
    if (fit !== 'foreign') refusal ??= fit
  }
  return refusal
}

const addresses: Record<Dialect, string> = {
  chat: '/openai/v1/chat/completions',
  responses: '/openai/v1/responses',
  messages: '/anthropic/v1/messages',
  embeddings: '/openai/v1/embeddings',
}

/** Refuses a request of which no deployment speaks a form, and names the addresses that work. */
export function notSpoken(
  { askedModel, dialect = 'chat' }: Pick<RoutedRequest, 'askedModel' | 'dialect'>,
  deployments: readonly Deployment[],
): Failure {
  const spoken = [...new Set(deployments.flatMap(({ dialects }) => [...dialects]))]
  const others = spoken.map((other) => addresses[other]).join(' or ')
  const message = `no server of ${askedModel} speaks ${dialect}; send it to ${others}`
  return new Failure('invalidRequest', message, { retry: false, param: 'model' })
}

/** The request as the deployment gets it: in the caller's own dialect, if it speaks that. */
export function formFor(
  { own, askedModel, dialect = 'chat', bodyFor }: RoutedRequest,
  deployment: Deployment,
) {
  const { dialects, sentModel: model = askedModel } = deployment
  if (!own || !dialects.has(own.dialect))
    return { dialect, callerHeaders: undefined, body: bodyFor(model, deployment) }
  return { dialect: own.dialect, callerHeaders: own.headers, body: own.bodyFor(model, deployment) }
}

/** What a deployment was sent: the body, and the headers of the upstream and of the caller. */
export const sentOf = ({
  body,
  callerHeaders,
  deployment: { headers },
}: Pick<UpstreamCall, 'body' | 'callerHeaders' | 'deployment'>) => ({
  body,
  headers: { ...headers, ...callerHeaders },
})
