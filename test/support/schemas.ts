import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import gateway from '../../generated/json/gateway.json' with { type: 'json' }
import operator from '../../generated/json/operator.json' with { type: 'json' }

/** The contracts as the server reads them. */
export const contracts = { gateway, operator }

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)
ajv.addSchema(gateway, 'gateway').addSchema(operator, 'operator')

const compiled = new Map<string, ValidateFunction>()

/** The judge of a schema of a contract; it shares nothing with the validator that the server uses. */
export function judge(contract: keyof typeof contracts, schema: string): ValidateFunction {
  const ref = `${contract}#/components/schemas/${schema}`
  const known = compiled.get(ref) ?? ajv.compile({ $ref: ref })
  compiled.set(ref, known)
  return known
}

/** What is wrong with a value by the schema, or null. */
export function fault(contract: keyof typeof contracts, schema: string, value: unknown): string | null {
  const validate = judge(contract, schema)
  return validate(value) ? null : `${schema}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)?.slice(0, 300)}`
}
