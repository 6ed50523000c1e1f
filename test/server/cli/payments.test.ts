import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { run } from '../../../server/cli/cli.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import {
  network,
  startPaymentServer,
  payer,
  secrets,
  settled,
  transaction,
  type PaymentServer,
  type Payment,
} from '../../support/servers/operator.ts'
import { captureOutput } from '../../support/servers/command.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'

type List = { payments: Payment[]; next: string | null }
type Ended = { code: number; out: string; err: string }

const someId = '0198a3c2-7d1e-7abc-8def-0123456789ab'

let folder = ''
let paymentServer: PaymentServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-cli-payments-'))
  paymentServer = await startPaymentServer()
})
afterAll(async () => {
  await paymentServer.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  paymentServer.facilitator.settle = (res) => sendJson(res, settled)
})

/** Of the running server, unless told. */
function config(more: object = {}): string {
  const file = join(mkdtempSync(join(folder, 'own-')), 'tollgate.yaml')
  const { port } = new URL(paymentServer.gateway.operatorUrl)
  writeFileSync(
    file,
    JSON.stringify({ store: paymentServer.folder, operator: { port: Number(port) }, ...more }),
  )
  return file
}

/**
 * `tollgate payments …args`, without any variable of whoever runs the tests but the operator's
 * token.
 */
async function payments(
  args: string[],
  {
    file = config(),
    env = { TOLLGATE_OPERATOR_TOKEN: paymentServer.gateway.operatorToken },
  }: { file?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const own = process.env
  const { output, restore } = captureOutput()
  process.env = { ...env }
  try {
    return { code: await run(['payments', ...args, '--config', file]), ...output }
  } finally {
    process.env = own
    restore()
  }
}

const json = <T>({ code, out, err }: Ended): T => {
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out) as T // what the command promises
}

async function serve(
  status: number,
  headers: Record<string, string>,
  body: string,
): Promise<{ url: string; requests: IncomingHttpHeaders[] }> {
  const requests: IncomingHttpHeaders[] = []
  const server = createServer((req, res) => {
    requests.push(req.headers)
    res.writeHead(status, headers).end(body)
  })
  const port = await listenOnLoopback(server)
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${port}`, requests }
}

describe('payments check', () => {
  const selling = (facilitator: string, networks: string[], mesh: object = {}) =>
    config({
      upstreams: { a: { base_url: 'http://127.0.0.1:1/v1' } },
      routes: { '*': [{ upstream: 'a' }] },
      mesh: { agents: ['spec/agents'], public_url: 'https://api.example.com', ...mesh },
      payments: {
        networks: Object.fromEntries(
          networks.map((id) => [
            id,
            {
              path: 'evm',
              pay_to: '0x209693Bc6afc0C5328bA36FaF03C514EF312287C',
              asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
              asset_name: 'USDC',
              asset_version: '2',
              decimals: 6,
              facilitator,
            },
          ]),
        ),
      },
    })
  const supported = (...networks: string[]) =>
    JSON.stringify({
      kinds: networks.map((id) => ({ x402Version: 2, scheme: 'exact', network: id })),
      extensions: ['bazaar'],
    })
  const asked = async (...networks: string[]) =>
    (await serve(200, { 'content-type': 'application/json' }, supported(...networks))).url

  test('says of each paid path whether it would be listed, and what its document lacks', async () => {
    const file = selling(await asked('eip155:8453'), ['eip155:8453'])
    const { code, out } = await payments(['check'], { file, env: {} })
    expect(code).toBe(0)
    expect(out).toMatch(/^eip155:8453 +ok +supports x402 version 2; has a catalogue/m)
    expect(out).toContain('mesh.contact is not set')
    expect(out).toMatch(/^\/x402\/agents\/EchoAgent\/echo +0\.001 +eip155:8453 +yes/m)
    const { out: shown } = await payments(['check', '/x402/agents/EchoAgent/echo'], {
      file,
      env: {},
    })
    expect(JSON.parse(shown)).toMatchObject({
      listed: true,
      payment_required: {
        resource: { url: 'https://api.example.com/x402/agents/EchoAgent/echo' },
        accepts: [{ network: 'eip155:8453', amount: '1000' }],
        extensions: { bazaar: {} },
      },
    })
  })

  test('fails, and says why, where a facilitator does not serve a network', async () => {
    const file = selling(await asked('eip155:8453'), ['eip155:8453', 'eip155:10'])
    const { code, out } = await payments(['check', '--json'], { file, env: {} })
    expect(code).toBe(1)
    const found = JSON.parse(out) as { facilitators: object[]; paths: object[] } // asserted below
    expect(found.facilitators).toMatchObject([
      { network: 'eip155:8453', ok: true, catalogue: true },
      { network: 'eip155:10', ok: false, detail: expect.stringContaining('eip155:10') },
    ])
    const down = selling('http://127.0.0.1:9', ['eip155:8453'])
    const refused = await payments(['check'], { file: down, env: {} })
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(/EchoAgent\/echo +0\.001 +- +NO +cannot be paid/)
  })

  test('names what is sold where a path is mistyped, and that nothing is', async () => {
    const file = selling(await asked('eip155:8453'), ['eip155:8453'])
    const typed = await payments(['check', '/x402/agents/EchoAgent/ecko'], { file, env: {} })
    expect([typed.code, typed.err]).toEqual([
      1,
      expect.stringContaining('Did you mean "/x402/agents/EchoAgent/echo"?'),
    ])
    const none = await payments(['check'], { file: selling('http://127.0.0.1:9', []), env: {} })
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('Nothing is sold')])
  })
})

describe('list', () => {
  test('people see age, state, price and payer, newest first, and are told of what waits for them', async () => {
    const old = await paymentServer.put({
      created_at: Date.now() - 3 * 3_600_000,
      state: 'refund_due',
      price_nano: 1_250_000_000,
      tool: null,
    })
    await paymentServer.put({ created_at: Date.now() - 2 * 3_600_000, state: 'undecided' })
    const young = await paymentServer.put({
      created_at: Date.now() - 65_000,
      state: 'settled',
      receipt: JSON.stringify(settled),
    })
    const { code, out, err } = await payments([])
    expect(code).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines[0]).toMatch(/^id +age +state +USD +network +payer +agent +tool$/)
    expect(lines.slice(2, 5)).toEqual([
      expect.stringMatching(
        new RegExp(`^${young.id} +1 min +settled +0\\.002 +${network} +${payer} +EchoAgent +echo$`),
      ),
      expect.stringContaining(' undecided '),
      expect.stringMatching(
        new RegExp(`^${old.id} +3 h +refund_due +1\\.25 +${network} +${payer} +EchoAgent +-$`),
      ),
    ])
    expect(err).toMatch(
      /^(One of these is|\d+ of these are) refund_due, paid without an answer: npm run tollgate -- payments show ID$/m,
    )
    expect(err).toMatch(
      /^(One of these is|\d+ of these are) undecided, possibly paid without an answer: npm run tollgate -- payments show ID$/m,
    )
  })

  test('with --json it is what the operator address answers', async () => {
    for (const [args, query] of [
      [[], ''],
      [['--state', 'refund_due'], '?state=refund_due'],
      [['--limit', '1'], '?limit=1'],
      [
        ['--network', network, '--payer', payer.toUpperCase().replace('0X', '0x')],
        `?network=${network}`,
      ],
      [['--network', 'eip155:1'], '?network=eip155:1'],
    ] as const)
      expect(json(await payments(['list', ...args, '--json'])), query).toEqual(
        (await paymentServer.operate<List>('GET', `/payments${query}`)).body,
      )
  })

  test('pages go on where the one before ended', async () => {
    for (let n = 0; n < 3; n++) await paymentServer.put({ network: 'eip155:10', state: 'failed' })
    const page = (...args: string[]) =>
      payments(['--network', 'eip155:10', '--limit', '2', ...args])
    const first = await page()
    const [, next = ''] = /^Next page: --after (\S+)$/m.exec(first.err) ?? []
    const ids = ({ out }: Ended) =>
      out
        .trimEnd()
        .split('\n')
        .slice(2)
        .map((line) => line.split(' ')[0])
    const second = await page('--after', next)
    expect(second.err).toBe('')
    const { body } = await paymentServer.operate<List>('GET', '/payments?network=eip155:10')
    expect([...ids(first), ...ids(second)]).toEqual(body.payments.map(({ id }) => id))
    expect(ids(second)).toHaveLength(1)
  })

  test('without any it says so', async () => {
    expect(await payments(['--network', 'eip155:7'])).toEqual({
      code: 0,
      out: '',
      err: 'There are no such payments.\n',
    })
    expect(json(await payments(['--network', 'eip155:7', '--json']))).toMatchObject({
      payments: [],
      next: null,
    })
  })
})

describe('show', () => {
  test('a payment is told whole, and what its state asks of the operator; nothing of what was signed or answered', async () => {
    const { id } = await paymentServer.put({
      state: 'refund_due',
      reason: 'timed_out',
      look_at: null,
    })
    const { code, out, err } = await payments(['show', id])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^state +refund_due$/m)
    expect(out).toMatch(/^price_usd +0\.002$/m)
    expect(out).toMatch(/^look_at +-$/m)
    expect(out).toMatch(/^created_at +\d{4}-\d\d-\d\dT[\d:.]+Z$/m)
    expect(out).toContain('send the amount back to `payer`')
    const asJson = await payments(['show', id, '--json'])
    expect(json(asJson)).toEqual((await paymentServer.operate('GET', `/payments/${id}`)).body)
    for (const secret of Object.values(secrets)) expect(out + asJson.out).not.toContain(secret)
  })

  test('one that is undecided says how to decide, and closing it is the decision', async () => {
    const { id } = await paymentServer.put({
      state: 'undecided',
      reason: 'timed_out; no RPC is configured',
      look_at: null,
    })
    const { out } = await payments(['show', id])
    for (const words of [
      'Nothing shows whether the payer has paid',
      'You decide',
      'Close the payment in either case',
    ])
      expect(out).toContain(words)
    expect(json(await payments(['--state', 'undecided', '--limit', '1', '--json']))).toMatchObject({
      payments: [{ id }],
    })
    expect(json(await payments(['close', id, '--json']))).toMatchObject({
      id,
      state: 'failed',
      reason: 'closed by the operator',
    })
  })

  test('one that there is not is a sentence', async () => {
    const { code, out, err } = await payments(['show', 'none'])
    expect([code, out, err]).toEqual([
      1,
      '',
      'There is no payment with the id "none"; `npm run tollgate -- payments list` lists them.\n',
    ])
  })
})

describe('reconcile', () => {
  test('the running server looks, found by the configuration or by --url', async () => {
    for (const [args, file] of [
      [[], config()],
      [['--url', `${paymentServer.gateway.operatorUrl}/`], config({ operator: { port: 0 } })],
    ] as const) {
      const { id } = await paymentServer.put()
      const { code, out, err } = await payments(['reconcile', id, ...args], { file })
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/^state +settled$/m)
      expect(out).toMatch(new RegExp(`^transaction +${transaction}$`, 'm'))
      expect(json(await payments(['reconcile', id, '--json', ...args], { file }))).toEqual(
        (await paymentServer.operate('GET', `/payments/${id}`)).body,
      )
    }
  })

  test('what the server says against it is repeated', async () => {
    const { id } = await paymentServer.put({ owner: 'another', lease_until: Date.now() + 60_000 })
    const url = paymentServer.gateway.operatorUrl
    expect(await payments(['reconcile', id])).toEqual({
      code: 1,
      out: '',
      err: `${url} answered 409: this payment is in progress; try again when it has ended\n`,
    })
    const wrong = await payments(['reconcile', id, '--json'], {
      env: { TOLLGATE_OPERATOR_TOKEN: 'x'.repeat(40) },
    })
    expect([wrong.code, JSON.parse(wrong.err)]).toEqual([
      1,
      { error: `${url} answered 401: this is not the operator token` },
    ])
    expect((await payments(['reconcile', 'a/../b'])).err).toContain(
      'There is no payment with the id "a/../b"',
    )
  })

  test('without a token, an address, or a server there it says what is missing', async () => {
    const { id } = await paymentServer.put()
    expect(await payments(['reconcile', id], { env: {} })).toEqual({
      code: 1,
      out: '',
      err:
        'The operator token is needed: set TOLLGATE_OPERATOR_TOKEN to the token of the ' +
        'running server.\n',
    })
    expect(
      (await payments(['reconcile', id], { file: config({ operator: { port: 0 } }) })).err,
    ).toBe(
      'operator.port is 0, so the port of the running server is unknown; name its URL ' +
        'with --url.\n',
    )
    const nobody = await payments(['reconcile', id, '--url', 'http://127.0.0.1:9'])
    expect(nobody.code).toBe(1)
    expect(nobody.err).toMatch(
      /^There is no response from the operator URL http:\/\/127\.0\.0\.1:9 \(.+\)\. Is the server running\?/,
    )
    expect((await paymentServer.operate('GET', `/payments/${id}`)).body.state).toBe(
      'settle_unknown',
    )
  })

  test('the token goes to the address that was named and to no other, and another kind of server is told from an operator address', async () => {
    const elsewhere = await serve(
      200,
      { 'content-type': 'application/json' },
      '{"state":"settled"}',
    )
    const redirecting = await serve(307, { location: elsewhere.url }, '')
    const page = await serve(200, { 'content-type': 'text/html' }, '<h1>Welcome</h1>')
    for (const [{ url }, status] of [
      [redirecting, 307],
      [page, 200],
    ] as const) {
      expect(await payments(['reconcile', someId, '--url', url])).toEqual({
        code: 1,
        out: '',
        err: `${url} answered ${status}: this is no operator URL\n`,
      })
    }
    expect(redirecting.requests.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${paymentServer.gateway.operatorToken}`,
    ])
    expect(elsewhere.requests).toEqual([])
  })
})

test.each([
  [['pay'], 'There is no `payments pay`. There are: list, show, reconcile, close, check.'],
  [['recncile', 'x'], 'Did you mean "reconcile"?'],
  [['show'], 'Name the payment by its id'],
  [['reconcile'], 'Name the payment by its id'],
  [['list', '--state', 'paid'], '--state does not take "paid"'],
  [['--state', 'failed,expired'], '--state takes one value'],
  [['--limit', '1001'], '--limit must be a whole number from 1 to 1000'],
  [['--after', '7'], '--after must be the `next`'],
  [['show', 'x', '--state', 'failed'], 'There is no option --state here.'],
  [['reconcile', someId, '--url', 'ftp://here'], '--url must be a URL like http://127.0.0.1:8090'],
])('%j is a fault of the command line', async (args, sentence) => {
  const { code, out, err } = await payments(args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
})
