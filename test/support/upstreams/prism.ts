import { fileURLToPath } from 'node:url'
import { startMock } from '../../../server/mock/mock.ts'

/**
 * Prism's mock of the inference contract. Its outcome is picked by the `Prefer` header, which an
 * upstream's configuration can carry:
 * `headers: { Prefer: 'example=length' }`, `'code=429'`, and for streams `'example=stream_error'`,
 * `'example=stream_cut'`.
 */
export async function startPrismInference(): Promise<{ base_url: string; close(): Promise<void> }> {
  const { url, close } = await startMock({
    contract: fileURLToPath(new URL('../../../spec/upstream/inference.yaml', import.meta.url)),
    paceMs: 1,
  })
  return { base_url: url, close }
}
