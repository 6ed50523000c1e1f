// `npm run check`: every check that needs no server. Two lanes, as most machines have two cores
// for it.
import { runLanes } from './lanes.mjs'

// The compiler that is native takes half the CPU, and both cores. The other one is there for
// openapi-typescript, which works with it alone.
const tsc = 'node node_modules/typescript-7/bin/tsc'

const isPassed = await runLanes([
  [
    tsc,
    'node scripts/generate.mjs --check',
    `${tsc} -p client/examples`,
    // More workers would each load the compiler, and take longer on what two lanes leave.
    'vitest run test/project --maxWorkers=1',
  ],
  ['npm run -s lint'],
])
process.exitCode = isPassed ? 0 : 1
