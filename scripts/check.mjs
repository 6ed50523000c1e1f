// `npm run check`: every check that needs no server, in two lanes: most machines have two cores.
import { runLanes } from './lanes.mjs'

// The native compiler takes half the CPU time, on both cores. The other one is installed for
// openapi-typescript, which needs it.
const tsc = 'node node_modules/typescript-7/bin/tsc'

const isPassed = await runLanes([
  [
    tsc,
    'node scripts/generate.mjs --check',
    `${tsc} -p client/examples`,
    // More workers would each load the compiler, and take longer next to the other lane.
    'vitest run test/project --maxWorkers=1',
  ],
  ['npm run -s lint'],
])
process.exitCode = isPassed ? 0 : 1
