import ts from 'typescript'
import { expect, test } from 'vitest'
import { providers } from '../../server/config/providers.ts'
import { everyNode, parse, sourcesOf, type Source } from './source.ts'

/** Names of dialects, of the base of all documents, and of an English word. */
const exempt = new Set(['openai', 'anthropic', 'openai-compatible', 'together'])
/** The sandbox and the mock play providers; the models of `/v1` have their makers' names. */
const elsewhere = /^server\/(sandbox|mock|cli\/init\/served\.ts)/

const names = [...providers.keys()].filter((name) => !exempt.has(name))
const hosts = [...providers.values()].flatMap((provider) => provider.hosts ?? [])
const pattern = [...names.map((name) => name.replaceAll('-', '[-_ ]?')), ...hosts]
  .map((text) => text.replaceAll('.', '\\.').replaceAll('*', '[^.]+'))
  .join('|')
const named = new RegExp(`(?<![a-z0-9])(${pattern})(?![a-z0-9])`, 'i')

/** What people write in code, without comments: names, strings, templates, regular expressions. */
const isText = (node: ts.Node): boolean =>
  ts.isIdentifier(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)

function namesIn({ path, tree }: Source): string[] {
  const places: string[] = []
  everyNode(tree, (node) => {
    if (!isText(node)) return
    const words = node.getText(tree).replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    const [, name] = named.exec(words) ?? []
    if (name !== undefined) places.push(`${path}: ${name} in ${node.getText(tree)}`)
  })
  return places
}

test('the server names no provider: its document says what it takes and gives', () => {
  const sources = sourcesOf('server').filter(({ path }) => !elsewhere.test(path))
  expect(sources.flatMap(namesIn)).toEqual([])
})

test.each([
  ["const a = provider === 'groq'", 1],
  ['const isXai = true', 1],
  ['const a = /^(llama-cpp|other)$/', 1],
  ['const a = `${b} at api.openai.com`', 1],
  ['const a = `LM Studio ${b}`', 1],
  ["// vllm says so\nconst a = 'openai' + anthropicPath", 0],
])('a name is found in %j', (text, count) => {
  expect(namesIn(parse('a.ts', text))).toHaveLength(count)
})
