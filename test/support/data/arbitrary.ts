import fc, { type Arbitrary } from 'fast-check'

/** The part of JSON Schema that the contracts use. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  uniqueItems?: boolean
}

/** Values that a schema of a contract allows, almost always; an independent judge decides. */
export function valuesOf(contract: object, schema: Schema): Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, type, ...rest } = schema
  if ($ref !== undefined) return valuesOf(contract, at(contract, $ref))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = anyOf ?? oneOf
  if (choices)
    return fc.oneof(...choices.map((choice) => valuesOf(contract, { ...rest, ...choice })))
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => valuesOf(contract, { ...rest, type: one })))
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return integers(schema)
  if (type === 'number') return numbers(schema)
  if (type === 'string') return strings(schema)
  if (type === 'array') return arrays(contract, schema)
  if (type === 'object' || schema.properties) return objects(contract, schema)
  return fc.jsonValue({ maxDepth: 2 })
}

const at = (contract: object, ref: string): Schema =>
  ref
    .slice(2)
    .split('/')
    // Refs of a bundled contract stay inside it.
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], contract) as Schema

/** The bounds themselves come up often: that is where mistakes are. */
function integers({ minimum = -(2 ** 53) + 1, maximum = 2 ** 53 - 1 }: Schema): Arbitrary<number> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
    { weight: 2, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1000) }) },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
  )
}

function numbers({ minimum = -1e9, maximum = 1e9 }: Schema): Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  )
}

function strings({ pattern, minLength = 0, maxLength = 64 }: Schema): Arbitrary<string> {
  if (pattern !== undefined) {
    const whole = new RegExp(pattern, 'u')
    // The generator knows no lookahead: strings that fail one are dropped.
    const simple = new RegExp(pattern.replaceAll(/\(\?!.*?\)/g, ''), 'u')
    return fc.stringMatching(simple).filter((text) => whole.test(text))
  }
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 48)) }
  return fc.oneof(
    fc.string({ ...bounds, unit: 'binary' }),
    fc.string({ ...bounds, unit: 'grapheme' }).filter((text) => text.length <= bounds.maxLength),
    fc.string(bounds),
  )
}

function arrays(
  contract: object,
  { items = {}, minItems = 0, maxItems = 4, uniqueItems = false }: Schema,
): Arbitrary<unknown> {
  const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) }
  const values = valuesOf(contract, items)
  return uniqueItems
    ? fc.uniqueArray(values, {
        ...bounds,
        comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b),
      })
    : fc.array(values, bounds)
}

function objects(
  contract: object,
  { properties = {}, required = [], additionalProperties }: Schema,
): Arbitrary<object> {
  const declared = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, valuesOf(contract, schema)]),
    ),
    { requiredKeys: required },
  )
  if (additionalProperties === false) return declared
  const more = fc.dictionary(
    fc.string({ maxLength: 12 }).filter((name) => !(name in properties)),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 2 },
  )
  return fc.tuple(declared, more).map(([own, others]) => ({ ...others, ...own }))
}

/** A value with one thing changed, somewhere in it; the judge decides on which side it lies. */
export function changed(value: unknown): Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return replaced(value)
  const names = Object.keys(value)
  const name = names.length === 0 ? fc.constant('0') : fc.constantFrom(...names)
  return fc.oneof(
    { weight: 1, arbitrary: replaced(value) },
    { weight: 2, arbitrary: name.map((one) => without(value, one)) },
    {
      weight: 6,
      arbitrary: name.chain((one) =>
        changed(member(value, one)).map((fresh) => withMember(value, one, fresh)),
      ),
    },
  )
}

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom<unknown>(null, [], {}, '', 0, -1, 1e21, true),
)

/** Near misses for scalars, and anything at all. */
function replaced(value: unknown): Arbitrary<unknown> {
  if (typeof value === 'number')
    return fc.oneof(
      anything,
      fc.constantFrom<unknown>(
        value + 1,
        value - 1,
        value + 0.5,
        -value,
        value * 1e6,
        String(value),
        [value],
      ),
    )
  if (typeof value === 'string')
    return fc.oneof(
      anything,
      fc.constantFrom<unknown>(`${value} `, value.toUpperCase(), value.slice(1), [value], {
        text: value,
      }),
    )
  if (typeof value === 'boolean')
    return fc.oneof(anything, fc.constantFrom<unknown>(!value, String(value), Number(value)))
  return anything
}

const member = (value: object, name: string): unknown => (value as Record<string, unknown>)[name]

function without(value: object, name: string): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== name)
  return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
}

function withMember(value: object, name: string, fresh: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === name ? fresh : one))
  return Object.fromEntries([
    ...Object.entries(value).filter(([one]) => one !== name),
    [name, fresh],
  ])
}
