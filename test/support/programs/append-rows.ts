import { openSync, writeSync } from 'node:fs'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { usageRow } from '../data/rows.ts'

// Writes the id of each row whose append has returned to a file, until it is killed.
const [folder = '', acknowledged = '', url] = process.argv.slice(2)
const file = openSync(acknowledged, 'a')
const ledger = startLedger({ folder, url, observe: () => {} })
console.log('ready')
setInterval(() => {
  for (let n = 0; n < 20; n += 1) {
    const row = usageRow()
    ledger.append(row)
    // A line that a kill cuts in two does not run into the next one.
    writeSync(file, `\n${row.id}\n`)
  }
})
