import { stringify } from 'yaml'

export const TOOLS_EACH = 20
/** Documents that differ in more than names; the others are copies under other names. */
const KINDS = 8

const nouns = ['order', 'invoice', 'shipment', 'ticket', 'contact', 'device', 'booking', 'article']
const words = (
  'amount status reference customer country currency priority channel quantity discount ' +
  'category region language carrier weight deadline rating colour source campaign budget team'
).split(' ')

/**
 * Documents of agents with 20 tools each, as `agents add` writes them: of APIs with four resources,
 * each with five operations, schemas that refer to each other, and errors.
 */
export function generatedAgents(count: number): { id: string; text: string }[] {
  const texts = Array.from({ length: Math.min(count, KINDS) }, (_, kind) =>
    stringify(documentOf(kind), { lineWidth: 120, aliasDuplicateObjects: false }),
  )
  return Array.from({ length: count }, (_, number) => ({
    id: `Api${number}Agent`,
    text: (texts[number % KINDS] ?? '').replaceAll('Acme', `Acme${number}`),
  }))
}

/** A document of one API with so many resources that its JSON has about so many bytes. */
export function largeDocument(bytes: number): object {
  const document = documentOf(0)
  const { paths, components } = document
  const one = JSON.stringify([pathsOf('order1'), schemasOf('order1')], null, 1).length
  for (let count = 0; count < bytes / one; count += 1) {
    const noun = `${nouns[count % nouns.length]}${count}`
    Object.assign(paths, pathsOf(noun))
    Object.assign(components.schemas, schemasOf(noun))
  }
  return document
}

const pick = (index: number) => words[index % words.length] ?? ''
/** Where a resource begins among the words. */
const numberOf = (noun: string) =>
  nouns.findIndex((one) => noun.startsWith(one)) + (Number(noun.replace(/\D/g, '')) || 0)
const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function documentOf(kind: number) {
  const resources = [0, 1, 2, 3].map((index) => nouns[(kind + index * 2) % nouns.length] ?? '')
  return {
    openapi: '3.1.0',
    info: {
      title: `Acme ${resources.map(title).join(', ')}`,
      version: '1.0.0',
      description: 'Reads and changes what Acme sells, ships and answers for.',
      'x-agent': {
        description: `Manages the ${resources.join('s, ')}s of Acme.`,
        author: 'Acme',
        tags: ['commerce'],
        examples: [`Which ${resources[0]}s are open?`],
        prompt: 'You answer questions with the tools of Acme. Take every fact from them.',
        price_usd: '0.001',
        query_price_usd: '0.01',
        x402: true,
      },
    },
    servers: [{ url: `https://api.acme${kind}.example.com/v1` }],
    security: [{ token: [] }],
    paths: Object.assign({}, ...resources.map(pathsOf)) as object,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', 'x-env': 'EXA_API_KEY' } },
      schemas: Object.assign(errorSchemas, ...resources.map(schemasOf)) as object,
    },
  }
}

const errorSchemas = {
  Error: {
    type: 'object',
    properties: { code: { type: 'string' }, message: { type: 'string' } },
    required: ['code', 'message'],
  },
  Address: {
    type: 'object',
    description: 'Where something is sent.',
    properties: {
      street: { type: 'string', maxLength: 200, description: 'Street and number.' },
      city: { type: 'string', maxLength: 100 },
      postal_code: { type: 'string', pattern: '^[A-Z0-9 -]{3,10}$' },
      country: { type: 'string', minLength: 2, maxLength: 2, description: 'ISO 3166-1 alpha-2.' },
    },
    required: ['street', 'city', 'country'],
  },
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

function responses(status: string, schema: object) {
  return {
    [status]: { description: 'What was asked for.', ...json(schema) },
    '404': { description: 'There is none of this id.', ...json(ref('Error')) },
    '429': { description: 'Too many requests.', ...json(ref('Error')) },
  }
}

function pathsOf(noun: string) {
  const name = title(noun)
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
  const about = (verb: string) => ({
    summary: `${verb} ${noun}`,
    description: `${verb} a ${noun} of Acme; the caller needs the right to see its customer.`,
    tags: [noun],
  })
  return {
    [`/${noun}s`]: {
      get: {
        operationId: `list_${noun}s`,
        ...about('List'),
        parameters: filtersOf(noun),
        responses: responses('200', {
          type: 'object',
          properties: { items: { type: 'array', items: ref(name) }, next: { type: 'string' } },
        }),
      },
      post: {
        operationId: `create_${noun}`,
        ...about('Create'),
        requestBody: { required: true, ...json(ref(`New${name}`)) },
        responses: responses('201', ref(name)),
      },
    },
    [`/${noun}s/{id}`]: {
      get: {
        operationId: `get_${noun}`,
        ...about('Get'),
        parameters: [id],
        responses: responses('200', ref(name)),
      },
      patch: {
        operationId: `update_${noun}`,
        ...about('Update'),
        parameters: [id],
        requestBody: { required: true, ...json(ref(`New${name}`)) },
        responses: responses('200', ref(name)),
      },
      delete: {
        operationId: `delete_${noun}`,
        ...about('Delete'),
        parameters: [id],
        responses: { '204': { description: 'It is deleted.' } },
      },
    },
  }
}

const filtersOf = (noun: string) => [
  ...[0, 1, 2].map((index) => {
    const word = pick(numberOf(noun) * 5 + index)
    return {
      name: `filter[${word}]`,
      in: 'query',
      description: `Only those whose ${word} is this.`,
      schema: { type: 'string', maxLength: 64 },
    }
  }),
  {
    name: 'sort',
    in: 'query',
    schema: { type: 'string', enum: ['created', '-created', 'updated', '-updated'] },
  },
  {
    name: 'limit',
    in: 'query',
    description: 'How many are returned.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  },
]

function schemasOf(noun: string) {
  const first = numberOf(noun) * 7
  const members = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => [
    pick(first + index),
    memberOf(pick(first + index), index),
  ])
  const properties = Object.fromEntries(members) as Record<string, object>
  const required = Object.keys(properties).slice(0, 3)
  return {
    [`New${title(noun)}`]: {
      type: 'object',
      properties: { ...properties, address: ref('Address') },
      required,
    },
    [title(noun)]: {
      allOf: [
        ref(`New${title(noun)}`),
        {
          type: 'object',
          properties: {
            id: { type: 'string', format: 'uuid' },
            created: { type: 'string', format: 'date-time' },
          },
          required: ['id', 'created'],
        },
      ],
    },
  }
}

function memberOf(word: string, index: number): object {
  const description = `The ${word} as the customer was told it.`
  const kinds = [
    { type: 'string', maxLength: 200, description },
    { type: 'integer', minimum: 0, description },
    { type: 'string', enum: ['open', 'paid', 'closed', 'void'], description },
    { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 100 }, description },
    { type: ['number', 'null'], description },
    { type: 'string', format: 'date', examples: ['2026-01-31'], description },
  ]
  return kinds[index % kinds.length] ?? {}
}
