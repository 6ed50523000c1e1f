import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from 'openapi-fetch'
import fc from 'fast-check'
import { parse } from 'yaml'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { isRecord } from '../../../../server/json/json.ts'
import type { Arguments, JsonSchema, Tool } from '../../../../server/mesh/agent.ts'
import { findArguments } from '../../../../server/mesh/samples/arguments.ts'
import { adopt } from '../../../../server/mesh/documents/adopt/adopt.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { createToolCaller, type ToolCaller } from '../../../../server/mesh/tools/call.ts'
import { folderOf } from '../../../support/data/agents.ts'
import { openApi } from '../../../support/data/any-document.ts'
import {
  sendJson,
  startToolServer,
  type ToolServer,
} from '../../../support/upstreams/tool-server.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { longMs } from '../../../support/waiting.ts'
import { isSoak } from '../../../support/soak.ts'

type Members = Record<string, unknown>

let echo: ToolServer
let caller: ToolCaller
beforeAll(async () => {
  echo = await startToolServer((_req, res) => sendJson(res, { ok: true }))
  caller = createToolCaller({ allowPrivate: [echo.origin] })
})
afterAll(() => Promise.all([caller.close(), echo.close()]))

/** Both sides may encode signs that need not be. */
const normal = (text: string) =>
  text.replace(/[!'()*|[\]$,:;@]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** What one parameter is by the serializer of openapi-fetch. */
function written(parameter: Members, value: unknown, usual: string): string {
  const name = encodeURIComponent(String(parameter['name']))
  if (parameter['content'] !== undefined)
    return `${name}=${encodeURIComponent(JSON.stringify(value))}`
  const style = parameter['style'] ?? usual
  const explode = parameter['explode'] ?? (style === 'form' || style === 'deepObject')
  const options = { style, explode } as Parameters<typeof serializeArrayParam>[2]
  if (Array.isArray(value)) return serializeArrayParam(name, value, options)
  if (isRecord(value))
    return serializeObjectParam(name, value, options as Parameters<typeof serializeObjectParam>[2])
  if (style === 'matrix') return `;${serializePrimitiveParam(name, String(value))}`
  const plain = encodeURIComponent(String(value))
  if (style === 'label') return `.${plain}`
  return style === 'simple' ? plain : `${name}=${plain}`
}

const resolved = (document: Members, value: unknown): Members => {
  const ref = isRecord(value) ? value['$ref'] : undefined
  if (typeof ref !== 'string') return isRecord(value) ? value : {}
  const target = ref
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), document)
  return resolved(document, target)
}

type Operation = { document: Members; path: string; method: string; tool: Tool }

/**
 * What the other serializer does not write: lists and nested objects as deep objects, of which
 * OpenAPI does not say how, and objects between spaces or bars.
 */
function isBeyond({ style }: Members, value: unknown): boolean {
  if (style !== 'deepObject') return String(style).endsWith('Delimited') && isRecord(value)
  return !isRecord(value) || Object.values(value).some((inner) => typeof inner === 'object')
}

/** Sends a call, and compares what came with what the document says. */
async function compare({ document, path, method, tool }: Operation, args: Arguments) {
  const { source } = tool
  if (source.kind !== 'http') throw new Error('not over HTTP')
  const outcome = await caller.call(tool, checkArguments(tool, args), AbortSignal.timeout(longMs))
  expect(outcome.ok, JSON.stringify(outcome)).toBe(true)
  const came = echo.requests.at(-1)
  echo.requests.length = 0
  if (!came) throw new Error('nothing came')
  expect(came.method).toBe(method.toUpperCase())
  const item = resolved(document, (document['paths'] as Members)[path])
  const operation = resolved(document, item[method])
  const list = (operation['parameters'] ?? []) as unknown[] // of a document that was read
  const [, fixed = ''] = path.replace(/#.*$/, '').split('?')
  const query: string[] = fixed.split('&').filter((pair) => pair !== '' && !pair.includes('{'))
  const beyond: string[] = []
  for (const { in: where, name, placeholder } of source.credentials)
    if (where === 'query') query.push(`${encodeURIComponent(name)}=${placeholder}`)
  let target = path.replace(/[?#].*$/, '')
  for (const parameter of list.map((one) => resolved(document, one))) {
    const { name, in: where } = parameter
    const sources = { path: source.path, query: source.query, header: source.header }
    const all = sources[where as keyof typeof sources]
    const own = all.find((one) => typeof one !== 'string' && one.name === name)
    if (own === undefined || typeof own === 'string') continue
    const value = args[own.argument]
    if (value === undefined) continue
    if (isBeyond(parameter, value)) {
      beyond.push(normal(encodeURIComponent(String(name))))
      continue
    }
    if (where === 'query') query.push(written(parameter, value, 'form'))
    else if (where === 'path')
      target = target.replace(`{${String(name)}}`, written(parameter, value, 'simple'))
    else
      expect(normal(String(came.headers[String(name).toLowerCase()])), String(name)).toBe(
        normal(decodeURIComponent(written(parameter, value, 'simple'))),
      )
  }
  const [cameAt = '', cameQuery = ''] = came.url.split('?')
  expect(normal(cameAt)).toBe(normal(source.server.prefix + target))
  const isCompared = (pair: string) => !beyond.some((name) => pair.startsWith(name))
  const pairs = (text: string) =>
    text.split('&').filter(Boolean).map(normal).filter(isCompared).toSorted()
  expect(pairs(cameQuery)).toEqual(pairs(query.join('&')))
  await compareBody(tool, args, came)
}

async function compareBody(
  { source }: Tool,
  args: Arguments,
  { body, headers }: ToolServer['requests'][number],
) {
  if (source.kind !== 'http' || source.body === null) return expect(body).toBe('')
  const own = source.body
  if (body === '' && 'isRequired' in own && !own.isRequired)
    return expect(own.members.some(({ argument }) => args[argument] !== undefined)).toBe(false)
  if (!('members' in own)) {
    if (own.format === 'json' && args[own.argument] !== undefined)
      expect(JSON.parse(body)).toEqual(args[own.argument])
    return
  }
  const sent = own.members.filter(({ argument }) => args[argument] !== undefined)
  if (own.format === 'json')
    return expect(JSON.parse(body)).toEqual(
      Object.fromEntries(sent.map(({ name, argument }) => [name, args[argument]])),
    )
  if (sent.some(({ style }) => style === 'deepObject')) return
  const type = String(headers['content-type'])
  const isForm = own.format === 'form'
  const fields = isForm
    ? new URLSearchParams(body)
    : await new Response(body, { headers: { 'content-type': type } }).formData()
  for (const { name, argument } of sent) {
    const value = args[argument]
    const values = Array.isArray(value) ? value : [value]
    const came = await Promise.all(
      fields.getAll(name).map((one) => (typeof one === 'string' ? one : one.text())),
    )
    expect(came, name).toEqual(values.map((one) => fieldText(one)))
  }
}

function fieldText(value: unknown): string {
  if (!isRecord(value)) return String(value)
  return typeof value['base64'] === 'string'
    ? Buffer.from(value['base64'], 'base64').toString()
    : JSON.stringify(value)
}

async function operationsOf(file: string): Promise<Operation[]> {
  const made = await adopt(file, { id: 'AnyAgent', server: `${echo.origin}/v1/api` })
  if ('problems' in made) return []
  const document = parse(made.yaml) as Members
  return Object.entries(document['paths'] as Members).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]): Operation[] => {
      const tool = made.agent.tools.get(String((operation as Members)['operationId']))
      return tool ? [{ document, path, method, tool }] : []
    }),
  )
}

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const scalars = { string: words, integer: fc.integer(), boolean: fc.boolean() }
const scalarType = fc.constantFrom<keyof typeof scalars>('string', 'integer', 'boolean')
const listOf = (type: keyof typeof scalars) =>
  fc.array(scalars[type] as fc.Arbitrary<unknown>, { minLength: 1, maxLength: 4 })

/** A schema of a scalar, a list or an object, and a value of it. */
const shaped = scalarType.chain((type) => {
  const scalar = scalars[type] as fc.Arbitrary<unknown>
  const object = fc.record({ a: scalar, b: scalar })
  const properties = { a: { type }, b: { type } }
  return fc.oneof(
    scalar.map((value) => ({ schema: { type }, value })),
    listOf(type).map((value) => ({ schema: { type: 'array', items: { type } }, value })),
    object.map((value) => ({
      schema: { type: 'object', properties, additionalProperties: false },
      value,
    })),
  )
})

const styles = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
}
const parameter = (where: 'path' | 'query', name: string) =>
  fc
    .tuple(shaped, fc.constantFrom(...styles[where]), fc.boolean())
    .filter(([{ schema }, style]) => isUsual(schema.type, style))
    .map(([{ schema, value }, style, explode]) => ({
      // Without one of its own, each style explodes as it usually does.
      parameter: { name, in: where, required: true, style, explode, schema },
      value,
    }))

/** The combinations that OpenAPI gives a meaning. */
function isUsual(type: string, style: string): boolean {
  if (style === 'deepObject') return type === 'object'
  return style.endsWith('Delimited') ? type === 'array' : true
}

const names = ['q', '$top', 'filter[x]', 'a b', 'é', 'x.y']
const call = fc.record({
  path: parameter('path', 'p'),
  query: fc.constantFrom(...names).chain((name) => parameter('query', name)),
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ),
  member: shaped,
  other: shaped,
})

/** A value that a schema may take; the check of arguments says whether it does. */
function valueOf(schema: JsonSchema, random: () => number, level = 0): unknown {
  const pick = (list: readonly unknown[]) => list[Math.floor(random() * list.length)]
  const { enum: choices, examples, items, properties, required, minimum = 1 } = schema
  if (Array.isArray(choices)) return pick(choices)
  if (Array.isArray(examples) && isRecord(examples[0]) === (schema['type'] === 'object'))
    return examples[0]
  const [one] = [schema['anyOf'] ?? schema['oneOf']].flat()
  if (isRecord(one)) return valueOf(one, random, level)
  const type = [schema['type']].flat()[0]
  if (type === 'array') return isRecord(items) ? [valueOf(items, random, level + 1)] : ['x']
  if (type === 'object' || isRecord(properties)) {
    const names: unknown[] = Array.isArray(required) ? required : []
    return Object.fromEntries(
      Object.entries(isRecord(properties) ? properties : {})
        .filter(([name]) => names.includes(name) || (level < 2 && random() < 0.3))
        .map(([name, inner]) => [name, valueOf(isRecord(inner) ? inner : {}, random, level + 1)]),
    )
  }
  if (type === 'integer' || type === 'number') return Number(minimum) + Math.floor(random() * 9)
  if (type === 'boolean') return random() < 0.5
  const formats: Record<string, string> = {
    date: '2026-11-23',
    'date-time': '2026-11-23T01:02:03Z',
  }
  return formats[String(schema['format'])] ?? pick(['plain', 'a b&c', 'é/ü?', 'x,y;z=1'])
}

describe('what arrives is what another serializer writes', () => {
  test('of random operations of all styles and types', { timeout: longMs }, async () => {
    const runs = isSoak ? 150 : 25
    const batch = fc.array(call, { minLength: 20, maxLength: 20 })
    for (const calls of fc.sample(batch, runs)) {
      const paths = Object.fromEntries(
        calls.map(({ path, query, type, member, other }, index) => [
          `/o${index}/{p}/end`,
          {
            post: {
              operationId: `o${index}`,
              parameters: [path.parameter, query.parameter],
              requestBody: {
                content: {
                  [type]: {
                    schema: { type: 'object', properties: { m: member.schema, n: other.schema } },
                  },
                },
              },
              responses: {},
            },
          },
        ]),
      )
      const file = join(folderOf({ 'a.json': JSON.stringify(openApi(paths)) }), 'a.json')
      const operations = await operationsOf(file)
      expect(operations).toHaveLength(calls.length)
      for (const [index, operation] of operations.entries()) {
        const made = calls[index]
        if (!made) continue
        const { source } = operation.tool
        const queryArgument = source.kind === 'http' ? (source.query[0]?.argument ?? '') : ''
        const args = { p: made.path.value, [queryArgument]: made.query.value }
        Object.assign(args, { m: made.member.value, n: made.other.value })
        try {
          await compare(operation, args)
        } catch (error) {
          // Dots, line breaks and the like are refused in paths.
          if (!(error instanceof Failure)) throw error
        }
      }
    }
  })

  const folder = join(import.meta.dirname, '../../../../../shared/reference/openapi')
  test.skipIf(!existsSync(folder))(
    'of documents of other people, with random arguments that they allow',
    { timeout: 10 * longMs },
    async () => {
      const random = seeded(runSeed())
      let calls = 0
      const files = readdirSync(folder).filter((name) => /\.(json|ya?ml)$/.test(name))
      const small = files.filter((name) => statSync(join(folder, name)).size < 300_000)
      const chosen = isSoak ? files : small.filter(() => random() < 8 / small.length)
      for (const name of chosen) {
        const all = await operationsOf(join(folder, name))
        // The server has closed connections while a large document was read.
        await caller.close()
        caller = createToolCaller({ allowPrivate: [echo.origin] })
        const count = isSoak ? 80 : 12
        const some = all.filter(() => random() < count / all.length)
        for (const operation of some) {
          const args = valueOf(operation.tool.parameters, random) as Arguments // of an object
          try {
            await compare(operation, checkArguments(operation.tool, args))
            calls++
          } catch (error) {
            if (!(error instanceof Failure)) throw error
          }
          const found = findArguments(operation.tool)
          expect([found.missing, found.accepted.length > 0]).toEqual([[], true])
          for (const accepted of found.accepted.slice(0, 8)) await compare(operation, accepted)
        }
      }
      expect(calls).toBeGreaterThan(isSoak ? 1000 : 0)
    },
  )
})
