import { onTestFinished, describe, expect, test } from 'vitest'
import { openEvmChain } from '../../../server/payments/evm/chain.ts'
import { openSolanaChain } from '../../../server/payments/solana/chain.ts'
import { sendJson, startHttpServer } from '../../support/chains/http.ts'

const chains = [
  {
    name: 'EVM',
    open: (rpcUrl: string) => openEvmChain({ rpcUrl, network: 'eip155:8453' }),
    result: '0x7',
  },
  {
    name: 'Solana',
    open: (rpcUrl: string) => openSolanaChain({ rpcUrl, network: 'solana:test' }),
    result: 7,
  },
]

describe.each(chains)('an RPC of $name', ({ open, result }) => {
  async function headOf(reply: object, credentials = '') {
    const seen: (string | undefined)[] = []
    const server = await startHttpServer((req, _body, res) => {
      seen.push(req.headers.authorization)
      sendJson(res, 200, reply)
    })
    onTestFinished(() => server.stop())
    const chain = await open(server.url.replace('//', `//${credentials}`))
    return { head: await chain.head(), seen }
  }

  test('gets the user name and the password of its URL', async () => {
    const { head, seen } = await headOf({ jsonrpc: '2.0', id: 1, result }, 'me:p%40ss@')
    expect(head).toBe(7)
    expect(seen).toEqual([`Basic ${Buffer.from('me:p@ss').toString('base64')}`])
  })

  test('is not read on where it answers with more than 10 MB', async () => {
    const text = 'x'.repeat(11 << 20)
    const { head } = await headOf({ jsonrpc: '2.0', id: 1, result, text })
    expect(head).toBeUndefined()
  })
})
