import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createTasks } from '../../../server/mesh/tasks/tasks.ts'
import { openStore } from '../../../server/store/database.ts'

// One process of a server: runs the tasks of a store and appends the id of each started task to a
// file, until it is killed.
const [place = '', marker = '', leaseMs = '0', runMs = '0'] = process.argv.slice(2)
const store = openStore(place)
const tasks = createTasks({
  store,
  async run({ id }) {
    appendFileSync(marker, `${id}\n`)
    console.log('begun')
    await pause(Number(runMs))
    return { success: true, data: { pid: process.pid } }
  },
  isReadOnly: (_, { tool }) => tool !== 'write',
  isAllowed: async () => true,
  observe: (observation) => console.error(JSON.stringify(observation)),
  settings: () => ({ workers: 4, keptDays: 7, waitingPerKey: 1000, deadlineMs: 60_000 }),
  leaseMs: Number(leaseMs),
  pollMs: 20,
})
tasks.start()
console.log('ready')
setInterval(() => {}, 1000)
