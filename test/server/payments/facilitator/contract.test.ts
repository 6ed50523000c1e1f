import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import contract from '../../../../generated/json/upstream/facilitator.json' with { type: 'json' }
import { createFacilitator } from '../../../../server/payments/facilitator/facilitator.ts'
import type { Charge, Facilitator } from '../../../../server/payments/types.ts'
import { startMock, type Mock } from '../../../../server/mock/mock.ts'
import { listenOnLoopback } from '../../../support/http/listen.ts'

type Path = '/supported' | '/verify' | '/settle'

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const payer = '0x857b06519E91e3A54538791bDbb0E22373e36b66'
const solanaPayer = '9xAXssX9j7vuK99c7cFwqbixzL3bFrzPy9PUhCtDPAYJ'
const feePayer = '2wKupLR9q6wXYppw8Gr2NvWxKBUqm4PPJKkQfoxHDBg4'
const transaction = '0x7f7bba1bd3f5c1f5a3d2eec3dfd0a1a6e4d4cbb7b0f1e6d2a9c8b7a6f5e4d3c2'

const resource = {
  url: 'http://127.0.0.1:8080/x402/agents/EchoAgent/echo',
  description: '',
  mimeType: 'application/json',
}
const onBase: Charge = {
  resource,
  payload: {
    signature: `0x${'2d'.repeat(65)}`,
    authorization: {
      from: payer,
      to: payer,
      value: '10000',
      validAfter: '0',
      validBefore: '1767225720',
      nonce: `0x${'f3'.repeat(32)}`,
    },
  },
  terms: {
    scheme: 'exact',
    network: 'eip155:84532',
    asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    amount: '10000',
    payTo: payer,
    maxTimeoutSeconds: 120,
    extra: { name: 'USDC', version: '2' },
  },
}
const onSolana: Charge = {
  resource: { ...resource, description: '¿Qué tal? 你好 🙂' },
  payload: { transaction: 'AQAB' },
  terms: {
    scheme: 'exact',
    network: devnet,
    asset: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
    amount: '1',
    payTo: solanaPayer,
    maxTimeoutSeconds: 30,
    extra: { feePayer },
  },
}

let prism: Mock
let front: { url: string; wishes: Record<Path, string>; refusals: string[]; close(): Promise<void> }
/** One that is spoken to in version 2, and one in version 1. */
const facilitators: Facilitator[] = []

beforeAll(async () => {
  prism = await startMock({
    contract: fileURLToPath(new URL('../../../../spec/upstream/facilitator.yaml', import.meta.url)),
  })
  front = await startFront(prism.url)
  for (const example of ['both', 'version_1'])
    facilitators.push(await hearing(`example=${example}`))
})
afterAll(async () => {
  for (const facilitator of facilitators) await facilitator.close()
  await front.close()
  await prism.close()
})

/**
 * Forwards everything to Prism with a preference for each path, and keeps what Prism says of
 * requests that break the contract.
 */
async function startFront(target: string): Promise<typeof front> {
  const wishes = { '/supported': '', '/verify': '', '/settle': '' }
  const refusals: string[] = []
  const server = createServer((req, res) => {
    // The client asks for nothing else, and Prism answers 404 to anything else.
    const path = req.url as Path
    const onward = request(
      `${target}${path}`,
      { method: req.method ?? 'GET', headers: { ...req.headers, prefer: wishes[path] } },
      (answer) => {
        if (answer.headers['x-error-message'] !== undefined)
          refusals.push(String(answer.headers['x-error-message']))
        res.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(res)
      },
    )
    req.pipe(onward)
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    wishes,
    refusals,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A facilitator that has heard the named list. */
async function hearing(supported: string, more: { sandbox?: boolean } = {}): Promise<Facilitator> {
  front.wishes['/supported'] = supported
  front.wishes['/verify'] = 'example=valid'
  const facilitator = createFacilitator({
    url: front.url,
    key: () => 'a-key',
    verifyMs: 5000,
    settleMs: 5000,
    observe: () => {},
    sandbox: false,
    ...more,
  })
  await facilitator.verify(onBase)
  return facilitator
}

const named = (path: Path) => {
  const { responses } = path === '/supported' ? contract.paths[path].get : contract.paths[path].post
  return Object.entries(responses).flatMap(([status, answer]) => {
    const shared = '$ref' in answer && answer.$ref.split('/').at(-1)
    const { content } = shared
      ? contract.components.responses[shared as keyof typeof contract.components.responses]
      : (answer as { content: { 'application/json': { examples: object } } })
    return Object.keys(content['application/json'].examples).map(
      (example) => `code=${status}, example=${example}`,
    )
  })
}

const invalid = (reason: string) => ({ kind: 'invalid', reason })
const unknown = (reason: string) => ({ kind: 'unknown', reason })
const refused = (reason: string, beforeBroadcast = true) => ({
  kind: 'refused',
  reason,
  beforeBroadcast,
})
const settled = {
  kind: 'settled',
  receipt: { success: true, transaction, network: 'eip155:84532', payer },
}

const verifications: Record<string, object> = {
  'code=200, example=valid': { kind: 'valid', payer },
  'code=200, example=valid_solana': { kind: 'valid', payer: solanaPayer },
  'code=200, example=invalid_signature': invalid('invalid_exact_evm_signature'),
  'code=200, example=invalid_balance': invalid('invalid_exact_evm_insufficient_balance'),
  'code=200, example=invalid_funds': invalid('insufficient_funds'),
  'code=200, example=invalid_valid_before': invalid(
    'invalid_exact_evm_payload_authorization_valid_before',
  ),
  'code=200, example=invalid_valid_after': invalid(
    'invalid_exact_evm_payload_authorization_valid_after',
  ),
  'code=200, example=invalid_value': invalid(
    'invalid_exact_evm_payload_authorization_value_mismatch',
  ),
  'code=200, example=invalid_recipient': invalid('invalid_exact_evm_recipient_mismatch'),
  'code=200, example=invalid_network': invalid('invalid_exact_evm_network_mismatch'),
  'code=200, example=invalid_nonce': invalid('invalid_exact_evm_nonce_already_used'),
  'code=200, example=invalid_simulation': invalid(
    'invalid_exact_evm_transaction_simulation_failed',
  ),
  'code=200, example=invalid_solana_signature': invalid(
    'invalid_exact_svm_payload_signature_invalid',
  ),
  'code=200, example=invalid_solana_amount': invalid('invalid_exact_svm_payload_amount_mismatch'),
  'code=200, example=invalid_solana_recipient': invalid(
    'invalid_exact_svm_payload_recipient_mismatch',
  ),
  'code=200, example=invalid_solana_simulation': invalid(
    'invalid_exact_svm_transaction_simulation_failed',
  ),
  'code=200, example=invalid_unexplained': invalid('unexplained'),
  'code=400, example=invalid': invalid('insufficient_funds'),
  'code=400, example=malformed': unknown('status_400'),
  'code=401, example=key': unknown('status_401'),
  'code=403, example=declined': invalid('kyt_risk_detected'),
  'code=429, example=busy': unknown('status_429'),
  'code=500, example=broke': unknown('status_500'),
  'code=502, example=gateway': unknown('status_502'),
}

/** What each outcome is for a charge on Base Sepolia. */
const settlements: Record<string, object> = {
  'code=200, example=settled': settled,
  'code=200, example=settled_version_1': settled,
  'code=200, example=settled_solana': unknown('other_network'),
  'code=200, example=refused_signature': refused('invalid_exact_evm_signature'),
  'code=200, example=refused_balance': refused('invalid_exact_evm_insufficient_balance'),
  'code=200, example=refused_funds': refused('insufficient_funds'),
  'code=200, example=refused_valid_before': refused(
    'invalid_exact_evm_payload_authorization_valid_before',
  ),
  'code=200, example=refused_valid_after': refused(
    'invalid_exact_evm_payload_authorization_valid_after',
  ),
  'code=200, example=refused_value': refused(
    'invalid_exact_evm_payload_authorization_value_mismatch',
  ),
  'code=200, example=refused_recipient': refused('invalid_exact_evm_recipient_mismatch'),
  'code=200, example=refused_network': refused('invalid_exact_evm_network_mismatch'),
  'code=200, example=refused_solana': refused('invalid_exact_svm_payload_amount_mismatch', false),
  'code=200, example=nonce_used': refused('invalid_exact_evm_nonce_already_used', false),
  'code=200, example=pending': refused('settlement_pending', false),
  'code=200, example=duplicate': refused('duplicate_settlement', false),
  'code=200, example=timed_out': refused(
    'Timed out while waiting for transaction with hash to be confirmed.',
    false,
  ),
  'code=200, example=failed': refused('transaction_failed', false),
  'code=200, example=reverted': refused('invalid_exact_evm_transaction_failed', false),
  'code=200, example=unconfirmed': refused(
    'settle_exact_svm_transaction_confirmation_timed_out',
    false,
  ),
  'code=200, example=unexpected': refused('unexpected_settle_error', false),
  'code=400, example=refused': refused('insufficient_funds'),
  'code=400, example=spent': refused('invalid_payload', false),
  'code=400, example=malformed': unknown('status_400'),
  'code=401, example=key': unknown('status_401'),
  'code=403, example=declined': refused('kyt_risk_detected', false),
  'code=429, example=busy': unknown('status_429'),
  'code=500, example=broke': unknown('status_500'),
  'code=500, example=pending': unknown('status_500 settlement_pending'),
  'code=500, example=unconfirmed': unknown('status_500 settle_exact_node_failure'),
  'code=502, example=gateway': unknown('status_502'),
}

/** What is offered, in which versions, after each list; a word where nothing was heard. */
const lists: Record<string, { base?: object; solana?: object; fault?: RegExp }> = {
  'code=200, example=both': {
    base: { versions: [2, 1], extra: {}, signers: ['0xd407e409E34E0b9afb99EcCeb609bDbcD5e7f1bf'] },
    solana: { versions: [2, 1], extra: { feePayer }, signers: [feePayer] },
  },
  'code=200, example=version_1': { base: { versions: [1], extra: {} } },
  'code=200, example=family': { base: { versions: [2], extra: {} } },
  'code=200, example=other_schemes': {},
  'code=200, example=play_money': { fault: /moves play money, which is for the sandbox only$/ },
  'code=401, example=key': { fault: /has not responded: status_401$/ },
  'code=429, example=busy': { fault: /has not responded: status_429$/ },
  'code=500, example=broke': { fault: /has not responded: status_500$/ },
  'code=502, example=gateway': { fault: /has not responded: status_502$/ },
}

test('each outcome that the contract documents has its row here', () => {
  expect(Object.keys(verifications).toSorted()).toEqual(named('/verify').toSorted())
  expect(Object.keys(settlements).toSorted()).toEqual(named('/settle').toSorted())
  expect(Object.keys(lists).toSorted()).toEqual(named('/supported').toSorted())
})

describe('verify', () => {
  test.each(Object.entries(verifications))('%s', async (outcome, sorted) => {
    front.wishes['/verify'] = outcome
    for (const facilitator of facilitators) expect(await facilitator.verify(onBase)).toEqual(sorted)
  })
})

describe('settle', () => {
  test.each(Object.entries(settlements))('%s', async (outcome, sorted) => {
    front.wishes['/settle'] = outcome
    for (const facilitator of facilitators) expect(await facilitator.settle(onBase)).toEqual(sorted)
  })

  test("on Solana, Solana's own settlement is one, and that of another network is not", async () => {
    front.wishes['/settle'] = 'example=settled_solana'
    expect(await facilitators[0]?.settle(onSolana)).toMatchObject({
      kind: 'settled',
      receipt: { network: devnet, payer: solanaPayer },
    })
    front.wishes['/settle'] = 'example=settled'
    expect(await facilitators[0]?.settle(onSolana)).toEqual(unknown('other_network'))
    front.wishes['/settle'] = 'example=refused_solana'
    expect(await facilitators[0]?.settle(onSolana)).toEqual(
      refused('invalid_exact_svm_payload_amount_mismatch'),
    )
  })
})

describe('supported', () => {
  test.each(Object.entries(lists))('%s', async (outcome, { base, solana, fault }) => {
    const facilitator = await hearing(outcome)
    expect(facilitator.supports('eip155:84532')).toEqual(base)
    expect(facilitator.supports(devnet)).toEqual(solana)
    if (fault) expect(facilitator.fault()).toMatch(fault)
    else expect(facilitator.fault()).toBeUndefined()
    await facilitator.close()
  })

  test('play money is taken in the sandbox', async () => {
    const facilitator = await hearing('example=play_money', { sandbox: true })
    expect(facilitator.supports('eip155:84532')).toEqual({
      versions: [2],
      extra: { playMoney: true },
    })
    expect(facilitator.fault()).toBeUndefined()
    await facilitator.close()
  })
})

test('what is sent keeps the contract, and Prism would have refused what does not', async () => {
  expect(front.refusals).toEqual([])
  front.wishes['/settle'] = 'example=settled'
  await facilitators[0]?.settle({ ...onBase, terms: { ...onBase.terms, amount: '1e3' } })
  expect(front.refusals).toHaveLength(1)
})
