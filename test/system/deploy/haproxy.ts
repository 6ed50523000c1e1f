import { spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../support/servers/ports.ts'
import { testFolder, type Server } from '../../support/servers/process.ts'
import { read } from './files.ts'

/** Whether this machine has one. */
export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0

/** The servers of deploy/, by their names there. */
export const replicas = ['tollgate-1', 'tollgate-2']

/** The load balancer of deploy/ before these servers; returns the gateway's address on it. */
export async function startHaproxy(servers: readonly Server[]): Promise<string> {
  const port = await freePort()
  const [own = ''] = read('deploy/haproxy.cfg').split(/^listen (?:mesh|metadata)$/m)
  const gateway = own.replace(/bind :\d+/, `bind 127.0.0.1:${port}`)
  const text = replicas.reduce((config, name, at) => {
    const { url = '', operatorUrl = '' } = servers[at] ?? {}
    return config.replace(
      `${name}:8080`,
      `${new URL(url).host} check port ${new URL(operatorUrl).port}`,
    )
  }, gateway)
  const file = join(await testFolder(), 'haproxy.cfg')
  await writeFile(file, text)
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return `http://127.0.0.1:${port}`
}
