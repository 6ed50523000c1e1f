import type { components } from '../../generated/server/operator.ts'
import type { LoadedConfig } from '../config/load.ts'
import { configDigest, maskedConfig } from '../config/masked-config.ts'
import type { Overview } from './overview/overview.ts'

/** The configuration in effect in the contract's form, and the version of each server. */
export async function configView(
  { file, loadedAt, sandbox, config, sources, needRestart }: LoadedConfig,
  overview: Pick<Overview, 'servers'>,
): Promise<components['schemas']['ConfigInForce']> {
  // Without the store, this server still returns its own configuration.
  const servers = await overview.servers().catch(() => null)
  return {
    file,
    loaded_at: loadedAt,
    sandbox,
    config: maskedConfig(config),
    sources,
    need_restart: needRestart,
    digest: configDigest(config),
    servers:
      servers &&
      servers.map(({ name, digest, loadedAt: loaded_at, seenAt: seen_at, isThis: is_this }) => ({
        name,
        digest,
        loaded_at,
        seen_at,
        is_this,
      })),
  }
}
