import { resolve } from 'node:path'
import { haproxy } from './haproxy.ts'
import { litellm } from './litellm.ts'
import { nginx } from './nginx.ts'
import type { Peer } from './peer.ts'
import { portkey } from './portkey.ts'

/** The peers, of which those of npm and PyPI are looked for in this folder. */
export function peersIn(folder?: string): Peer[] {
  const place = folder === undefined ? undefined : resolve(folder)
  return [nginx, haproxy, portkey, litellm].map((peer) => peer(place))
}

/** How to bring each of them, for `--help`. */
export const peersHelp = `\
With --peers FOLDER, peers are measured where they are installed: programs of Debian wherever they
are, those of npm and PyPI in the folder.
${peersIn()
  .map(({ name, help }) => `  ${name.padEnd(8)}  ${help}`)
  .join('\n')}`
