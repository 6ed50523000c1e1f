import { mergeConfig } from 'vitest/config'
import base from '../../../vitest.config.ts'

const { projects: _projects, ...test } = base.test ?? {}

/** For `npm run test:browser`: `npm test` does not need a browser. */
export default mergeConfig(
  { ...base, test },
  {
    test: {
      include: ['test/system/browser/*.browser.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      fileParallelism: false,
    },
  },
)
