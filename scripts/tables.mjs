// The generated parts of docs/: configuration from spec/config.yaml, errors from server/failure.ts,
// values of the Helm chart from its schema, members of agents' documents from server/mesh/documents/extension-schemas.ts,
// providers from their documents, the compatibility matrix from test/system/clients/matrix.json, and
// programs from client/connect/programs.ts.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { exampleConnection, programs } from '../client/connect/programs.ts'
import { failureKinds } from '../server/failure.ts'
import { shapingBy } from '../server/gateway/providers/describe.ts'
import { extensionSchemas } from '../server/mesh/documents/extension-schemas.ts'
import { cells, dialects, routes } from '../test/system/clients/cells.ts'
import { meanings } from './meanings.mjs'

const matrixPage = 'docs/clients.md'

/** The pages with generated tables, before and after generating. */
export function tablePages(configFile, providersFile) {
  const providers = JSON.parse(readFileSync(providersFile, 'utf8'))
  const { schemas } = JSON.parse(readFileSync(configFile, 'utf8')).components
  const matrix = JSON.parse(readFileSync('test/system/clients/matrix.json', 'utf8'))
  return [
    pageWith('docs/configuration.md', 'configuration', configuration(schemas)),
    pageWith('docs/deployment.md', 'chart', chart()),
    pageWith('docs/errors.md', 'errors', errors()),
    pageWith('docs/agents.md', 'extensions', extensions()),
    providersPage(providers, schemas),
    clientsPage(matrix),
  ]
}

const signs = { works: '✓', refused: '✗' }

/** The page of the compatibility matrix, with its two tables. */
export function matrixPageOf(matrix) {
  const { page, before, after } = pageWith(matrixPage, 'clients', clientsTable(matrix.clients))
  return { page, before, after: replaced(page, after, 'dialects', dialectsTable(matrix.dialects)) }
}

/** A column for each client, with its result on each route. */
function clientsTable(results) {
  const clients = Object.entries(results)
  // An object lists numeric members first.
  const errorsLast = Object.entries(cells).toSorted(
    ([one], [other]) => /^\d/.test(one) - /^\d/.test(other),
  )
  const rows = errorsLast.map(([cell, about]) => [
    about,
    ...clients.map(([, byRoute]) =>
      routes.map((route) => signs[byRoute[route]?.[cell]] ?? '·').join(' '),
    ),
  ])
  return table(['', ...clients.map(([name]) => name)], rows)
}

/** A row for each program, with a column for each dialect. */
function dialectsTable(results) {
  const rows = Object.entries(results).map(([program, result]) => [
    program,
    ...Object.keys(dialects).map((dialect) => signs[result[dialect]] ?? '·'),
  ])
  return table(['', ...Object.values(dialects)], rows)
}

/** The page of clients, with the matrix and the lines that `tollgate connect` prints. */
function clientsPage(matrix) {
  const { page, before, after } = matrixPageOf(matrix)
  return { page, before, after: replaced(page, after, 'programs', programsText()) }
}

function programsText() {
  const sections = Object.entries(programs).map(([name, { title, snippets, note }]) => {
    const blocks = snippets(exampleConnection).flatMap(({ place, language, lines }) => [
      `${place}:`,
      ['```' + language, ...lines, '```'].join('\n'),
    ])
    return [`### ${title}`, `\`tollgate connect ${name}\``, ...blocks, ...(note ? [note] : [])]
  })
  return `\n${sections.flat().join('\n\n')}\n`
}

function pageWith(page, name, table) {
  const before = readFileSync(page, 'utf8')
  return { page, before, after: replaced(page, before, name, table) }
}

function replaced(page, before, name, table) {
  const marks = new RegExp(`(<!-- ${name}: generated -->\\n)[^]*?(<!-- /${name} -->)`)
  if (!marks.test(before)) throw new Error(`${page} has no place for the table "${name}"`)
  return before.replace(marks, (_, start, end) => `${start}${table}\n${end}`)
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

function configuration(schemas) {
  const rows = []
  const walk = (schema, path) => {
    for (const [name, property] of Object.entries(schema.properties)) {
      const { $ref, ...own } = property
      const target = $ref ? { ...schemas[$ref.split('/').at(-1)], ...own } : own
      const here = [...path, name]
      if (target.properties) walk(target, here)
      else if (target.type === 'object')
        rows.push([code(here.join('.')), '', target.description, valueText(target.default)])
      else
        rows.push([
          code(here.join('.')),
          code(`TOLLGATE_${here.join('_').toUpperCase()}`),
          target.description,
          valueText(target.default),
        ])
    }
  }
  walk(schemas.Config, [])
  for (const [prefix, name] of [
    ['upstreams.NAME', 'Upstream'],
    ['upstreams.NAME.oauth', 'OAuth'],
    ['upstreams.NAME.sigv4', 'SigV4'],
    ['upstreams.NAME.hosted_tools.TOOL', 'HostedTool'],
    ['routes.MODEL[]', 'Deployment'],
    ['models.MODEL', 'ModelSettings'],
    ['prices.MODEL', 'Price'],
    ['prices.MODEL.long_context[]', 'LongContextPrice'],
    ['prices.MODEL.service_tiers.TIER', 'ServiceTierPrice'],
    ['payments.networks.ID', 'PaymentNetwork'],
  ]) {
    for (const [key, property] of Object.entries(schemas[name].properties)) {
      rows.push([
        code(`${prefix}.${key}`),
        '',
        property.description ?? schemas[property.$ref.split('/').at(-1)].description,
        valueText(property.default),
      ])
    }
  }
  return table(['key', 'environment', 'description', 'default'], rows)
}

/** A row for each value of the Helm chart, with its default. */
function chart() {
  const read = (name) => parse(readFileSync(`deploy/helm/${name}`, 'utf8'))
  const rowsOf = ({ properties }, values, path) =>
    Object.entries(properties).flatMap(([name, property]) => {
      const here = [...path, name]
      if (property.properties) return rowsOf(property, values[name], here)
      const value = values[name]
      // Those of objects are in values.yaml.
      const isShort = value !== '' && (typeof value !== 'object' || Array.isArray(value))
      return [[code(here.join('.')), property.description, valueText(isShort ? value : undefined)]]
    })
  const rows = rowsOf(read('values.schema.json'), read('values.yaml'), [])
  return table(['value', 'description', 'default'], rows)
}

const code = (text) => `\`${text}\``
const valueText = (value) =>
  value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
    ? ''
    : code(String(value))

function errors() {
  const rows = Object.values(failureKinds).map(({ status, code: word }) => {
    if (!(word in meanings)) throw new Error(`scripts/meanings.mjs does not say what ${word} means`)
    const { what, fix } = meanings[word]
    return [status, code(word), what, fix]
  })
  return table(['status', '`code`', 'meaning', 'action'], rows)
}

/** The members that Tollgate adds to OpenAPI. */
function extensions() {
  const rows = Object.entries(extensionSchemas).flatMap(
    ([name, { properties, required, ...own }]) =>
      Object.entries(properties ?? { '': own }).map(
        ([member, { title, description, ...schema }]) => {
          const value = description.replaceAll('|', '\\|')
          const standard = required?.includes(member) ? 'required' : valueText(schema.default)
          return [code(member === '' ? name : `${name}.${member}`), title ?? '', value, standard]
        },
      ),
  )
  return table(['member', 'meaning', 'value', 'default'], rows)
}

/** The page of providers, with what their documents say and the vocabulary of facts. */
function providersPage(providers, schemas) {
  const documents = providersTable(providers)
  const { page, before, after } = pageWith('docs/providers.md', 'providers', documents)
  return { page, before, after: replaced(page, after, 'facts', factsTable(schemas)) }
}

const maxMembers = 20

function providersTable(providers) {
  const rows = Object.entries(providers).map(([name, one]) => {
    const { title, note = '', detect = {}, dialects, facts = {}, models = [] } = one
    const keys = [...(detect.env ?? []), ...(detect.base_from?.env.slice(0, 1) ?? [])]
    const specific = models.flatMap((group) => {
      const names = group.names.map(code).join(', ')
      const changes = shapingBy(group.facts, maxMembers)
      return changes.length > 0 ? [`${names}: ${changes.join('; ')}`] : []
    })
    const changes = [shapingBy(facts, maxMembers).join('; '), ...specific].filter(Boolean)
    return [
      `${title}, ${code(name)}`,
      keys.map(code).join(', '),
      [...new Set([...dialects, ...Object.keys(facts.paths ?? {})])].join(', '),
      changes.join('<br>'),
      note,
    ]
  })
  const head = ['provider', 'environment', 'operations', 'changes to requests', 'note']
  return table(head, rows)
}

/** The facts of models, with the values that each takes. */
function factsTable(schemas) {
  const rows = Object.entries(schemas.ModelFacts.properties).map(([name, schema]) => [
    code(name),
    schema.description,
    factValues(schema, schemas),
  ])
  return table(['fact', 'meaning', 'values'], rows)
}

/** The values of a fact, as far as they are words or have names. */
function factValues(schema, schemas) {
  const { $ref, enum: words, items, properties, additionalProperties } = schema
  if ($ref) return factValues(schemas[$ref.split('/').at(-1)], schemas)
  if (words) return words.map(code).join(', ')
  if (items) return `list: ${factValues(items, schemas)}`
  if (properties) return Object.keys(properties).map(code).join(', ')
  return additionalProperties?.$ref || additionalProperties?.enum
    ? `by field: ${factValues(additionalProperties, schemas)}`
    : schema.type
}
