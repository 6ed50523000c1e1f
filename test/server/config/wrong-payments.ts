export const served =
  'upstreams: { a: { base_url: "http://127.0.0.1:8000/v1" } }\nroutes: { "*": [{ upstream: a }] }\n'
export const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
export const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const solanaUsdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const solanaWallet = '7dHbWXmci3dT8UFYWYZweBLXgycu7Y3iL6trKn1Y7ARj'
export const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solanaChains =
  `There are ${mainnet} (mainnet), solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1 (devnet), ` +
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z (testnet).'

export const base = `${served}payments:
  networks:
    "eip155:8453":
      path: evm
      pay_to: "${wallet}"
      asset: "${usdc}"
      asset_name: USD Coin
      asset_version: "2"
      decimals: 6
      facilitator: "https://x402.example.com/v2"
`
export const solana = `${served}payments:
  networks:
    "${mainnet}":
      path: solana
      pay_to: "${solanaWallet}"
      asset: "${solanaUsdc}"
      decimals: 6
      facilitator: "https://x402.example.com/v2"
`
export const withSecrets = `${base}      facilitator_key_env: FACILITATOR_KEY
      rpc_env: BASE_RPC_URL
`
export const inBase = 'payments.networks["eip155:8453"]'
export const inSolana = `payments.networks["${mainnet}"]`

/**
 * Files whose payments have one mistake each, and the line that names it, without the name of the
 * file.
 */
export const wrongPayments: [title: string, yaml: string, expected: string][] = [
  [
    'a network by another name than its CAIP-2 id',
    base.replace('"eip155:8453"', 'base'),
    '5:5: "base" cannot be a name under payments.networks; use the CAIP-2 id of a chain, ' +
      `like "eip155:8453" for Base or "${mainnet}" for Solana.`,
  ],
  [
    'an EVM chain without its number',
    base.replace('eip155:8453', 'eip155:base'),
    '5:5: "eip155:base" cannot be a name under payments.networks; use the CAIP-2 id of a ' +
      `chain, like "eip155:8453" for Base or "${mainnet}" for Solana.`,
  ],
  [
    'a mistyped chain of Solana',
    solana.replaceAll(mainnet, mainnet.replace('KqZK', 'KqZk')),
    `5:5: payments.networks["${mainnet.replace('KqZK', 'KqZk')}"] is not a chain of ` +
      `Solana. Did you mean "${mainnet}"? ${solanaChains}`,
  ],
  [
    'the path of the other kind',
    base.replace('path: evm', 'path: solana'),
    `6:13: ${inBase}.path must be evm, the kind of the chain "eip155:8453".`,
  ],
  [
    'the path of the other kind on Solana',
    solana.replace('path: solana', 'path: evm'),
    `6:13: ${inSolana}.path must be solana, the kind of the chain "${mainnet}".`,
  ],
  [
    'a path that is none',
    base.replace('path: evm', 'path: base'),
    `6:13: ${inBase}.path must be one of evm, solana, not "base".`,
  ],
  [
    'a missing wallet',
    base.replace(/ +pay_to.*\n/, ''),
    `5:5: ${inBase}.pay_to is missing; write the address of your wallet, in quotes.`,
  ],
  [
    'an address without quotes, which YAML reads as a number',
    base.replace(`pay_to: "${wallet}"`, 'pay_to: 0x10'),
    `7:15: ${inBase}.pay_to must be the address of your wallet, in quotes, not 16.`,
  ],
  [
    'an EVM address with a letter that is no digit',
    base.replace(wallet, wallet.replace('7', 'g')),
    `7:15: ${inBase}.pay_to must be an address of an EVM chain in quotes, 0x and 40 ` +
      'hexadecimal digits.',
  ],
  [
    'an address of Solana on an EVM chain',
    base.replace(usdc, solanaUsdc),
    `8:14: ${inBase}.asset must be an address of an EVM chain in quotes, 0x and 40 ` +
      'hexadecimal digits.',
  ],
  [
    'a mistyped EVM address by its checksum',
    base.replace(wallet, wallet.replace('C51812', 'C51813')),
    `7:15: ${inBase}.pay_to has a wrong checksum (EIP-55), so a character is mistyped; ` +
      'copy it again, or write it in lower case if it is right.',
  ],
  [
    'the zero address',
    base.replace(wallet, `0x${'0'.repeat(40)}`),
    `7:15: ${inBase}.pay_to must not be the zero address, which has no owner.`,
  ],
  [
    'the zero address of Solana',
    solana.replace(solanaWallet, '1'.repeat(32)),
    `7:15: ${inSolana}.pay_to must not be the zero address, which has no owner.`,
  ],
  [
    'an address of Solana that is too short',
    solana.replace(solanaWallet, solanaWallet.slice(2)),
    `7:15: ${inSolana}.pay_to must be an address of Solana in quotes, 32 bytes in base58.`,
  ],
  [
    'an address of Solana with a letter that is no digit',
    solana.replace(solanaUsdc, solanaUsdc.replace('W', 'l')),
    `8:14: ${inSolana}.asset must be an address of Solana in quotes, 32 bytes in base58.`,
  ],
  [
    'an EVM address on Solana',
    solana.replace(solanaWallet, wallet),
    `7:15: ${inSolana}.pay_to must be an address of Solana in quotes, 32 bytes in base58.`,
  ],
  [
    'the token as the wallet, in whatever case',
    base.replace(wallet, usdc.toLowerCase()),
    `7:15: ${inBase}.pay_to must be the address of your wallet, and is that of the token: ` +
      'payments would be lost.',
  ],
  [
    'the mint as the wallet',
    solana.replace(solanaWallet, solanaUsdc),
    `7:15: ${inSolana}.pay_to must be the address of your wallet, and is that of the ` +
      'token: payments would be lost.',
  ],
  [
    'a token without the name that payers sign',
    base.replace(/ +asset_name.*\n/, ''),
    `5:5: ${inBase}.asset_name is missing; write the name of the token as its EIP-712 ` +
      'domain has it, like "USD Coin".',
  ],
  [
    'a token without the version that payers sign',
    base.replace(/ +asset_version.*\n/, ''),
    `5:5: ${inBase}.asset_version is missing; write the version of the token as its ` +
      'EIP-712 domain has it, in quotes, like "2".',
  ],
  [
    'a version without quotes',
    base.replace('"2"', '2'),
    `10:22: ${inBase}.asset_version must be the version of the token as its EIP-712 ` +
      'domain has it, in quotes, like "2", not 2.',
  ],
  [
    'a name of the token on Solana',
    `${solana}      asset_name: USD Coin\n`,
    `11:7: ${inSolana}.asset_name is for EVM chains only; leave it out.`,
  ],
  [
    'a version of the token on Solana',
    `${solana}      asset_version: "2"\n`,
    `11:7: ${inSolana}.asset_version is for EVM chains only; leave it out.`,
  ],
  [
    'too many decimals',
    base.replace('decimals: 6', 'decimals: 19'),
    `11:17: ${inBase}.decimals must be a whole number from 0 to 18, not 19.`,
  ],
  [
    'missing decimals',
    solana.replace(/ +decimals.*\n/, ''),
    `5:5: ${inSolana}.decimals is missing; write a whole number from 0 to 18.`,
  ],
  [
    'a facilitator of the net without TLS',
    base.replace('https://x402', 'http://x402'),
    `12:20: ${inBase}.facilitator must begin with https://; http:// is allowed only for ` +
      'this machine, as in "http://127.0.0.1:4020".',
  ],
  [
    'a facilitator with a password',
    base.replace('https://x402', 'https://me:hunter2@x402'),
    `12:20: ${inBase}.facilitator must not contain a user name or password; put the key ` +
      'into an environment variable and name that with facilitator_key_env.',
  ],
  [
    'a facilitator with a query',
    base.replace('/v2"', '/v2?key=x"'),
    `12:20: ${inBase}.facilitator must not have a query ("?…") or a fragment ("#…").`,
  ],
  [
    'the address of an operation of the facilitator',
    base.replace('/v2"', '/v2/verify"'),
    `12:20: ${inBase}.facilitator must end before /verify: the rest is added.`,
  ],
  [
    'a facilitator that is no address',
    base.replace('https://x402.example.com/v2', 'x402.example.com'),
    `12:20: ${inBase}.facilitator must be the URL of an x402 facilitator, like ` +
      '"https://x402.example.com".',
  ],
  [
    'a misspelt key',
    base
      .replace('asset_name', 'asset_nmae')
      .replace('USD Coin', 'USD Coin\n      asset_name: USD Coin'),
    `9:7: ${inBase}.asset_nmae is not a known key; did you mean "asset_name"?`,
  ],
  [
    'agents that others reach without the address that payers use',
    `${base}mesh:\n  host: 0.0.0.0\n`,
    '13:1: mesh.public_url is missing; write a URL, like "https://ai.example.com": ' +
      'the payment terms contain the URLs of the tools.',
  ],
  [
    'a public address of the agents with a query',
    `${base}mesh: { public_url: "https://ai.example.com/?a=b" }\n`,
    '13:21: mesh.public_url must not have a query ("?…") or a fragment ("#…").',
  ],
  [
    'networks of the sandbox',
    base.replace(served, ''),
    '2:3: payments.networks must be empty while no upstreams and routes are configured: ' +
      'the sandbox returns canned replies, which are not for sale.',
  ],
  [
    'a life of payments that is too short',
    `${served}payments: { max_timeout_s: 29 }\n`,
    '3:28: payments.max_timeout_s must be a whole number from 30 to 3600, not 29.',
  ],
  [
    'answers that are kept for less than a day',
    `${served}payments: { kept_hours: 23 }\n`,
    '3:25: payments.kept_hours must be a whole number from 24 to 87600, not 23.',
  ],
]
