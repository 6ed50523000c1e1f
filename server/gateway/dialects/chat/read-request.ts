import contract from '../../../../generated/json/gateway.json' with { type: 'json' }
import { ignoredFinder } from '../ignored-fields.ts'

/** The fields of a request that gateway.yaml does not define. Its body is the inner form itself. */
export const ignoredFields = ignoredFinder(contract.components.schemas)
