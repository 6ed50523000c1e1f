import { recover } from 'tiny-secp256k1'
import { hashTypedData, hexToBytes, keccak256, parseAbiParameters, type Hex } from 'viem'
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
const types = {
  TransferWithAuthorization: parseAbiParameters(
    'address from, address to, uint256 value, ' +
      'uint256 validAfter, uint256 validBefore, bytes32 nonce',
  ),
}

/** r, s and v. The signature of a contract wallet is longer. */
const keySignature = /^0x([0-9a-f]{64})([0-9a-f]{64})(00|01|1b|1c)$/
/** Half of the order of the curve: tokens reject a greater s (EIP-2). */
const maxS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** Whether the key of `from` has signed this authorization for these terms; needs no chain. */
export function isSignedBySender(
  signature: string,
  authorization: Authorization,
  { network, asset, extra }: Terms,
): boolean {
  const [, r = '', s = '', v = ''] = keySignature.exec(signature) ?? []
  if (r === '' || BigInt(`0x${s}`) > maxS) return false
  const digest = hashTypedData({
    domain: {
      name: String(extra.name),
      version: String(extra.version),
      chainId: BigInt(network.slice('eip155:'.length)),
      verifyingContract: asset.toLowerCase() as Hex,
    },
    types,
    primaryType: 'TransferWithAuthorization',
    // The scheme has checked that the addresses and the nonce are hexadecimal.
    message: {
      ...authorization,
      from: authorization.from as Hex,
      to: authorization.to as Hex,
      validAfter: BigInt(authorization.validAfter),
      validBefore: BigInt(authorization.validBefore),
      nonce: authorization.nonce as Hex,
    },
  })
  const parity = Number.parseInt(v, 16) % 27 === 0 ? 0 : 1
  return signerOf(digest, hexToBytes(`0x${r}${s}`), parity) === authorization.from
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
