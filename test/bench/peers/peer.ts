import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Subject } from '../subjects.ts'

/** Another gateway or proxy: `help` says how to bring it to the folder of `--peers`. */
export type Peer = Subject & { help: string }

/** Where the folder, the search path or a server's usual folders have a program. */
export function programIn(folder: string | undefined, name: string): string | undefined {
  const own = folder === undefined ? [] : [join(folder, 'usr/sbin'), join(folder, 'bin')]
  const path = (process.env['PATH'] ?? '').split(delimiter)
  return [...own, ...path, '/usr/sbin', '/usr/local/sbin']
    .map((place) => join(place, name))
    .find((file) => existsSync(file))
}

/** What `absent` says of a peer that is not there. */
export const notInstalled = (help: string): string => `not installed, so not measured. ${help}`
