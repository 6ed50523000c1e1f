// Makes the commands of the command line from the operator's contract: one for each operation whose
// `x-command` is not false. server/cli/operations runs them. `x-command` has
// - words: the words of the command; brackets around a word that its group alone means
// - needs: `store` for what the handlers do without a server, else `server`
// - flags: names of flags, where they are not those of the members without `_ms` and `_s`
// - defaults: values that are sent without a flag
// - named: true if the path, or key_id, takes a name for the id
// - noun: what the path names, where it is not the singular of its first part
// - columns: `member as title`, or `member|other as title` for the first that is not null
// - empty: what is said of an empty list
// - waiting: states of rows that need the operator, and why
// - done: what is said afterwards, with `{member}` or `{member|text for null}`
// - prints: the member that is the result
// - json: the members that `--json` prints, if not all
// `x-commands` of the contract explains groups of commands.

/** The latest time of the contracts, 2100-01-01: an integer with this maximum is a time. */
const latest = 4_102_444_800_000

/** The commands of a bundled contract, and what the help says of each group of them. */
export function commandsOf(contract) {
  const resolve = resolver(contract)
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation['x-command'] ? [{ path, method, item, operation }] : [],
    ),
  )
  const commands = operations.map((one) => commandOf(one, resolve))
  const aliases = commands.flatMap(({ also = [], ...one }) =>
    also.map((words) => ({ ...one, words: words.split(' ') })),
  )
  const groups = commands.map(({ words, about }, at) => {
    const [tag] = operations[at].operation.tags
    const { description } = contract.tags.find(({ name }) => name === tag)
    const [group] = words
    return [group, contract['x-commands'][group] ?? (words.length === 1 ? about : description)]
  })
  for (const one of commands) delete one.also
  return { groups: Object.fromEntries(groups), commands: [...commands, ...aliases] }
}

const resolver = (contract) =>
  function resolve({ $ref, ...rest } = {}) {
    if ($ref === undefined) return rest
    const target = $ref
      .slice(2)
      .split('/')
      .reduce((node, name) => node[name], contract)
    return { ...resolve(target), ...rest, reference: $ref }
  }

function commandOf({ path, method, item, operation }, resolve) {
  const { words, flags = {}, defaults = {}, columns, noun, ...command } = operation['x-command']
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)
  const body = operation.requestBody && resolve(operation.requestBody)
  const bodySchema = body && resolve(body.content['application/json'].schema)
  const inputs = [
    ...parameters.filter((one) => one.in === 'query'),
    ...Object.entries(bodySchema?.properties ?? {}).map(([name, schema]) => ({
      name,
      schema,
      in: 'body',
      required: bodySchema.required?.includes(name),
    })),
  ]
  const argument = parameters.find((one) => one.in === 'path')
  const reply = replyOf(operation, resolve)
  const kind = noun ?? path.split('/')[1].replace(/s$/, '')
  return {
    words: words.replace(/[[\]]/g, '').split(' '),
    ...(words.endsWith(']') && { isDefault: true }),
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    about: `${operation.summary}.`.replace(/\?\.$/, '?'),
    noun: kind,
    ...(argument && {
      argument: {
        name: argument.name,
        value: (command.named ? kind : argument.name).toUpperCase(),
        ...(argument.name === 'id' && { isId: true }),
      },
    }),
    ...(method !== 'get' && argument?.name !== 'id' && { creates: true }),
    flags: Object.fromEntries(
      inputs.map((input) => flagOf(input, flags[input.name], defaults[input.name], resolve)),
    ),
    ...(bodySchema?.minProperties > 0 && { needsFlag: true }),
    ...command,
    ...reply,
    ...(columns && { columns: columns.map(columnOf) }),
  }
}

/** A column is `members as title`; of several members, the first that is not null. */
function columnOf(text) {
  const [members, title = members.replaceAll('_', ' ')] = text.split(' as ')
  return { title, members: members.split('|') }
}

function flagOf(input, renamed, usual, resolve) {
  const schema = resolve(input.schema)
  const branch = schema.anyOf ? { ...resolve(schema.anyOf[0]), ...schema } : schema
  const kind = kindOf(input.name, branch)
  const name = renamed ?? input.name.replace(/_m?s$/, '').replaceAll('_', '-')
  const type = [schema.type, ...(schema.anyOf ?? []).map((one) => one.type)].flat()
  const items = branch.items && resolve(branch.items)
  const choices = branch.enum ?? items?.enum
  // `none` is a name of an owner, a model or an agent; elsewhere it is null.
  const canBeNull = type.includes('null') && !isText(kind, branch)
  const about = input.description ?? schema.description ?? branch.description
  return [
    name,
    {
      name: input.name,
      in: input.in,
      kind,
      ...(kind !== 'boolean' && { value: valueOf(name, kind) }),
      about: sentenceOf(about, { canBeNull, usual: usual ?? branch.default, choices }),
      ...(input.required && { required: true }),
      ...(choices && { choices }),
      ...(canBeNull && { canBeNull }),
      ...(usual !== undefined && { usual }),
      ...(/^(integer|m?s)$/.test(kind) && { minimum: branch.minimum, maximum: branch.maximum }),
      ...(input.name === 'key_id' && { isKey: true }),
    },
  ]
}

const isText = (kind, { pattern, enum: choices }) =>
  kind === 'list' || (kind === 'text' && !choices && new RegExp(pattern ?? '', 'u').test('none'))

function kindOf(name, { type, maximum }) {
  const types = [type].flat()
  if (types.includes('array')) return 'list'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('object')) return 'pairs'
  if (!types.includes('integer')) return 'text'
  if (maximum === latest) return 'time'
  return { ms: 'ms', s: 's' }[/_(m?s)$/.exec(name)?.[1]] ?? 'integer'
}

const values = {
  list: 'LIST',
  pairs: 'NAME=VALUE,…',
  integer: 'N',
  time: 'WHEN',
  ms: 'TIME',
  s: 'TIME',
}
const valueOf = (name, kind) => values[kind] ?? name.split('-').at(-1).toUpperCase()

/** What the contract says of a value, as a flag takes it. */
function sentenceOf(about, { canBeNull, usual, choices }) {
  const text = about
    .replace(/,? in (Unix milliseconds|seconds)/, '')
    .replace('null means', canBeNull ? '`none` means' : 'by default')
    .replace(/\.$/, '')
  const isEmpty = usual === undefined || (typeof usual === 'object' && !Array.isArray(usual))
  const byDefault = isEmpty ? '' : `; by default ${usual}`
  return `${text}${byDefault}${choices ? ` (${choices.join(', ')})` : ''}.`
}

/** What is read of a reply: its rows, times and amounts, and the meanings of its words. */
function replyOf(operation, resolve) {
  const schema = resolve(operation.responses['200']?.content?.['application/json']?.schema)
  const kinds = {}
  const meanings = {}
  visit(schema)
  const [rows] =
    Object.entries(schema.properties ?? {}).find(([, one]) => resolve(one).type === 'array') ?? []
  const [first] = requiredOf(schema)
  return {
    ...(rows && operation['x-command'].columns && { rows }),
    ...(first && { firstMember: first }),
    ...(!rows && { members: membersOf(schema) }),
    kinds,
    ...(Object.keys(meanings).length > 0 && { meanings }),
  }

  function membersOf({ properties = {}, allOf = [] }) {
    return [...allOf.flatMap((part) => membersOf(resolve(part))), ...Object.keys(properties)]
  }

  function requiredOf({ required = [], allOf = [] }) {
    return [...required, ...allOf.flatMap((part) => requiredOf(resolve(part)))]
  }

  function visit(node) {
    for (const part of node.allOf ?? []) visit(resolve(part))
    for (const [name, reference] of Object.entries(node.properties ?? {})) {
      const member = resolve(reference)
      const kind = shownAs(name, member)
      if (kind) kinds[name] = kind
      if (member['x-enumDescriptions']) meanings[name] = member['x-enumDescriptions']
      visit(member.items ? resolve(member.items) : member)
    }
  }
}

function shownAs(name, { type, maximum, description = '', reference = '' }) {
  const types = [type].flat()
  if (reference.endsWith('NanoUsd')) return 'nano'
  if (types.includes('integer') && /nano-USD/.test(description)) return 'nano'
  if (maximum === latest || /Unix milliseconds/.test(description)) return 'time'
  return types.includes('integer') || types.includes('number') || name.endsWith('_usd')
    ? 'number'
    : undefined
}
