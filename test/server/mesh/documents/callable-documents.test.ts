import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as openApi30 from '@hyperjump/json-schema/openapi-3-0'
import * as openApi31 from '@hyperjump/json-schema/openapi-3-1'
import { afterAll, describe, expect, test } from 'vitest'
import { isRecord } from '../../../../server/json/json.ts'
import type { Arguments, HttpSource, Tool } from '../../../../server/mesh/agent.ts'
import { adopt } from '../../../../server/mesh/documents/adopt/adopt.ts'
import { operationsOf } from '../../../../server/mesh/documents/adopt/select.ts'
import { readSource } from '../../../../server/mesh/documents/adopt/source.ts'
import { findArguments } from '../../../../server/mesh/samples/arguments.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { isSoak } from '../../../support/soak.ts'
import { longMs } from '../../../support/waiting.ts'

type Members = Record<string, unknown>

const copies = mkdtempSync(join(tmpdir(), 'tollgate-originals-'))
afterAll(() => rmSync(copies, { recursive: true }))

/**
 * The original for a validator: it knows neither that a member which only responses have is not
 * required of requests, nor that alternatives may overlap.
 */
function forRequests(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forRequests)
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'required' || !Array.isArray(value['required']) || !hasReadOnly)
    .map(([key, inner]) => [key === 'oneOf' ? 'anyOf' : key, forRequests(inner)])
  return Object.fromEntries(entries)
}

let hasReadOnly = false

const escaped = (name: string) =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))

const resolved = (document: Members, value: unknown, at: string): [Members, string] => {
  const ref = isRecord(value) ? value['$ref'] : undefined
  if (typeof ref !== 'string' || !isRecord(value)) return [isRecord(value) ? value : {}, at]
  const names = ref.slice(2).split('/')
  const target = names
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), document)
  return resolved(document, target, names.map((name) => `/${name}`).join(''))
}

/** What is sent for a tool's arguments: the pointer of each schema in the original, and the value. */
function* valuesOf(
  document: Members,
  operation: { path: string; method: string },
  source: HttpSource,
  args: Arguments,
): Generator<[pointer: string, value: unknown]> {
  const itemAt = `/paths/${escaped(operation.path)}`
  const [item] = resolved(document, (document['paths'] as Members)[operation.path], itemAt)
  const method = operation.method.toLowerCase()
  const [own, at] = resolved(document, item[method], `${itemAt}/${method}`)
  const places = { path: source.path, query: source.query, header: source.header }
  for (const [list, listAt] of [
    [item['parameters'], itemAt],
    [own['parameters'], at],
  ] as const)
    for (const [index, one] of (Array.isArray(list) ? list : []).entries()) {
      const [parameter, where] = resolved(document, one, `${listAt}/parameters/${index}`)
      const all = places[parameter['in'] as keyof typeof places] ?? []
      const sent = all.find(
        (piece) => typeof piece !== 'string' && piece.name === parameter['name'],
      )
      if (!sent || typeof sent === 'string' || parameter['schema'] === undefined) continue
      if (Object.hasOwn(args, sent.argument)) yield [`${where}/schema`, args[sent.argument]]
    }
  const { body } = source
  if (body?.format !== 'json') return
  const [request, bodyAt] = resolved(document, own['requestBody'], `${at}/requestBody`)
  const media = isRecord(request['content']) ? request['content'][body.contentType] : undefined
  if (!isRecord(media) || media['schema'] === undefined) return
  const pointer = `${bodyAt}/content/${escaped(body.contentType)}/schema`
  if (!('members' in body)) {
    if (Object.hasOwn(args, body.argument)) yield [pointer, args[body.argument]]
    return
  }
  const sent = body.members.filter(({ argument }) => Object.hasOwn(args, argument))
  if (sent.length === 0 && !body.isRequired) return
  yield [pointer, Object.fromEntries(sent.map(({ name, argument }) => [name, args[argument]]))]
}

type Validate = (pointer: string, value: unknown) => Promise<boolean>

/** A validator of another make than ours, of the schemas in a document; true where it cannot read one. */
function validatorFor(document: Members, name: string): Validate {
  hasReadOnly = JSON.stringify(document).includes('"readOnly":true')
  const file = join(copies, `${name}.openapi.json`)
  writeFileSync(file, JSON.stringify(forRequests(document)))
  const { validate } = String(document['openapi']).startsWith('3.0') ? openApi30 : openApi31
  return async (pointer, value) => {
    const isValid = await validate(`${pathToFileURL(file).href}#${pointer}`).catch(() => null)
    if (isValid === null) return true
    judged++
    return isValid(JSON.parse(JSON.stringify(value))).valid
  }
}

let judged = 0

const folder = join(import.meta.dirname, '../../../../../shared/reference/openapi')
describe.skipIf(!existsSync(folder))('documents of other people', () => {
  const random = seeded(runSeed())
  const all = existsSync(folder) ? readdirSync(folder) : []
  const files = all.filter((name) => /\.(json|ya?ml)$/.test(name))
  const small = files.filter((name) => statSync(join(folder, name)).size < 300_000)
  const chosen = isSoak ? files : small.filter(() => random() < 10 / small.length)

  test(
    'show tools whose arguments another validator of the original takes',
    { timeout: 20 * longMs },
    async () => {
      for (const name of chosen) {
        const source = await readSource(join(folder, name))
        const made = await adopt(join(folder, name), { id: 'A', server: 'https://api.example.com' })
        if ('problem' in source || 'problems' in made) continue
        const judge = validatorFor(source.value, name)
        const byName = new Map(operationsOf(source.value).map((one) => [one.name, one]))
        const tools = [...made.agent.tools.values()].filter(
          () => random() < (isSoak ? 60 : 15) / made.agent.tools.size,
        )
        for (const tool of tools) await judgeTool(tool, byName.get(tool.name), source.value, judge)
      }
      expect(judged).toBeGreaterThan(0)
    },
  )

  async function judgeTool(
    tool: Tool,
    operation: { path: string; method: string } | undefined,
    document: Members,
    judge: Validate,
  ) {
    const { accepted, missing } = findArguments(tool)
    expect([tool.name, missing, accepted.length > 0]).toEqual([tool.name, [], true])
    if (tool.source.kind !== 'http' || !operation) return
    for (const args of accepted.slice(0, 12))
      for (const [pointer, value] of valuesOf(document, operation, tool.source, args))
        expect([pointer, value, await judge(pointer, value)]).toEqual([pointer, value, true])
  }
})
