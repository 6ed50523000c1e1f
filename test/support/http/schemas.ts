import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import gateway from '../../../generated/json/gateway.json' with { type: 'json' }
import mesh from '../../../generated/json/mesh.json' with { type: 'json' }
import messages from '../../../generated/json/messages.json' with { type: 'json' }
import metadata from '../../../generated/json/metadata.json' with { type: 'json' }
import openai from '../../../generated/json/openai.json' with { type: 'json' }
import operator from '../../../generated/json/operator.json' with { type: 'json' }
import responses from '../../../generated/json/responses.json' with { type: 'json' }

/** The contracts as the server reads them. */
export const contracts = { gateway, mesh, messages, metadata, openai, operator, responses }

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)
for (const [name, contract] of Object.entries(contracts)) ajv.addSchema(contract, name)

const compiled = new Map<string, ValidateFunction>()

/** The judge of a schema of a contract; independent of the server's validator. */
export function judge(contract: keyof typeof contracts, schema: string): ValidateFunction {
  const ref = `${contract}#/components/schemas/${schema}`
  const validator = compiled.get(ref) ?? ajv.compile({ $ref: ref })
  compiled.set(ref, validator)
  return validator
}

/** What is wrong with a value by the schema, or null. */
export function fault(
  contract: keyof typeof contracts,
  schema: string,
  value: unknown,
): string | null {
  const validate = judge(contract, schema)
  return validate(value)
    ? null
    : `${schema}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)?.slice(0, 300)}`
}

/** The judge of a schema of a document that is not among the contracts above. */
export function judgeOf(document: object, schema: string): ValidateFunction {
  const own = new Ajv2020({ strict: false })
  addFormats.default(own)
  own.addSchema(document, 'document')
  return own.compile({ $ref: `document#/components/schemas/${schema}` })
}

const everything = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(everything)
for (const [name, contract] of Object.entries(contracts)) everything.addSchema(contract, name)

/**
 * Every place where a value breaks the schema, as the error body writes it: `messages[0].role`; the
 * root is empty.
 */
export function faultPaths(
  contract: keyof typeof contracts,
  schema: string,
  value: unknown,
): string[] {
  const ref = `all:${contract}#${schema}`
  const validate =
    compiled.get(ref) ?? everything.compile({ $ref: `${contract}#/components/schemas/${schema}` })
  compiled.set(ref, validate)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, params }) => {
    const steps = [
      ...instancePath.split('/').slice(1),
      ...('missingProperty' in params ? [String(params['missingProperty'])] : []),
    ]
    return steps
      .map((step, index) =>
        /^\d+$/.test(step)
          ? `[${step}]`
          : `${index > 0 ? '.' : ''}${step.replaceAll('~1', '/').replaceAll('~0', '~')}`,
      )
      .join('')
  })
}
