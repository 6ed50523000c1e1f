import { mergeConfig } from 'vitest/config'
import base from '../../../vitest.config.ts'

const { projects: _projects, ...test } = base.test ?? {}

/**
 * For `npm run test:peers`: clients that are not installed with the project; skipped, with a
 * warning, where they are missing.
 */
export default mergeConfig(
  { ...base, test },
  {
    test: {
      include: ['test/system/peers/**/*.peer.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      fileParallelism: false,
      maxConcurrency: 1,
    },
  },
)
