import { defineConfig } from 'vitest/config'

/**
 * For `npm run test:deploy`: the image and compose.yaml on a Docker engine of their own; skipped,
 * with a warning, where an engine cannot be had.
 */
export default defineConfig({
  test: {
    include: ['test/system/containers/*.containers.ts'],
    testTimeout: 600_000,
    hookTimeout: 1_800_000,
    fileParallelism: false,
    sequence: { concurrent: false },
    reporters: ['verbose'],
  },
})
