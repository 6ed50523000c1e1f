import type { Reporter, TestModule } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { matrixReporter } from './test/clients/matrix.ts'

/** A last line that any program can read. */
const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const count = (state: string) => states.filter((one) => one === state).length
    const broken = modules.filter((module) => module.state() === 'failed' && module.children.size === 0).length
    console.log(`\n${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`)
  },
}

/** Files that need modules of their own: they run the tests of another file once more, take the place of timers that libraries keep, set what is one for a process, or ask for the time that ids carry, which never goes back in one. */
const alone = ['test/replicas/*-on-postgres.test.ts', 'test/payments/facilitator.test.ts', 'test/observe/tracing.test.ts', 'test/store/id.test.ts']

export default defineConfig({
  test: {
    projects: [
      // Modules are loaded once for many files: a fifth of the whole time would be their loading.
      { extends: true, test: { name: 'tests', include: ['test/**/*.test.ts'], exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    setupFiles: ['test/support/after-file.ts'],
    globalSetup: ['test/support/postgres-run.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Much of a file's time is waiting: a third one uses what two leave of two cores.
    maxWorkers: 3,
    reporters: ['default', closingLine, matrixReporter],
  },
})
