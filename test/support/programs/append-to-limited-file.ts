import { openSpool } from '../../../server/store/ledger/ledger.ts'
import { usageRow } from '../data/rows.ts'

// Runs under a limit of the size of a file: writes beyond it are cut short and then refused.
const [folder = '', rows = '0'] = process.argv.slice(2)
const spool = openSpool({
  folder,
  writer: 'limited',
  observe: (observation) => console.log(observation.kind),
})
for (let n = 0; n < Number(rows); n += 1) spool.append(usageRow())
console.log(`waiting ${spool.waiting()}`)
spool.close()
