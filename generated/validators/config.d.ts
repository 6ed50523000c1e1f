/** Compiled from spec/config.yaml by npm run generate. */
import type { ValidateFunction } from 'ajv'
declare const check: ValidateFunction
export default check
