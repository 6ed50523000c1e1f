import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { metric } from '../../support/servers/process.ts'
import { engines, type Engine } from '../../support/servers/store.ts'
import { longMs, until } from '../../support/waiting.ts'
import {
  bearer,
  cellsOf,
  clientsOf,
  contents,
  modelByFile,
  secrets,
  signature,
  startGuardedServer,
  type Caller,
  type Clients,
  type GuardedServer,
} from './guarded-server.ts'

const { prompt, reply, argument, answer } = contents

/** Where in the store contents may be, and which; all of it ends with its row. */
const expectedContents: Record<string, string[]> = {
  'task.details': [prompt, argument],
  'task.result': [reply, answer],
  'payment.charge': [signature],
  'payment.result': [answer],
  'idempotency.body': [reply, answer],
}
const tables = ['task', 'payment', 'idempotency', 'usage']

const tool = (name: string, tool_arguments: object) => ({ tool: name, tool_arguments })
const weather = tool('get_weather', { city: argument })
const createOnce = {
  headers: { 'idempotency-key': 'create-1' },
  body: { name: 'one', scopes: ['chat', 'mesh'], rpm: 1000 },
}

/** Keys come from the operator, and the same ones again to whoever repeats the request. */
async function createKeys({ operate }: Clients): Promise<{ key: string; oldKey: string }> {
  const created = await operate('POST', '/keys', createOnce)
  const again = await operate('POST', '/keys', createOnce)
  // By the operator's contract.
  const { key: oldKey, id } = created.json as { key: string; id: string }
  expect([created.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  expect(again.json['key']).toBe(oldKey)
  const rotateOnce = { headers: { 'idempotency-key': 'rotate-1' }, body: { overlap_s: 0 } }
  const rotated = await operate('POST', `/keys/${id}/rotate`, rotateOnce)
  const rotatedAgain = await operate('POST', `/keys/${id}/rotate`, rotateOnce)
  const key = String(rotated.json['key'])
  expect([rotated.status, rotatedAgain.json['key']], rotated.text).toEqual([200, key])
  return { key, oldKey }
}

async function requestAll({ chat, mesh, mcp, task, readTask, buy }: Caller): Promise<void> {
  const replies = []
  for (const dialect of ['', '/openai'])
    replies.push(
      await chat(prompt, {}, { dialect, headers: { 'idempotency-key': `chat${dialect}` } }),
      await chat(prompt, { stream: true }, { dialect, headers: { 'x-request-id': 'seen-well' } }),
    )
  replies.push(
    await chat(prompt, { model: modelByFile }),
    await mesh({ query: prompt }),
    await mesh(weather, undefined, { 'idempotency-key': 'tool' }),
    await mcp({ name: 'ToyAgent__get_weather', arguments: { city: argument } }),
    await mcp({ name: 'ToyAgent__ask', arguments: { query: prompt } }),
  )
  const tasks = [await task({ query: prompt }), await task(weather)]
  replies.push(...tasks, await buy(), await buy('x-payment'))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  for (const { json } of tasks)
    await until(
      'the task is completed',
      async () => (await readTask(json['task_id'])).json['status'] === 'completed',
    )
}

/** Calls with a caller's own credential, which the API repeats in all that it answers. */
async function callWithCredential({ mesh, mcp, task, readTask, buy }: Caller): Promise<string> {
  const headers = { 'x-agent-notes': secrets.callerToken }
  const notes = tool('get_notes', {})
  const echo = tool('echo', {})
  const meta = { 'tollgate/credentials': { Notes: secrets.callerToken }, progressToken: 'one' }
  const ok = [
    await mesh(notes, undefined, { ...headers, 'idempotency-key': 'notes' }, 'NotesAgent'),
    await mesh(notes, undefined, { ...headers, 'idempotency-key': 'notes' }, 'NotesAgent'),
    await mesh(echo, undefined, { ...headers, 'idempotency-key': 'echo' }, 'EchoMcp'),
    await mesh({ query: prompt }, undefined, headers, 'NotesAgent'),
    await mcp({ name: 'get_notes', arguments: {} }, undefined, headers, '/agents/NotesAgent'),
    await mcp({ name: 'EchoMcp__echo', arguments: {}, _meta: meta }, undefined, {
      accept: 'application/json, text/event-stream',
    }),
    await buy('payment-signature', { item: 'NotesAgent/get_notes', body: {}, headers }),
    await buy('payment-signature', { item: 'EchoMcp/echo', body: {}, headers }),
    await task(notes, headers, 'NotesAgent'),
    await task(echo, headers, 'EchoMcp'),
    await task(tool('fail', {}), headers, 'NotesAgent'),
  ]
  expect(ok.map(({ status, text }) => [status, text.slice(0, 300)])).toEqual(
    ok.map(() => [200, expect.any(String)]),
  )
  const failed = [
    await mesh(tool('fail', {}), undefined, headers, 'NotesAgent'),
    await mesh(tool('fail', {}), undefined, headers, 'EchoMcp'),
    await mesh(notes, undefined, { 'x-agent-notes': `${secrets.callerToken} ?` }, 'NotesAgent'),
    await buy('x-payment', { item: 'NotesAgent/fail', body: {}, headers }),
  ]
  expect(failed.map(({ status }) => status)).toEqual([422, 422, 400, 422])
  const tasks = []
  for (const { json } of ok.slice(-3)) {
    let text = ''
    await until('the task has ended', async () => {
      const view = await readTask(json['task_id'])
      text = view.text
      return ['completed', 'failed'].includes(String(view.json['status']))
    })
    tasks.push(text)
  }
  return [...ok.map(({ text }) => text), ...failed.map(({ text }) => text), ...tasks].join('\n')
}

/** Without this the search would find nothing, and prove nothing. */
function assertSecretsArrived({ models, tools, facilitator }: GuardedServer): void {
  expect(models.received.map(({ headers }) => headers.authorization)).toEqual(
    expect.arrayContaining([`Bearer ${secrets.upstreamKey}`, `Bearer ${secrets.upstreamFile}`]),
  )
  const withHeader = models.received.find(({ headers }) => headers['x-for-upstream'])
  expect(withHeader?.headers).toMatchObject({ 'x-for-upstream': secrets.upstreamHeader })
  const headersOf = (path: string) =>
    tools.requests.filter(({ url }) => url.startsWith(path)).map(({ headers }) => headers)
  expect(headersOf('/api').at(-1)).toMatchObject({ 'x-key': secrets.agentKey })
  const caller = `Bearer ${secrets.callerToken}`
  for (const path of ['/notes', '/mcp'])
    expect(new Set(headersOf(path).map(({ authorization }) => authorization))).toEqual(
      new Set([caller]),
    )
  for (const { headers } of models.received)
    expect(JSON.stringify(headers)).not.toContain(secrets.callerToken)
  expect(facilitator.requests.at(-1)).toMatchObject({
    headers: bearer(secrets.facilitatorKey),
    body: expect.stringContaining(signature) as string,
  })
}

/** Requests that are wrong, or fail behind the server; returns the texts of their replies. */
async function failAll(
  { setMode, rpc }: GuardedServer,
  { operate, heads }: Clients,
  { chat, mesh, mcp, buy }: Caller,
  { key, oldKey }: { key: string; oldKey: string },
): Promise<string[]> {
  const replies = []
  for (const dialect of ['', '/openai'])
    replies.push(
      await chat(`${prompt} broken`, { stream: dialect === '' }, { dialect }),
      await chat(`${prompt} broken`, { model: modelByFile, stream: dialect === '' }, { dialect }),
      await chat(prompt, { temperature: prompt }, { dialect }),
      await chat(prompt, { stop: [prompt, 7] }, { dialect }),
      await chat(prompt, {}, { dialect, token: secrets.wrongKey }),
      await chat(prompt, {}, { dialect, token: oldKey }),
    )
  replies.push(
    await mesh(tool('get_status', {})),
    await mesh({ query: [prompt] }),
    await mesh({ query: prompt }, secrets.wrongKey),
    await mesh({ query: `${prompt} broken` }),
    await mcp({ name: 'ToyAgent__get_weather', arguments: {} }, secrets.wrongKey),
  )
  for (const mode of ['invalid', 'refused', 'broken'] as const) {
    setMode(mode)
    replies.push(await buy(), await buy('x-payment'))
  }
  for (const token of [secrets.wrongToken, key])
    replies.push(
      await operate('GET', '/keys', { token }),
      await operate('POST', '/keys', { token, body: { name: prompt } }),
    )
  replies.push(
    await operate('POST', '/keys', { body: { name: 7, secret: secrets.wrongKey } }),
    await operate('POST', '/keys', { ...createOnce, body: { name: 'other' } }),
  )
  expect(replies.filter(({ status }) => status < 400)).toEqual([])
  // An argument that is wrong is shown to its sender, and to nobody else.
  expect(await mesh(tool('get_weather', { city: [argument] }))).toMatchObject({
    status: 400,
    text: expect.stringContaining(argument) as string,
  })
  heads.pop()
  for (const failed of [
    await mcp({ name: 'ToyAgent__get_status', arguments: {} }),
    await mcp({ name: 'ToyAgent__get_weather', arguments: { city: [argument] } }),
  ])
    expect(failed.json).toMatchObject({ result: { isError: true } })
  await until('the chain was asked', () => rpc.requests.length > 0)
  expect(rpc.requests[0]?.url).toContain(secrets.rpcKey)
  return replies.map(({ text }) => text)
}

/** Renames the store's tables for a while, that of the keys last; returns texts and the spool. */
async function failStore(
  { server, inspect, folder }: GuardedServer,
  { operate }: Clients,
  { chat, mesh, task, buy }: Caller,
): Promise<{ errors: string[]; spool: string }> {
  const hide = (table: string) => inspect(`alter table "${table}" rename to "${table}_away"`)
  const restore = (table: string) => inspect(`alter table "${table}_away" rename to "${table}"`)
  for (const table of tables) await hide(table)
  const late = await chat(prompt, {}, { headers: { 'x-request-id': 'seen-on-the-spool' } })
  expect(late.status, late.text).toBe(200)
  const readSpool = () => textsOf('**/spool/**/*', folder)
  await until('a row waits on the spool', () => readSpool().includes('seen-on-the-spool'))
  const spool = readSpool()
  await hide('key')
  const headers = { 'idempotency-key': 'late' }
  const replies = [
    await chat(prompt, {}, { token: `tg_${'a'.repeat(48)}` }),
    await chat(prompt, {}, { headers }),
    await mesh(weather, undefined, headers),
    await task({ query: prompt }),
    await buy(),
    await operate('POST', '/keys', { ...createOnce, headers }),
    await operate('GET', '/keys'),
  ]
  expect(replies.map(({ status }) => status).filter((status) => status < 400)).toEqual([])
  for (const table of [...tables, 'key']) await restore(table)
  await until(
    'all rows are in the store',
    async () => metric(await server.metrics(), 'tollgate_ledger_queued_rows') === 0,
  )
  await until('the store answers', async () => (await operate('GET', '/keys')).status === 200)
  return { errors: replies.map(({ text }) => text), spool }
}

/** The files of a pattern, one after the other. */
const textsOf = (pattern: string, folder: string) =>
  globSync(pattern, { cwd: folder })
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile())
    .map((name) => readFileSync(name, 'latin1'))
    .join('\n')

async function readAsOperator(
  { server }: GuardedServer,
  { operate }: Clients,
  engine: Engine,
): Promise<Record<string, string>> {
  const paths = ['/keys', '/usage', '/usage/rows', '/payments', '/upstreams', '/config']
  const replies = await Promise.all(paths.map((path) => operate('GET', path)))
  expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200))
  const command = await server.tollgate(
    ...(engine === 'sqlite' ? ['payments', 'list', '--json'] : ['config']),
  )
  expect(command.code, command.err).toBe(0)
  return {
    metrics: await server.metrics(),
    'output of a command': command.out + command.err,
    'what the operator is shown': replies.map(({ text }) => text).join('\n'),
  }
}

/** Where a word is found, with what stands around it. */
const matchesOf = (texts: Record<string, string>, words: Record<string, string>) =>
  Object.entries(texts).flatMap(([place, text]) =>
    Object.entries(words).flatMap(([name, word]) => {
      const at = text.indexOf(word)
      return at < 0 ? [] : [`${name} in ${place}: ${text.slice(Math.max(0, at - 150), at + 60)}`]
    }),
  )

test.each(engines)(
  'on %s no secret is left anywhere, and what callers and models say only where it ends, whatever fails',
  async (engine) => {
    const guarded = await startGuardedServer(engine)
    const { server, inspect, folder, spansFile } = guarded
    const clients = clientsOf(guarded)
    const tokens = await createKeys(clients)
    const caller = clients.asCaller(tokens.key)
    await requestAll(caller)
    const withCredential = await callWithCredential(caller)
    assertSecretsArrived(guarded)
    const errors = await failAll(guarded, clients, caller, tokens)
    const { errors: storeErrors, spool } = await failStore(guarded, clients, caller)
    const shown = await readAsOperator(guarded, clients, engine)
    const cells = await cellsOf(inspect, engine)
    expect(await server.stop()).toEqual({ code: 0, signal: null })

    const places: Record<string, string> = {
      ...shown,
      log: server.allOutput(),
      traces: readFileSync(spansFile, 'utf8'),
      spool,
      errors: [...errors, ...storeErrors].join('\n'),
      'heads of replies': clients.heads.join('\n'),
      'the store beside what ends': cells
        .filter(({ column }) => !Object.hasOwn(expectedContents, column))
        .map(({ column, text }) => `${column} ${text}`)
        .join('\n'),
    }
    const words = { ...secrets, ...tokens }
    expect(matchesOf(places, { ...words, ...contents, signature: signature.slice(0, 40) })).toEqual(
      [],
    )
    const stored = {
      'replies to calls with a credential': withCredential,
      'what ends': cells.map(({ text }) => text).join('\n'),
      files: textsOf('{store,spool,.tollgate}/**/*', folder),
    }
    expect(matchesOf(stored, words)).toEqual([])

    // The search finds what is there.
    expect(withCredential.split('[redacted]').length).toBeGreaterThan(5)
    for (const place of ['log', 'the store beside what ends'])
      expect(places[place]).toContain('seen-well')
    expect(places['traces']).toContain('x402 settle')
    expect(places['what the operator is shown']).toMatch(/settle_unknown|settling/)
    const locations = Object.entries(expectedContents).map(([column, texts]) => [
      column,
      texts.filter((text) =>
        cells.some((cell) => cell.column === column && cell.text.includes(text)),
      ),
    ])
    expect(Object.fromEntries(locations)).toEqual(expectedContents)
  },
  longMs,
)
