import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Two cores: a file more at once only makes the others wait.
    maxWorkers: 2,
    reporters: ['default'],
  },
})
