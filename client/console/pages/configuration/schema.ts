import { useEffect, useState } from 'preact/hooks'
import type { components } from '../../../../generated/client/operator.ts'
import type { ConfigInForce } from '../../../operator.ts'

export type ConfigFile = components['schemas']['ConfigFile']
export type ChangeResult = components['schemas']['ConfigChangeResult']

/** The sources of a form: the file, the configuration in effect, and the contract. */
export type Sources = { file: ConfigFile; inForce: ConfigInForce; contract: Contract }

/** A schema of spec/config.yaml, in the words that it uses. */
export type Schema = {
  $ref?: string
  type?: string
  description?: string
  default?: unknown
  enum?: string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | false
  items?: Schema
  maximum?: number
}

/** The script `schema.js`, which is loaded with the first form. */
export type Contract = {
  schemas: Record<string, Schema>
  /** The names of the documents of providers. */
  providers: string[]
}

let loaded: Contract | undefined

/** The contract of the file; undefined until it is loaded. */
export function useContract(): Contract | undefined {
  const [contract, setContract] = useState(loaded)
  useEffect(() => {
    const url = new URL('console/schema.js', location.href).href
    void import(url).then((module: Contract) => {
      loaded = module
      setContract(module)
    })
  }, [])
  return contract
}

/** A schema with what it refers to; its own description and default take precedence. */
export function resolved(schema: Schema, { schemas }: Contract): Schema {
  const { $ref, ...own } = schema
  const target = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? '']
  return target ? { ...resolved(target, { schemas, providers: [] }), ...own } : schema
}

export type Kind = 'members' | 'entries' | 'choices' | 'lines' | 'items' | 'choice' | 'text'

/** How the value of a resolved schema is entered. */
export function kindOf(schema: Schema, contract: Contract): Kind {
  if (schema.properties) return 'members'
  if (schema.type === 'object') return 'entries'
  if (schema.type === 'array') return kindOfItems(resolved(schema.items ?? {}, contract))
  return schema.enum !== undefined || schema.type === 'boolean' ? 'choice' : 'text'
}

function kindOfItems(items: Schema): Kind {
  if (items.enum) return 'choices'
  return items.type === 'object' ? 'items' : 'lines'
}

/** The first value of a new entry. */
export function firstValue(schema: Schema): unknown {
  if (schema.type === 'object') return {}
  return schema.type === 'array' ? [] : ''
}

/** A value as it is entered; texts are entered without quotes. */
export const inputText = (value: unknown): string => {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The value of an entered text. An invalid one is sent unchanged, and the server refuses it. */
export function valueOf(text: string, { type }: Schema): unknown {
  if (text === '') return undefined
  if (type === 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A part of the file that has a form of its own. */
export type Part = {
  /** Its path in the file; empty for the settings that belong to no section. */
  path: string[]
  schema: Schema
  /** Whether its members are named by the operator, each with a form of its own. */
  isTable: boolean
}

/** The item of the URL for the settings that belong to no section. */
export const general = 'general'

/** The part with this name in the URL, as in `upstreams` or `limits`. */
export function partNamed(name: string, contract: Contract): Part | undefined {
  return partsOf(contract).find(({ path }) => (path[0] ?? general) === name)
}

/** All parts, in the order of the contract. */
export function partsOf(contract: Contract): Part[] {
  const root = contract.schemas['Config'] ?? {}
  const all = Object.entries(root.properties ?? {})
  const sections = all.filter(([, schema]) => resolved(schema, contract).type === 'object')
  const single = all.filter(([, schema]) => resolved(schema, contract).type !== 'object')
  const description = 'The store, the processes and the proxies of this server.'
  return [
    ...sections.map(([name, section]) => {
      const schema = resolved(section, contract)
      return { path: [name], schema, isTable: schema.properties === undefined }
    }),
    {
      path: [],
      schema: { type: 'object', description, properties: Object.fromEntries(single) },
      isTable: false,
    },
  ]
}
