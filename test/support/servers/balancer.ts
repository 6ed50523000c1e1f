import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterUse } from '../clean-up.ts'
import { freePort } from './ports.ts'
import { testFolder } from './process.ts'
import { until } from '../waiting.ts'

/** Where a replica listens, and how much of all requests it is to get. */
export type Backend = { port: number; weight?: number }

export const hasNginx = spawnSync('nginx', ['-v']).status === 0

type Start = (port: number, behind: readonly Backend[]) => Promise<void>

/**
 * The balancers of this machine, by name. Each skips backends that do not listen, and never repeats
 * a request.
 */
export const balancers: { [name: string]: Start } = {
  ...(hasNginx && { nginx: (port, behind) => startNginx(port, behind) }),
  'our own': startOwn,
}

/** The address of a load balancer before these: nginx where there is one, else our own. */
export async function startBalancer(
  behind: readonly Backend[],
  start: Start = hasNginx
    ? (port, servers) => startNginx(port, servers, { keepalive: 'keepalive 64;' })
    : startOwn,
): Promise<string> {
  const port = await freePort()
  await start(port, behind)
  return `http://127.0.0.1:${port}`
}

/**
 * A kept connection may be closed while a request is sent, and nothing is repeated: only a replica
 * that dies may cause that. With HTTP/1.0 it buffers as it does by default.
 */
export async function startNginx(
  port: number,
  behind: readonly Backend[],
  { keepalive = '', version = '1.1' }: { keepalive?: string; version?: '1.0' | '1.1' } = {},
): Promise<void> {
  const folder = await testFolder()
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  for (const kind of kinds) await mkdir(join(folder, kind))
  const own = "proxy_buffering off; proxy_set_header Connection '';"
  const servers = behind.map(
    ({ port, weight = 1 }) =>
      `server 127.0.0.1:${port} weight=${weight} max_fails=1 fail_timeout=1s;`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `
    daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      upstream replicas { ${servers.join(' ')} ${keepalive} }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://replicas;
          proxy_http_version ${version}; ${version === '1.1' ? own : ''}
          proxy_set_header Host $host;
          proxy_connect_timeout 1s; proxy_next_upstream error;
        }
      }
    }`,
  )
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')],
    { stdio: 'ignore' },
  )
  afterUse(() => void child.kill('SIGKILL'))
  await until('nginx listens', () => isThere(port))
}

const isThere = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true))).on(
      'error',
      () => resolve(false),
    )
  })

/** Gives connections, not requests, to one after the other. */
async function startOwn(port: number, behind: readonly Backend[]): Promise<void> {
  const turns = behind.flatMap(({ port, weight = 1 }) => Array.from({ length: weight }, () => port))
  const open = new Set<Socket>()
  let turn = 0

  function carry(client: Socket, tries: number): void {
    const port = turns[(turn += 1) % turns.length] ?? 0
    const server = connect(port, '127.0.0.1')
    let isListening = false
    server.on('connect', () => {
      isListening = true
      client.pipe(server).pipe(client)
    })
    server.on('error', () =>
      isListening || tries === 1 ? client.destroy() : carry(client, tries - 1),
    )
    server.on('close', () => isListening && client.destroy())
    client.on('close', () => server.destroy())
  }

  const listener = createServer({ pauseOnConnect: true, noDelay: true }, (client) => {
    open.add(client)
    client.on('error', () => {}).on('close', () => open.delete(client))
    carry(client, turns.length)
  })
  listener.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  afterUse(() => {
    listener.close()
    for (const client of open) client.destroy()
  })
}
