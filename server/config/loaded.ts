import type { AgentFolder } from './agents-folder.ts'
import type { Config } from './schema.ts'
import type { Secrets } from './secrets.ts'

/** A configuration that was checked: folders are absolute, `store` has no password, defaults are filled in, and every secret that it names is there. */
export type LoadedConfig = {
  config: Config
  /** True when there are neither upstreams nor routes: embedded parts answer. */
  sandbox: boolean
  file: string | null
  /** Epoch milliseconds at which it was read. */
  loadedAt: number
  /** Settings that were read otherwise since, and that only a start can change. */
  needRestart: string[]
  secrets: Secrets
  /** The agents' documents of this configuration, where another process has read them. */
  agentFolders?: AgentFolder[]
}
