import { clients } from './clients.ts'
import { describeDialect } from './dialect-cells.ts'

describeDialect(clients)
