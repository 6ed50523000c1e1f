import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, launch, ready } from '../processes.ts'
import { COMPLETIONS, output, plainEnv } from '../subjects.ts'
import { notInstalled, type Peer } from './peer.ts'

const help =
  "Portkey's gateway of npm; its streams fail with newer releases of what it depends on, hence " +
  `the overrides: echo '{"private":true,"overrides":{"hono":"4.9.7",` +
  `"@hono/node-server":"1.13.5","@hono/node-ws":"1.2.0"}}' > FOLDER/package.json && ` +
  'npm install --prefix FOLDER @portkey-ai/gateway@1.15.2'

/** Portkey's gateway, which is told the upstream by each request. */
export function portkey(folder: string | undefined): Peer {
  const main = join(folder ?? '', 'node_modules/@portkey-ai/gateway/build/start-server.js')
  return {
    name: 'portkey',
    share: 0.2,
    help,
    ...((folder === undefined || !existsSync(main)) && { absent: notInstalled(help) }),
    async start(upstream) {
      const port = await freePort()
      const args = [main, `--port=${port}`, '--headless']
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
        url: `http://127.0.0.1:${port}${COMPLETIONS}`,
        headers,
        pid: running.pid,
        stop: running.stop,
      }
    },
  }
}
