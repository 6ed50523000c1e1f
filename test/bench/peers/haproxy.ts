import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, launch, ready, temporaryFolder } from '../processes.ts'
import { COMPLETIONS, output } from '../subjects.ts'
import { notInstalled, programIn, type Peer } from './peer.ts'

const help = 'HAProxy of Debian: apt-get install haproxy'

/** HAProxy with one thread, which keeps its connections to the upstream. */
export function haproxy(folder: string | undefined): Peer {
  const program = programIn(folder, 'haproxy')
  return {
    name: 'haproxy',
    help,
    ...(program === undefined && { absent: notInstalled(help) }),
    async start(upstream) {
      const port = await freePort()
      const file = join(temporaryFolder(), 'haproxy.cfg')
      writeFileSync(file, configuration(port, new URL(upstream).host))
      const running = await launch(program ?? 'haproxy', ['-db', '-f', file], {
        log: join(output, 'bench-haproxy.log'),
      })
      await ready(running, `http://127.0.0.1:${port}/`)
      return {
        url: `http://127.0.0.1:${port}${COMPLETIONS}`,
        headers: {},
        pid: running.pid,
        stop: running.stop,
      }
    },
  }
}

const configuration = (port: number, upstream: string) => `
global
  nbthread 1
  maxconn 4096
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  http-reuse always
frontend bench
  bind 127.0.0.1:${port}
  default_backend upstream
backend upstream
  server one ${upstream}
`
