import { openSync, writeSync } from 'node:fs'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { usageRow } from '../data/rows.ts'

// Writes the id of each row to a file once its append has returned, or its promise has resolved,
// until it is killed.
const [folder = '', acknowledged = '', url] = process.argv.slice(2)
const file = openSync(acknowledged, 'a')
const ledger = startLedger({ folder, url, observe: () => {} })
console.log('ready')
// A line that a kill cuts in two does not run into the next one.
const acknowledge = (id: string) => void writeSync(file, `\n${id}\n`)
setInterval(() => {
  for (let n = 0; n < 10; n += 1) {
    const [soon, now] = [usageRow(), usageRow()]
    void ledger.appendSoon(soon).then(() => acknowledge(soon.id))
    if (n % 2 > 0) continue
    ledger.append(now)
    acknowledge(now.id)
  }
})
