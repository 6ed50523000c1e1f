import { isSameAddress } from './networks.ts'
import type { EvmSigner } from './signers.ts'
import { payloadOf, requireChosen, type Chain } from './signing.ts'
import type { Choice } from '../policy.ts'
import { isRecord } from '../terms.ts'

/** A chain's time is that of its last block, which may lag behind this machine's clock. */
const marginMs = 30_000

const authorizationTypes = JSON.stringify({
  TransferWithAuthorization: [
    'address from',
    'address to',
    'uint256 value',
    'uint256 validAfter',
    'uint256 validBefore',
    'bytes32 nonce',
  ].map((field) => {
    const [type, name] = field.split(' ')
    return { name, type }
  }),
})

/** Pays with EIP-3009 authorizations. */
export function evmChain(signer: EvmSigner): Chain {
  return {
    payer: signer.address,
    async sign(terms, choice, count) {
      const guarded: EvmSigner = {
        address: signer.address,
        async signTypedData(data) {
          checkTypedData(data, signer.address, choice)
          count()
          return signer.signTypedData(data)
        },
      }
      const payload = await payloadOf(await schemeOf(terms.version, guarded), terms, choice, {
        name: choice.asset.name,
        version: choice.asset.version,
      })
      const { authorization } = payload.payload
      requireChosen(isRecord(authorization), 'the authorization')
      return {
        payload,
        expiresAt: checkAuthorization(authorization, signer.address, choice) * 1000,
      }
    },
    isDead: async ({ expiresAt }) => Date.now() > expiresAt + marginMs,
  }
}

async function schemeOf(version: 1 | 2, signer: EvmSigner) {
  if (version === 2) return new (await import('@x402/evm/exact/client')).ExactEvmScheme(signer)
  return new (await import('@x402/evm/exact/v1/client')).ExactEvmSchemeV1(signer)
}

function checkTypedData(
  { domain, types, primaryType, message }: Parameters<EvmSigner['signTypedData']>[0],
  payer: string,
  choice: Choice,
): void {
  const { offer, asset } = choice
  requireChosen(
    primaryType === 'TransferWithAuthorization' && JSON.stringify(types) === authorizationTypes,
    'the kind of the authorization',
  )
  requireChosen(
    String(domain['chainId']) === offer.network.split(':')[1],
    'the chain of the authorization',
  )
  requireChosen(
    isSameAddress(String(domain['verifyingContract']), asset.address),
    'the asset of the authorization',
  )
  requireChosen(
    domain['name'] === asset.name &&
      domain['version'] === asset.version &&
      domain['salt'] === undefined,
    'the domain of the authorization',
  )
  checkAuthorization(message, payer, choice)
}

/** The expiry of the authorization, in epoch seconds. */
function checkAuthorization(
  authorization: Record<string, unknown>,
  payer: string,
  { offer }: Choice,
): number {
  const { from, to, value, validAfter, validBefore, nonce } = authorization
  const now = Math.floor(Date.now() / 1000)
  const end = Number(validBefore)
  requireChosen(isSameAddress(String(from), payer), 'the payer of the authorization')
  requireChosen(isSameAddress(String(to), offer.payTo), 'the recipient of the authorization')
  requireChosen(String(value) === offer.amount, 'the amount of the authorization')
  requireChosen(
    Number(validAfter) <= now && end > now && end <= now + offer.maxTimeoutSeconds,
    'the time of the authorization',
  )
  requireChosen(/^0x[0-9a-f]{64}$/i.test(String(nonce)), 'the nonce of the authorization')
  return end
}
