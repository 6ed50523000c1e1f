import type { components } from '../../../generated/client/operator.ts'

export type FailureClass = components['schemas']['FailureClass']

/** Whose failure it is, by its word in the contract. */
export const failureClasses = [
  ['ours', 'Failed here'],
  ['upstream', 'Failed upstream'],
  ['caller', 'Wrong requests'],
  ['limits', 'Limited'],
  ['left', 'Left by the client'],
] as const satisfies readonly (readonly [FailureClass, string])[]
