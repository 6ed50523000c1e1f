import { openStore } from '../../../server/store/database.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'

const [place = '', startAt = '0'] = process.argv.slice(2)
while (Date.now() < Number(startAt)) continue
const store = openStore(place)
await migrate(store)
await store.close()
