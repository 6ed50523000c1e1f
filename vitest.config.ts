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

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/postgres-run.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Much of a file's time is waiting: a third one uses what two leave of two cores.
    maxWorkers: 3,
    reporters: ['default', closingLine, matrixReporter],
  },
})
