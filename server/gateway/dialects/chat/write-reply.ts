import type { components } from '../../../../generated/server/gateway.ts'
import type { Completion } from '../../upstream/normalize.ts'

/** The inner form is that of gateway.yaml; the model is the request's, which the contract checked. */
export const completionFrom = (completion: Completion) =>
  completion as components['schemas']['ChatCompletion']
