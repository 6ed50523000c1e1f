import type { Inference } from '../upstream/inference.ts'
import type { OwnRequest, RoutedRequest } from './attempt.ts'
import { chooseDeployment, type Deployment } from './deployments.ts'
import type { FailoverParts } from './failover.ts'

/** A prompt whose tokens are to be counted. */
export type CountRequest = Pick<RoutedRequest, 'caller' | 'model' | 'askedModel' | 'signal'> & {
  own: Pick<OwnRequest, 'headers' | 'refusalFor' | 'bodyFor'>
}

type CountParts = Pick<FailoverParts, 'routes' | 'random' | 'fallbackId'> & {
  inference: Pick<Inference, 'count'>
}

/** Model servers that are asked before the count is left to an estimate. */
const attempts = 2

/**
 * Asks deployments that speak Messages for the number of a prompt's tokens; undefined if none gives
 * it. Not all servers of the dialect have the operation, so that a failure says nothing about one.
 */
export async function countTokens(
  { routes, random, fallbackId, inference }: CountParts,
  { caller, model, askedModel, signal, own }: CountRequest,
): Promise<number | undefined> {
  const able = (routes.get(model)?.deployments ?? []).filter(
    ({ dialects, hostedTools }) => dialects.has('messages') && !own.refusalFor(hostedTools),
  )
  const tried = new Set<Deployment>()
  const seeker = { caller, askedModel }
  const basis = { seeker, random, conversation: () => undefined }
  while (tried.size < attempts && !signal.aborted) {
    const deployment = chooseDeployment(able, tried, basis)
    if (!deployment) return undefined
    tried.add(deployment)
    const { sentModel = askedModel } = deployment
    const outcome = await inference.count({
      dialect: 'messages',
      deployment,
      callerHeaders: own.headers,
      body: own.bodyFor(sentModel, deployment),
      model: askedModel,
      fallbackId,
      signal,
    })
    if (outcome.ok) return outcome.value.tokens
  }
  return undefined
}
