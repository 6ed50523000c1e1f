import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, launch, ready, temporaryFolder } from '../processes.ts'
import { COMPLETIONS, output } from '../subjects.ts'
import { notInstalled, programIn, type Peer } from './peer.ts'

const help = 'nginx of Debian: apt-get install nginx-light'

/** nginx with one worker, unbuffered; the tree of its master is measured, which is the worker. */
export function nginx(folder: string | undefined): Peer {
  const program = programIn(folder, 'nginx')
  return {
    name: 'nginx',
    help,
    ...(program === undefined && { absent: notInstalled(help) }),
    async start(upstream) {
      const port = await freePort()
      const place = temporaryFolder()
      mkdirSync(join(place, 'temp'))
      writeFileSync(join(place, 'nginx.conf'), configuration(port, new URL(upstream).host))
      const args = ['-e', 'stderr', '-p', place, '-c', 'nginx.conf']
      const running = await launch(program ?? 'nginx', args, {
        log: join(output, 'bench-nginx.log'),
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
daemon off; worker_processes 1; worker_rlimit_nofile 8192; pid nginx.pid; error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off; tcp_nodelay on; keepalive_requests 1000000; client_body_buffer_size 64k;
  client_body_temp_path temp/body; proxy_temp_path temp/proxy; fastcgi_temp_path temp/f;
  uwsgi_temp_path temp/u; scgi_temp_path temp/s;
  upstream bench { server ${upstream}; keepalive 128; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://bench; proxy_http_version 1.1;
      proxy_set_header Connection ""; proxy_buffering off;
    }
  }
}
`
