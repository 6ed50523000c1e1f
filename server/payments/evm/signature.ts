import { recover } from 'tiny-secp256k1'
import {
  concatHex,
  hashDomain,
  hexToBytes,
  keccak256,
  pad,
  stringToHex,
  toHex,
  type Hex,
} from 'viem'
import type { Terms } from '../types.ts'

/** The authorization that a payer signs by EIP-3009. */
export type Authorization = {
  from: string
  to: string
  value: bigint
  validAfter: number
  validBefore: number
  nonce: string
}

/** The type of EIP-712 that EIP-3009 signs. */
const transferType =
  'TransferWithAuthorization(address from,address to,uint256 value,' +
  'uint256 validAfter,uint256 validBefore,bytes32 nonce)'
const transferHash = keccak256(stringToHex(transferType))
const domainFields = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
] as const
const domainTypes = { EIP712Domain: domainFields.map(([name, type]) => ({ name, type })) }

/** r, s and v. The signature of a contract wallet is longer. */
const keySignature = /^0x([0-9a-f]{64})([0-9a-f]{64})(00|01|1b|1c)$/
/** Half of the order of the curve: tokens reject a greater s (EIP-2). */
const maxS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const maxDomains = 64
/** Hashes of the EIP-712 domains of the configured networks. */
const domains = new Map<string, Hex>()

/** Whether the key of `from` has signed this authorization for these terms; needs no chain. */
export function isSignedBySender(
  signature: string,
  authorization: Authorization,
  terms: Terms,
): boolean {
  const [, r = '', s = '', v = ''] = keySignature.exec(signature) ?? []
  if (r === '' || BigInt(`0x${s}`) > maxS) return false
  const parity = Number.parseInt(v, 16) % 27 === 0 ? 0 : 1
  return (
    signerOf(authorizationDigest(authorization, terms), hexToBytes(`0x${r}${s}`), parity) ===
    authorization.from
  )
}

/**
 * The address whose key made a signature, in lower case. WebAssembly takes a tenth of the time of
 * viem's BigInts.
 */
function signerOf(digest: Hex, signature: Uint8Array, parity: 0 | 1): string | undefined {
  try {
    const key = recover(hexToBytes(digest), signature, parity, false)
    // The first byte of a key is its form. An address is the end of the hash of the rest.
    return key === null ? undefined : `0x${keccak256(key.subarray(1)).slice(-40)}`
  } catch {
    // Not every pair of numbers is a signature.
    return undefined
  }
}

function authorizationDigest(
  { from, to, value, validAfter, validBefore, nonce }: Authorization,
  terms: Terms,
): Hex {
  // The scheme has checked that the addresses and the nonce are hexadecimal.
  const words = [from, to].map((address) => pad(address as Hex))
  const numbers = [value, validAfter, validBefore].map((number) => toHex(number, { size: 32 }))
  return keccak256(
    concatHex([
      '0x1901',
      domainOf(terms),
      keccak256(concatHex([transferHash, ...words, ...numbers, nonce as Hex])),
    ]),
  )
}

function domainOf({ network, asset, extra }: Terms): Hex {
  const domain = {
    name: String(extra.name),
    version: String(extra.version),
    chainId: BigInt(network.slice('eip155:'.length)),
    verifyingContract: asset.toLowerCase() as Hex,
  }
  const key = [network, asset, domain.name, domain.version].join('|')
  const hash = domains.get(key) ?? hashDomain({ domain, types: domainTypes })
  if (domains.size < maxDomains) domains.set(key, hash)
  return hash
}
