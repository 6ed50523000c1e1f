import type { components } from '../../../generated/client/operator.ts'

export type FailureClass = components['schemas']['FailureClass']

/** The classes of failures, by their names in the contract. */
export const failureClasses = [
  ['ours', 'Failed here'],
  ['upstream', 'Failed upstream'],
  ['caller', 'Invalid requests'],
  ['limits', 'Limited'],
  ['left', 'Client disconnected'],
  ['payment', 'Payment failed'],
] as const satisfies readonly (readonly [FailureClass, string])[]
