import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startClientGateway, type ClientGateway } from './upstreams.ts'

const hasCurl = spawnSync('curl', ['--version']).status === 0
if (!hasCurl) console.warn('curl is not on PATH: WHAT CURL SEES OF THE GATEWAY IS NOT TESTED')

let setup: ClientGateway
let folder: string
beforeAll(async () => {
  setup = await startClientGateway(['sandbox', 'broken'])
  folder = await mkdtemp(join(tmpdir(), 'tollgate-curl-'))
})
afterAll(async () => {
  await setup.close()
  await rm(folder, { recursive: true, force: true })
})

type Run = {
  code: number | null
  out: string
  err: string
  /** When each piece of the output came. */ times: number[]
}

function curl(...args: string[]): Promise<Run> {
  const { promise, resolve, reject } = Promise.withResolvers<Run>()
  const child = spawn('curl', ['-sS', '--max-time', '60', '--expect100-timeout', '60', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const run: Run = { code: null, out: '', err: '', times: [] }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.out += text
    run.times.push(performance.now())
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (run.err += text))
  child.once('error', reject).once('close', (code) => resolve({ ...run, code }))
  return promise
}

const completions = () => `${setup.gateway.url}/v1/chat/completions`
const authorization = () => ['-H', `Authorization: Bearer ${setup.gateway.key}`]
const json = ['-H', 'Content-Type: application/json']
const hello = (more: object = {}) =>
  JSON.stringify({
    model: setup.model('sandbox'),
    messages: [{ role: 'user', content: 'Say hello.' }],
    ...more,
  })
/** The status on a line of its own after the body. */
const withStatus = ['-w', '\n%{http_code}']
/** Sends a file after asking for leave; says the status and how many bytes were sent. */
const upload = (file: string) => [
  ...json,
  '-H',
  'Expect: 100-continue',
  '--data-binary',
  `@${file}`,
  '-o',
  join(folder, 'reply.json'),
  '-w',
  '%{http_code} %{size_upload}',
]

describe.skipIf(!hasCurl)('curl', { meta: { client: 'curl', route: '/v1' } }, () => {
  test('chats with the lines that the README shows', { meta: { cells: ['chat'] } }, async () => {
    const { code, out, err } = await curl(
      completions(),
      ...authorization(),
      ...json,
      '-d',
      hello(),
      ...withStatus,
    )
    const [body = '', status] = out.split('\n')
    expect({ code, err, status }).toEqual({ code: 0, err: '', status: '200' })
    expect(JSON.parse(body)).toMatchObject({
      object: 'chat.completion',
      choices: [{ message: { role: 'assistant' }, finish_reason: 'stop' }],
    })
  })

  test('is told which header to set when it was given none', async () => {
    const { out } = await curl(completions(), ...authorization(), '-d', hello(), ...withStatus)
    const [body = '', status] = out.split('\n')
    expect(status).toBe('415')
    expect(JSON.parse(body)).toEqual({
      error: 415,
      code: 'unsupported_media_type',
      message:
        'send the header Content-Type: application/json (not application/x-www-form-urlencoded)',
    })
  })

  test(
    'fails with --fail, and shows the reason in a header with -i',
    { meta: { cells: [401] } },
    async () => {
      const failed = await curl(
        completions(),
        ...authorization(),
        ...json,
        '--fail',
        '-d',
        hello({ model: setup.model('broken') }),
      )
      expect(failed).toMatchObject({ code: 22, out: '' })
      const shown = await curl('-i', completions(), ...json, '-d', hello())
      expect(shown.out).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/)
      expect(shown.out).toMatch(/^www-authenticate: Bearer\r$/im)
      expect(shown.out).toMatch(/^x-error-message: send%20the%20header%20Authorization/im)
    },
  )

  test(
    'streams with -N: the first words come long before the last, and the connection ends with [DONE]',
    { meta: { cells: ['stream'] } },
    async () => {
      const { code, out, err, times } = await curl(
        '-N',
        completions(),
        ...authorization(),
        ...json,
        '-d',
        hello({ stream: true }),
      )
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toMatch(/^data: \{.*"role":"assistant".*\n\n/)
      expect(out).toMatch(/\n\ndata: \[DONE\]\n\n$/)
      // 30 words, 15 ms apart; some come together where the machine is slow.
      expect(times.length).toBeGreaterThan(2)
      expect(Number(times.at(-1)) - Number(times[0])).toBeGreaterThan(50)
    },
  )

  test('sends 5 MiB after 100 Continue, without waiting for it in vain', async () => {
    const file = join(folder, 'large.json')
    await writeFile(file, hello({ messages: [{ role: 'user', content: 'x'.repeat(5 << 20) }] }))
    const { code, out, err } = await curl('-v', completions(), ...authorization(), ...upload(file))
    const [status, uploaded] = out.split(' ').map(Number)
    expect({ code, status }).toEqual({ code: 0, status: 200 })
    expect(uploaded).toBeGreaterThan(5 << 20)
    expect(err).toMatch(/^< HTTP\/1\.1 100 Continue/m)
    expect(err).not.toMatch(/Done waiting for 100-continue/)
  })

  test('sends none of 5 MiB when the key is unknown', { meta: { cells: [401] } }, async () => {
    const file = join(folder, 'refused.json')
    await writeFile(file, hello({ messages: [{ role: 'user', content: 'x'.repeat(5 << 20) }] }))
    const { code, out, err } = await curl(
      '-v',
      completions(),
      '-H',
      'Authorization: Bearer nobody',
      ...upload(file),
    )
    expect({ code, out }).toEqual({ code: 0, out: '401 0' })
    expect(err).not.toMatch(/100 Continue/)
  })
})
