import type { AgentFolder } from './agents-folder.ts'
import type { Config } from './schema.ts'
import type { Secrets } from './secrets.ts'

/**
 * A checked configuration with its defaults. Folders are absolute, `store` has no password, and
 * every secret that it names is set.
 */
export type LoadedConfig = {
  config: Config
  /** True without upstreams and routes: embedded servers respond. */
  sandbox: boolean
  file: string | null
  /** The folder that paths in it are relative to. */
  cwd: string
  /** When it was read, in epoch milliseconds. */
  loadedAt: number
  /** SHA-256 of the file, in hexadecimal digits; null without one. */
  digest: string | null
  /**
   * Where each setting comes from that is no default: `file`, or the environment variable's name.
   * Settings are named as `dotted` does.
   */
  sources: Record<string, string>
  /** Settings whose new values take effect only with a restart. */
  needRestart: string[]
  secrets: Secrets
  /** The agents' documents, where the primary process has read them. */
  agentFolders?: AgentFolder[]
}

/** Reads the configuration; `text` in place of its file's. */
export type ReadConfig = (text?: string) => LoadedConfig
