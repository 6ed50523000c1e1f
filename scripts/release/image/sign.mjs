// Signs a pushed image with cosign, and attests its bill of materials.
import { answers, run } from '../run.mjs'

const installCosign =
  'cosign is not installed: https://docs.sigstore.dev/cosign/system_config/installation/ ' +
  '(GitHub Actions: uses: sigstore/cosign-installer)'

/** Whether this is a CI job with an identity, which signs without a key. */
export const hasIdentity = (env) =>
  env['ACTIONS_ID_TOKEN_REQUEST_URL'] !== undefined || env['SIGSTORE_ID_TOKEN'] !== undefined

/**
 * How an image is signed: `args` of cosign, and `by` for people. Without identity and key `by` is the
 * reason; if only cosign is missing, `missing` says how to get it.
 */
export function signatureOf(env, hasCosign) {
  const isKeyless = hasIdentity(env)
  if (!isKeyless && env['COSIGN_PRIVATE_KEY'] === undefined)
    return {
      by:
        'none: it needs a CI job with an identity (`id-token: write`), ' +
        'or a key of cosign in COSIGN_PRIVATE_KEY',
    }
  const by = isKeyless ? 'cosign, by the identity of this job' : 'cosign, by COSIGN_PRIVATE_KEY'
  if (!hasCosign) return { by, missing: installCosign }
  return { by, args: isKeyless ? [] : ['--key', 'env://COSIGN_PRIVATE_KEY'] }
}

export const findSignature = async () =>
  signatureOf(process.env, await answers('cosign', ['version']))

/** Signs `name`, an image with its digest, and attests its bill of materials. */
export async function sign(name, { args }, bill) {
  if (args === undefined) return
  await run('cosign', ['sign', '--yes', ...args, name])
  const attested = ['--type', 'cyclonedx', '--predicate', bill]
  await run('cosign', ['attest', '--yes', ...attested, ...args, name])
}
