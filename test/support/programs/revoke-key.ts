import { createAccess } from '../../../server/keys/keys.ts'
import { openStore } from '../../../server/store/database.ts'

// What the command line does from its own process.
const [place = '', id = ''] = process.argv.slice(2)
const store = openStore(place)
const access = createAccess({ store, observe: () => {} })
await access.revoke(id)
access.close()
await store.close()
console.log('revoked')
