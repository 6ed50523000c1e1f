// `npm run check`: every check that needs no server. Two lanes, as most machines have two cores
// for it.
import { runLanes } from './lanes.mjs'

const isPassed = await runLanes([
  ['tsc', 'node scripts/generate.mjs --check'],
  [
    'npm run -s lint',
    'tsc -p client/examples',
    // More workers would each load the compiler, and take longer on what two lanes leave.
    'vitest run test/project --maxWorkers=1',
  ],
])
process.exitCode = isPassed ? 0 : 1
