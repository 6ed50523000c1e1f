import { fileURLToPath } from 'node:url'
import { startMock } from '../../../server/mock/mock.ts'

/**
 * Prism's mock of the inference contract. Its outcome is picked by the `Prefer` header, which an
 * upstream's configuration can carry:
 * `headers: { Prefer: 'example=length' }`, `'code=429'`, and for streams `'example=stream_error'`,
 * `'example=stream_cut'`.
 */
export const startPrismInference = (): Promise<PrismServer> => startPrism('inference.yaml')

/** Prism as a strict server of a provider, by its document. */
export const startPrismProvider = (name: string): Promise<PrismServer> =>
  startPrism(`providers/${name}.yaml`)

type PrismServer = { base_url: string; close(): Promise<void> }

async function startPrism(file: string): Promise<PrismServer> {
  const { url, close } = await startMock({
    contract: fileURLToPath(new URL(`../../../spec/upstream/${file}`, import.meta.url)),
    paceMs: 1,
  })
  return { base_url: url, close }
}
