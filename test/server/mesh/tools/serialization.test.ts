import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '../../../../server/failure.ts'
import { isRecord } from '../../../../server/json/json.ts'
import type { Arguments, HttpSource, JsonSchema, Tool } from '../../../../server/mesh/agent.ts'
import { findArguments } from '../../../../server/mesh/samples/arguments.ts'
import { adopt } from '../../../../server/mesh/documents/adopt/adopt.ts'
import {
  operationsOf,
  type SourceOperation,
} from '../../../../server/mesh/documents/adopt/select.ts'
import { readSource } from '../../../../server/mesh/documents/adopt/source.ts'
import { followIn } from '../../../../server/mesh/documents/reading.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { createToolCaller, type ToolCaller } from '../../../../server/mesh/tools/call.ts'
import { folderOf } from '../../../support/data/agents.ts'
import { openApi } from '../../../support/data/any-document.ts'
import {
  sendJson,
  startToolServer,
  type ToolServer,
} from '../../../support/upstreams/tool-server.ts'
import { buildRequest, type SwaggerRequest } from '../../../support/http/swagger-client.ts'
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
  text
    .replace(/[!'()*|[\]$,:;@]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

const resolved = (document: Members, value: unknown): Members => {
  const target = isRecord(value) ? value : {}
  if (typeof target['$ref'] !== 'string') return target
  return resolved(document, followIn(document, value))
}

/** An operation of the original document, and the tool that was made of it. */
type Operation = { document: Members; operation: SourceOperation; tool: Tool; source: HttpSource }

/**
 * What the other client does not write as OpenAPI says: lists and nested objects as deep objects, of
 * which OpenAPI does not say how, and objects between spaces or bars.
 */
function isBeyond({ style }: Members, value: unknown): boolean {
  if (style !== 'deepObject') return String(style).endsWith('Delimited') && isRecord(value)
  return !isRecord(value) || Object.values(value).some((inner) => typeof inner === 'object')
}

/** RFC 6570 leaves out empty lists and objects; the other client writes names without values. */
const isNothing = (value: unknown) =>
  typeof value === 'object' && Object.keys(value ?? {}).length === 0

const sources = ({ path, query, header }: HttpSource) => ({ path, query, header })

/** The parameters of an operation that a call fills, each with its value. */
function* parametersOf(
  { document, operation, source }: Operation,
  args: Arguments,
): Generator<{ key: string; parameter: Members; value: unknown }> {
  const { item, value } = operation
  const byName = new Map<string, Members>()
  for (const one of [item['parameters'], value['parameters']].flat()) {
    const parameter = resolved(document, one)
    byName.set(`${String(parameter['in'])}.${String(parameter['name'])}`, parameter)
  }
  for (const parameter of byName.values()) {
    const { name, in: place, content } = parameter
    // What OpenAPI calls a parameter of the path may be in the query that is part of it.
    const isInQuery =
      place === 'path' && operation.path.split('?')[1]?.includes(`{${String(name)}}`)
    const where = isInQuery ? 'query' : (place as keyof ReturnType<typeof sources>)
    const own = sources(source)[where]?.find((one) => typeof one !== 'string' && one.name === name)
    if (own === undefined || typeof own === 'string') continue
    const value = args[own.argument]
    if (value === undefined || (content === undefined && isNothing(value))) continue
    yield { key: `${where}.${String(name)}`, parameter: { ...parameter, in: where }, value }
  }
}

const fileOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fileOf)
  if (!isRecord(value) || typeof value['base64'] !== 'string') return value
  const { filename, media_type: type, base64 } = value as Record<string, string>
  return new File([Buffer.from(base64 ?? '', 'base64')], filename ?? 'file', type ? { type } : {})
}

/** The body of a call as the other client takes it. */
function bodyOf({ body }: HttpSource, args: Arguments): unknown {
  if (body === null) return undefined
  if (!('members' in body)) return fileOf(args[body.argument])
  const isForm = body.format !== 'json'
  const isLeftOut = (value: unknown) => value === undefined || (isForm && isNothing(value))
  const sent = body.members.filter(({ argument }) => !isLeftOut(args[argument]))
  if (sent.length === 0 && !body.isRequired) return undefined
  return Object.fromEntries(sent.map(({ name, argument }) => [name, fileOf(args[argument])]))
}

/**
 * The request that the other client makes of the document. Between the values of a label it writes
 * dots, as OpenAPI 3.0.3 had it by mistake; RFC 6570 and OpenAPI since 3.0.4 have commas.
 */
function requestOf(call: Operation, args: Arguments): SwaggerRequest {
  const { document, operation, source } = call
  const parameters = [...parametersOf(call, args)]
  const body = bodyOf(source, args)
  const { contentType = '' } = source.body ?? {}
  const { content } = resolved(document, operation.value['requestBody'])
  const media = isRecord(content) ? resolved(document, content[contentType]) : {}
  const plain = operation.path.replace(/[?#].*$/, '')
  const labels = parameters.filter(
    ({ parameter: { style, explode } }) => style === 'label' && !explode,
  )
  const path = labels.reduce(
    (all, { parameter: { name } }) => all.replace(`{${String(name)}}`, `.{${String(name)}}`),
    plain,
  )
  const method = operation.method.toLowerCase()
  const written = {
    operationId: 'call',
    parameters: parameters.map(({ parameter }) => {
      const isLabel = labels.some((label) => label.parameter === parameter)
      return isLabel ? { ...parameter, style: 'simple' } : parameter
    }),
    ...(body !== undefined && {
      requestBody: { content: { [contentType]: { encoding: encodingOf(media, body) } } },
    }),
    responses: {},
  }
  return buildRequest({
    spec: {
      openapi: document['openapi'],
      info: document['info'],
      servers: [{ url: source.server.origin + source.server.prefix }],
      paths: { [path]: { [method]: written } },
    },
    operationId: 'call',
    pathName: path,
    method,
    parameters: Object.fromEntries(parameters.map(({ key, value }) => [key, value])),
    ...(body !== undefined && { requestBody: body, requestContentType: contentType }),
  })
}

/** The other client does not know the defaults of encodings: `form`, exploded. */
function encodingOf({ encoding }: Members, body: unknown): Members {
  const own = isRecord(encoding) ? encoding : {}
  const names = isRecord(body) ? Object.keys(body) : []
  const usual = { style: 'form', explode: true }
  const isList = (name: string) => isRecord(body) && Array.isArray(body[name])
  return Object.fromEntries(
    names
      .filter((name) => isList(name) || own[name] !== undefined)
      .map((name) => [name, { ...usual, ...(own[name] as object | undefined) }]),
  )
}

/** Sends a call, and compares what came with what the other client writes. */
async function compare(call: Operation, args: Arguments) {
  const { operation, tool, source } = call
  const checked = checkArguments(tool, args)
  const outcome = await caller.call(tool, checked, AbortSignal.timeout(longMs))
  expect(outcome.ok, JSON.stringify(outcome)).toBe(true)
  const came = echo.requests.at(-1)
  echo.requests.length = 0
  if (!came) throw new Error('nothing came')
  const all = { ...tool.defaults, ...checked }
  const expected = requestOf(call, all)
  expect(came.method).toBe(operation.method.toUpperCase())
  const url = new URL(expected.url)
  const [, fixed = ''] = operation.path.replace(/#.*$/, '').split('?')
  const query: string[] = fixed.split('&').filter((pair) => pair !== '' && !pair.includes('{'))
  for (const { in: where, name, placeholder } of source.credentials)
    if (where === 'query') query.push(`${encodeURIComponent(name)}=${placeholder}`)
  const beyond = [...parametersOf(call, all)]
    .filter(({ parameter, value }) => isBeyond(parameter, value))
    .map(({ parameter }) => normal(encodeURIComponent(String(parameter['name']))))
  const [cameAt = '', cameQuery = ''] = came.url.split('?')
  if (!url.pathname.includes('%7B')) expect(normal(cameAt)).toBe(normal(url.pathname))
  const pairs = (text: string) =>
    text
      .split('&')
      .filter(Boolean)
      .map(normal)
      .filter((pair) => !beyond.some((name) => pair.startsWith(name)))
      .toSorted()
  expect(pairs(cameQuery)).toEqual(pairs([url.search.slice(1), ...query].join('&')))
  for (const [name, value] of Object.entries(expected.headers))
    if (name !== 'Content-Type') expect(came.headers[name.toLowerCase()], name).toBe(value)
  const given = bodyOf(source, all)
  // The other client sends no body for null.
  if (given === undefined || given === null) expect(came.body).toBe(given === null ? 'null' : '')
  else await compareBody(call, came, expected, all)
}

async function compareBody(
  { source }: Operation,
  { body, headers }: ToolServer['requests'][number],
  expected: SwaggerRequest,
  args: Arguments,
) {
  const type = String(headers['content-type'])
  const format = source.body?.format
  if (format === 'json') {
    expect(type).toBe(expected.headers['Content-Type'])
    return expect(JSON.parse(body)).toEqual(expected.body)
  }
  const other = new Response(expected.body as string)
  const own = new Response(body, { headers: { 'content-type': type } })
  if (format !== 'form' && format !== 'multipart')
    return expect(await own.text()).toBe(await other.text())
  if (format === 'form') other.headers.set('content-type', 'application/x-www-form-urlencoded')
  const members = source.body && 'members' in source.body ? source.body.members : []
  const beyond = members
    .filter((member) => isBeyond(member, args[member.argument]))
    .map(({ name }) => name)
  expect(await fieldsOf(own, beyond)).toEqual(await fieldsOf(other, beyond))
}

/** The fields of a form, those of a file with its name and type. */
async function fieldsOf(form: Response, beyond: readonly string[]) {
  const all = [...(await form.formData())]
  const compared = all.filter(([name]) => !beyond.some((one) => name.startsWith(one)))
  const fields = compared.map(async ([name, value]) =>
    typeof value === 'string'
      ? [name, value]
      : [name, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString()],
  )
  return (await Promise.all(fields)).toSorted()
}

async function callsOf(file: string): Promise<Operation[]> {
  const made = await adopt(file, { id: 'AnyAgent', server: `${echo.origin}/v1/api` })
  const original = await readSource(file)
  if ('problems' in made || 'problem' in original) return []
  const document = original.value
  return operationsOf(document).flatMap((operation): Operation[] => {
    const tool = made.agent.tools.get(operation.name)
    if (tool?.source.kind !== 'http') return []
    return [{ document, operation, tool, source: tool.source }]
  })
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
      const operations = await callsOf(file)
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
        const all = await callsOf(join(folder, name))
        // The server has closed connections while a large document was read.
        await caller.close()
        caller = createToolCaller({ allowPrivate: [echo.origin] })
        for (const operation of isSoak ? all : all.filter(() => random() < 12 / all.length)) {
          const found = findArguments(operation.tool)
          expect([found.missing, found.accepted.length > 0]).toEqual([[], true])
          for (const accepted of found.accepted.slice(0, 8)) await compare(operation, accepted)
          const args = valueOf(operation.tool.parameters, random) as Arguments // of an object
          try {
            await compare(operation, args)
            calls++
          } catch (error) {
            if (!(error instanceof Failure)) throw error
          }
        }
      }
      expect(calls).toBeGreaterThan(isSoak ? 1000 : 0)
    },
  )
})
