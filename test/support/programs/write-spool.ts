import { openSpool } from '../../../server/store/ledger/ledger.ts'
import { usageRow } from '../data/rows.ts'

// Another process of the same server: appends rows under its own name and stays.
const [folder = '', writer = '', rows = '0'] = process.argv.slice(2)
const spool = openSpool({
  folder,
  writer,
  observe: (observation) => console.error(JSON.stringify(observation)),
})
for (let n = 0; n < Number(rows); n += 1) spool.append(usageRow())
console.log('written')
setInterval(() => {}, 1000)
