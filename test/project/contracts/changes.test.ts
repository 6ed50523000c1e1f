import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sectionOf } from '../../../scripts/release/checks.mjs'
import { currentContracts, releasedContracts, withoutProse } from '../../../scripts/released.mjs'
import { lossesOf } from './changes.ts'
import { recordOf, type Json } from './document.ts'
import type { Loss } from './schemas.ts'

const changelog = sectionOf(readFileSync('CHANGELOG.md', 'utf8'), 'Unreleased') ?? ''

/** Losses that no line of the changelog names. */
const unnamed = (losses: readonly Loss[], lines: string): string[] =>
  losses
    .filter(({ place }) => !lines.includes(`\`${place}\``))
    .map(({ place, what }) => `\`${place}\` ${what}`)

describe('a contract only grows', () => {
  const current = currentContracts()
  test.each([...releasedContracts()])(
    'what %s takes away since the last release is in the changelog, under [Unreleased], by its place',
    (name, released) => {
      expect(unnamed(lossesOf(released, current.get(name) ?? {}), changelog)).toEqual([])
    },
  )

  test('each contract was released, or is new', () => {
    expect([...current.keys()]).toEqual(expect.arrayContaining([...releasedContracts().keys()]))
    expect(releasedContracts().size).toBeGreaterThan(7)
  })
})

describe('what is taken away is named', () => {
  const schemas = {
    Order: {
      type: 'object',
      required: ['id'],
      properties: {
        id: { type: 'string', maxLength: 64 },
        size: { enum: ['small', 'large'] },
        note: { type: ['string', 'null'] },
        parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
      },
    },
    Part: {
      anyOf: [
        { type: 'object', properties: { type: { const: 'text' }, text: { type: 'string' } } },
        { type: 'object', properties: { type: { const: 'image' } } },
        { type: 'string' },
      ],
    },
  }
  const order = { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } }
  const before = {
    paths: {
      '/orders': {
        post: {
          security: [{ Key: [] }, { Session: [] }],
          parameters: [{ in: 'query', name: 'dry_run', schema: { type: 'boolean' } }],
          requestBody: { content: order },
          responses: {
            200: { headers: { 'x-id': { required: true, schema: {} } }, content: order },
            409: { content: {} },
          },
        },
      },
    },
    components: { schemas },
  }
  type Contract = typeof before
  const operation = (contract: Contract) => contract.paths['/orders'].post
  const members = (contract: Contract) => contract.components.schemas.Order.properties as Json

  const cases: [string, (contract: Contract) => unknown, string[]][] = [
    ['nothing', () => {}, []],
    [
      'an operation',
      (to) => delete (to.paths['/orders'] as Json)['post'],
      ['`POST /orders` is gone'],
    ],
    [
      'a parameter',
      (to) => operation(to).parameters.pop(),
      ['`POST /orders query dry_run` is gone'],
    ],
    [
      'the choice to leave out a parameter',
      (to) => Object.assign(operation(to).parameters[0] ?? {}, { required: true }),
      ['`POST /orders query dry_run` is required now'],
    ],
    [
      'a header',
      (to) => delete (operation(to).responses[200].headers as Json)['x-id'],
      ['`POST /orders 200 x-id` is gone'],
    ],
    [
      'a member, of requests and of replies',
      (to) => delete members(to)['size'],
      ['`Order.size` is gone', '`Order.size` is gone'],
    ],
    [
      'a value',
      (to) => (members(to)['size'] = { enum: ['small'] }),
      ['`Order.size` no longer takes "large"'],
    ],
    [
      'null',
      (to) => (members(to)['note'] = { type: 'string' }),
      ['`Order.note` no longer takes null'],
    ],
    [
      'the promise of a type',
      (to) => (members(to)['id'] = { type: ['string', 'null'], maxLength: 64 }),
      ['`Order.id` may now be null'],
    ],
    [
      'length',
      (to) => (members(to)['id'] = { type: 'string', maxLength: 32 }),
      ['`Order.id` has maxLength 32 now (before: 64)'],
    ],
    [
      'a choice',
      (to) => to.components.schemas.Order.required.push('note'),
      ['`Order.note` is required now'],
    ],
    [
      'a promise',
      (to) => to.components.schemas.Order.required.pop(),
      ['`Order.id` may be absent now'],
    ],
    [
      'a form of a list',
      (to) => to.components.schemas.Part.anyOf.splice(1, 1),
      ['`Part` no longer has the form type=image', '`Part` no longer has the form type=image'],
    ],
    [
      'a way in',
      (to) => operation(to).security.pop(),
      ['`POST /orders` no longer lets in by Session'],
    ],
    ['a refusal', (to) => delete (operation(to).responses as Json)['409'], []],
    [
      'nothing where it grows',
      (to) => {
        members(to)['size'] = { enum: ['small', 'large', 'huge'] }
        members(to)['colour'] = { type: 'string' }
        operation(to).parameters.push({ in: 'query', name: 'more', schema: { type: 'boolean' } })
      },
      [],
    ],
  ]

  test.each(cases)('%s', (_name, change, expected) => {
    const after = structuredClone(before)
    change(after)
    expect(unnamed(lossesOf(before, after), '')).toEqual(expected)
  })

  test('and is allowed where the changelog names its place', () => {
    const after = structuredClone(before)
    delete members(after)['size']
    const line = '- **If you order by size:** `Order.size` is gone; the parts tell it.'
    expect(unnamed(lossesOf(before, after), line)).toEqual([])
  })
})

test('prose and examples are no part of what was released, but members with such names are', () => {
  const schema = { description: 'A name.', properties: { title: { type: 'string', example: 'x' } } }
  expect(recordOf(withoutProse(schema))).toEqual({ properties: { title: { type: 'string' } } })
})
