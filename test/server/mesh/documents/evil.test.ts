import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { adopt, type AdoptResult } from '../../../../server/mesh/documents/adopt/adopt.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import type { AdoptSummary, AdoptWork } from '../../../support/data/adopt-worker.ts'
import { folderOf, toolOf } from '../../../support/data/agents.ts'
import {
  openApi,
  query,
  result,
  withBody,
  withOperation,
} from '../../../support/data/any-document.ts'

async function adoptText(name: string, text: string): Promise<AdoptResult> {
  const file = join(folderOf({}), name)
  writeFileSync(file, text)
  return adopt(file, { id: 'EvilAgent' })
}

/** The same in a thread whose heap has so many megabytes; rejects where that is too little. */
function adoptWithin(megabytes: number, { file, options }: AdoptWork): Promise<AdoptSummary> {
  const worker = new Worker(new URL('../../../support/data/adopt-worker.ts', import.meta.url), {
    workerData: { file, options } satisfies AdoptWork,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    execArgv: [],
  })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}

const problemsOf = (made: AdoptResult) => ('problems' in made ? made.problems : ['taken'])

const schemas = (all: object) => ({ components: { schemas: all } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('documents that are made to do harm', () => {
  test.each<[title: string, text: string, name: string, problem: RegExp]>([
    ['JSON that nests without end', '['.repeat(200_000), 'a.json', /nests deeper than 400 levels/],
    [
      'an object that nests without end',
      `{"openapi":"3.0.3","paths":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_001)}`,
      'a.json',
      /nests deeper than 400 levels/,
    ],
    ['YAML that nests without end', `a: ${'['.repeat(20_000)}`, 'a.yaml', /a\.yaml:|deeper than/],
    [
      'aliases of aliases',
      `a0: &a0 [x]\n${Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`).join('\n')}\n`,
      'a.yaml',
      /alias/,
    ],
    ['eleven megabytes of YAML', `a: "${'x'.repeat(11 << 20)}"`, 'a.yaml', /convert it to JSON/],
    ['an empty file', '', 'a.yaml', /this is no OpenAPI document/],
    ['a list', '[]', 'a.json', /this is no OpenAPI document/],
    ['version 4', '{"openapi":"4.0.0"}', 'a.json', /OpenAPI "4\.0\.0"; versions 2\.0, 3\.0/],
    ['837 mistakes', 'a: [1\nb: ]2\n'.repeat(400), 'a.yaml', /Is this the right file\?/],
  ])('a sentence is said of %s', async (_, text, name, problem) => {
    const problems = problemsOf(await adoptText(name, text))
    expect(problems.join('\n')).toMatch(problem)
    expect(problems.join('\n').length).toBeLessThan(1500)
  })

  test.each<[title: string, document: object]>([
    [
      'a schema of schemas that doubles at each of a hundred levels',
      withBody(
        'application/json',
        { schema: ref('S0') },
        schemas(
          Object.fromEntries(
            Array.from({ length: 100 }, (_, i) => [
              `S${i}`,
              i === 99
                ? { type: 'string' }
                : { type: 'object', properties: { a: ref(`S${i + 1}`), b: ref(`S${i + 1}`) } },
            ]),
          ),
        ),
      ),
    ],
    [
      'forty schemas that each have all the others as members',
      withBody(
        'application/json',
        { schema: ref('S0') },
        schemas(
          Object.fromEntries(
            Array.from({ length: 40 }, (_, i) => [
              `S${i}`,
              {
                type: 'object',
                properties: Object.fromEntries(
                  Array.from({ length: 40 }, (_, j) => [`m${j}`, ref(`S${j}`)]),
                ),
              },
            ]),
          ),
        ),
      ),
    ],
    [
      'schemas that are each other by allOf',
      withBody(
        'application/json',
        { schema: ref('A') },
        schemas({
          A: { allOf: [ref('B'), { type: 'object', properties: { a: {} } }] },
          B: { allOf: [ref('A'), ref('B')] },
        }),
      ),
    ],
    [
      'a schema that is an alternative of itself',
      withBody(
        'application/json',
        { schema: ref('A') },
        schemas({ A: { anyOf: [ref('A'), { oneOf: [ref('A')] }] } }),
      ),
    ],
    [
      'references in a circle',
      withBody('application/json', { schema: ref('A') }, schemas({ A: ref('B'), B: ref('A') })),
    ],
    [
      'ten thousand members',
      withBody('application/json', {
        schema: {
          type: 'object',
          properties: Object.fromEntries(
            Array.from({ length: 10_000 }, (_, i) => [`m${i}`, { type: 'string' }]),
          ),
        },
      }),
    ],
    [
      'an enum of a hundred thousand values',
      withOperation({
        parameters: [
          query('x', {
            schema: { enum: Array.from({ length: 100_000 }, (_, i) => `value ${i}`) },
          }),
        ],
      }),
    ],
    [
      'a description of a megabyte',
      withOperation({ description: 'x'.repeat(1 << 20), parameters: [query('x')] }),
    ],
  ])('%s is a tool of bounded size that can be called', async (_, document) => {
    const made = await result(document)
    if ('problems' in made) throw new Error(made.problems.join('\n'))
    const tool = toolOf(made.agent, 'do')
    expect(JSON.stringify(tool.parameters).length).toBeLessThanOrEqual(16_384)
    expect(tool.description.length).toBeLessThanOrEqual(1024)
    const args = tool.parameters.required?.includes('body') ? { body: {} } : {}
    expect(checkArguments(tool, args)).toEqual(args)
  })

  test('ten thousand operations in twenty megabytes are read in little memory', async () => {
    const description = 'A word. '.repeat(250)
    const text = JSON.stringify(
      openApi(
        Object.fromEntries(
          Array.from({ length: 10_000 }, (_, i) => [
            `/p${i}`,
            { get: { operationId: `get_${i}`, description, responses: {} } },
          ]),
        ),
      ),
    )
    expect(text.length).toBeGreaterThan(20_000_000)
    const file = join(folderOf({}), 'large.json')
    writeFileSync(file, text)
    const options = { id: 'EvilAgent', path: ['/p777*'] }
    const made = await adoptWithin(160, { file, options })
    expect('tools' in made && made.tools).toHaveLength(11)
  })

  test('names that change objects are names like any other, or left out', async () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf']
    const text = JSON.stringify(
      openApi({
        '/constructor': {
          post: {
            operationId: 'constructor',
            parameters: names.map((name) => query(name)),
            requestBody: {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: Object.fromEntries([
                      ['hidden', { type: 'string' }],
                      ['prototype', { type: 'string' }],
                    ]),
                  },
                },
              },
            },
            responses: {},
          },
        },
      }),
    ).replace('"hidden"', '"__proto__"')
    const made = await adoptText('a.json', text)
    if ('problems' in made) throw new Error(made.problems.join('\n'))
    const tool = toolOf(made.agent, 'constructor')
    expect(Object.keys(tool.parameters.properties)).toEqual([...names, 'prototype'])
    expect(made.agent.warnings.join('\n')).toMatch(/"__proto__" is never sent; it is left out/)
    expect(({} as { type?: unknown }).type).toBeUndefined()
  })

  test('a media type, a header or a path that would write lines is not taken', async () => {
    const made = await result(
      openApi({
        '/a\r\nX: 1': { get: { operationId: 'path', responses: {} } },
        '/../b': { get: { operationId: 'climbs', responses: {} } },
        '/c': {
          post: {
            operationId: 'type',
            requestBody: { content: { 'text/plain\r\nX-Evil: 1': {} } },
            responses: {},
          },
        },
        '/d': {
          get: {
            operationId: 'header',
            parameters: [{ ...query('X\r\nY'), in: 'header', required: true }],
            responses: {},
          },
        },
      }),
    )
    const problems = problemsOf(made)
    expect(problems).toHaveLength(4)
    expect(problems.every((line) => /any\.json:\d+:\d+: (GET|POST) \//.test(line))).toBe(true)
  })

  test('forty patterns of which each would take for ever are checked at once', async () => {
    const patterns = Array.from({ length: 40 }, (_, i) => `^(a+)+b{${i},}$|(.*?)*x|\\s*(.*?)\\s*$`)
    const properties = Object.fromEntries(
      patterns.map((pattern, i) => [`p${i}`, { type: 'string', pattern }]),
    )
    const made = await result(
      withBody('application/json', { schema: { type: 'object', properties } }),
    )
    if ('problems' in made) throw new Error(made.problems.join('\n'))
    const tool = toolOf(made.agent, 'do')
    const args = Object.fromEntries(Object.keys(properties).map((name) => [name, 'a'.repeat(300)]))
    expect(checkArguments(tool, args)).toEqual(args)
  })
})
