import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, launch, ready, temporaryFolder } from '../processes.ts'
import { COMPLETIONS, output, plainEnv } from '../subjects.ts'
import { notInstalled, type Peer } from './peer.ts'

const help =
  'LiteLLM of PyPI, with Python 3.9 to 3.13: python3 -m venv FOLDER/litellm && ' +
  "FOLDER/litellm/bin/pip install 'litellm[proxy]==1.106.2'"

/** It refuses to start without one. */
const masterKey = 'sk-benchmark-7c1f8e2a94b05d63e8f1a27c94d0b5e6'
/** It imports all of its providers first. */
const startMs = 120_000

/** LiteLLM's proxy with one worker, one model, its master key, no database and no spend log. */
export function litellm(folder: string | undefined): Peer {
  const program = join(folder ?? '', 'litellm/bin/litellm')
  return {
    name: 'litellm',
    share: 0.02,
    help,
    ...((folder === undefined || !existsSync(program)) && { absent: notInstalled(help) }),
    async start(upstream) {
      const port = await freePort()
      const file = join(temporaryFolder(), 'litellm.yaml')
      writeFileSync(file, configuration(upstream))
      const args = ['--config', file, '--host', '127.0.0.1', '--port', String(port)]
      const running = await launch(program, [...args, '--num_workers', '1'], {
        // Without these it fetches its table of prices, and reports its use, at the start.
        env: { ...plainEnv(), LITELLM_LOCAL_MODEL_COST_MAP: 'True', LITELLM_LOG: 'ERROR' },
        log: join(output, 'bench-litellm.log'),
      })
      await ready(running, `http://127.0.0.1:${port}/health/liveliness`, 200, startMs)
      return {
        url: `http://127.0.0.1:${port}${COMPLETIONS}`,
        headers: { authorization: `Bearer ${masterKey}` },
        pid: running.pid,
        stop: running.stop,
      }
    },
  }
}

const configuration = (upstream: string) => `
model_list:
  - model_name: "*"
    litellm_params:
      model: "openai/*"
      api_base: ${upstream}/v1
      api_key: bench
general_settings:
  master_key: ${masterKey}
litellm_settings:
  telemetry: false
  num_retries: 0
`
