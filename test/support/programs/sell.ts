import { dirname } from 'node:path'
import { loadConfig } from '../../../server/config/load.ts'
import { startServices } from '../../../server/app/start.ts'

// One server for each configuration file. The process kills itself at the first matching
// observation, without cleanup.
const [deadly = '', ...files] = process.argv.slice(2)
// Written by `launchServers`.
const members = Object.entries(JSON.parse(deadly) as Record<string, unknown>)
const urls: string[] = []
for (const file of files) {
  const { mesh } = await startServices(loadConfig({ file, env: process.env, cwd: dirname(file) }), {
    only: ['mesh'],
    observe(observation) {
      if (
        members.length > 0 &&
        members.every(([name, value]) => Reflect.get(observation, name) === value)
      )
        process.kill(process.pid, 'SIGKILL')
    },
  })
  urls.push(mesh?.url ?? '')
}
console.log(JSON.stringify(urls))
