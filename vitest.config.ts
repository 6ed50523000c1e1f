import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { matrixReporter } from './test/system/clients/matrix.ts'
import { compileCache } from './test/support/compile-cache.ts'
import { memoryFolder } from './test/support/memory-folder.ts'
import { runSeed } from './test/support/data/random.ts'
import { comesMs } from './test/support/waiting.ts'

/** Workers inherit it by the environment. */
const seed = runSeed()

/** The ledger's thread of each server that a test starts would compile its modules anew. */
process.env['NODE_COMPILE_CACHE'] ??= compileCache

/** Stores and databases of tests; TMPDIR in the environment overrides it. */
const temporary = process.env['TMPDIR'] ?? memoryFolder()
if (temporary !== undefined) process.env['TMPDIR'] = temporary

/** Prints the seed of the run, and a last line that programs can read. */
const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    )
    const count = (state: string) => states.filter((one) => one === state).length
    const broken = modules.filter(
      (module) => module.state() === 'failed' && module.children.size === 0,
    ).length
    console.log(`\nrandom tests ran with SEED=${seed}`)
    console.log(
      `${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`,
    )
  },
}

/**
 * Files that need modules of their own: they run the tests of another file once more, replace
 * timers that libraries keep, set or count what a process has once, or read the time in ids, which
 * never goes back in one process.
 */
const alone = [
  'test/system/replicas/*-on-postgres.test.ts',
  'test/server/payments/facilitator/supported.test.ts',
  'test/server/observe/gen-ai-metrics.test.ts',
  'test/server/observe/tracing.test.ts',
  'test/server/store/id.test.ts',
  'test/server/operator/access/group-admin.test.ts',
  'test/server/operator/requests.test.ts',
  'test/server/http/contract/validators.test.ts',
]

/** Files that are small and take long. */
const long = [
  'server/store/ledger/kill',
  'system/clients/dialect-errors',
  'system/demo/pay',
  'contract/generated',
  'system/clients/dialect',
  'system/packages/example',
  'server/mesh/deadlines',
  'system/life/kill',
  'system/replicas/limits',
  'system/clients/large-bodies',
  'system/replicas/outage',
  'system/replicas/pgbouncer',
  'system/life/mesh-draining',
  'system/replicas/drained-upstreams',
  'system/life/first-minute',
  'system/replicas/idempotency',
]

/**
 * Files with modules of their own come first, then the `long` ones, then the others by size: at the
 * end of a run no worker waits for a long file.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = (file: string) => long.some((name) => file.endsWith(`/test/${name}.test.ts`))
    const length = (file: string) => (isLong(file) ? 1 : 2)
    const rank = ({ moduleId, project }: TestSpecification) =>
      project.config.isolate ? 0 : length(moduleId)
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the class, not of a list
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    projects: [
      // Modules are loaded once for many files: a fifth of the whole time would be their loading.
      {
        extends: true,
        test: { name: 'tests', include: ['test/**/*.test.ts'], exclude: alone, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    setupFiles: ['test/support/after-file.ts'],
    globalSetup: ['test/support/servers/bundle-run.ts', 'test/support/servers/postgres-run.ts'],
    // These only end tests that have failed. A few tests have more, by test/support/waiting.ts.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: comesMs } },
    sequence: { sequencer: LongestFirst },
    // More than half of a file's time is waiting: two more use what two leave of two cores.
    maxWorkers: 4,
    reporters: ['default', closingLine, matrixReporter],
  },
})
