import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePort, launch, ready, temporaryFolder } from './processes.ts'
import { output, plainEnv, type Subject } from './subjects.ts'

const nginxPath = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((file) => existsSync(file))

/** nginx with one worker, unbuffered; the tree of its master is measured, which is the worker. */
export const nginx: Subject = {
  name: 'nginx',
  ...(nginxPath === undefined && { absent: 'not installed' }),
  async start(upstream) {
    const port = await freePort()
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'temp'))
    writeFileSync(join(folder, 'nginx.conf'), nginxConf(port, new URL(upstream).host))
    const args = ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf']
    const running = await launch(nginxPath ?? 'nginx', args, {
      log: join(output, 'bench-nginx.log'),
    })
    await ready(running, `http://127.0.0.1:${port}/`)
    return {
      url: `http://127.0.0.1:${port}/v1/chat/completions`,
      headers: {},
      pid: running.pid,
      stop: running.stop,
    }
  },
}

const nginxConf = (port: number, upstream: string) => `
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

const peers = process.env['TOLLGATE_BENCH_PEERS']
const portkeyMain = join(peers ?? '', 'node_modules/@portkey-ai/gateway/build/start-server.js')

/**
 * Portkey's gateway, when `TOLLGATE_BENCH_PEERS` names a folder that holds it; `portkeyHelp` says
 * how to fill one.
 */
export const portkey: Subject = {
  name: 'portkey',
  share: 0.2,
  ...((peers === undefined || !existsSync(portkeyMain)) && { absent: 'not installed' }),
  async start(upstream) {
    const port = await freePort()
    const args = [portkeyMain, `--port=${port}`, '--headless']
    const running = await launch(process.execPath, args, {
      env: plainEnv(),
      log: join(output, 'bench-portkey.log'),
    })
    await ready(running, `http://127.0.0.1:${port}/`)
    const headers = {
      'x-portkey-provider': 'openai',
      'x-portkey-custom-host': `${upstream}/v1`,
      authorization: 'Bearer bench',
    }
    return {
      url: `http://127.0.0.1:${port}/v1/chat/completions`,
      headers,
      pid: running.pid,
      stop: running.stop,
    }
  },
}

export const portkeyHelp = `\
To compare with Portkey's gateway, install it into a folder of its own and name the folder in
TOLLGATE_BENCH_PEERS.
Its streams fail with newer releases of what it depends on, hence the overrides:
  mkdir DIR && cd DIR
  echo '{"private":true,"overrides":{"hono":"4.9.7","@hono/node-server":"1.13.5","@hono/node-ws":"1.2.0"}}' > package.json
  npm install --prefix . @portkey-ai/gateway@1.15.2
  TOLLGATE_BENCH_PEERS=DIR npm run bench`
