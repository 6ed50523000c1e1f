import { lockFolder } from '../../../server/store/lock.ts'

lockFolder(process.argv[2] ?? '')
console.log('locked')
setInterval(() => {}, 1000)
