import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Runs the examples with the client's sources in this repository; elsewhere they need no
 * configuration.
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^tollgate-client$/, replacement: path('../index.ts') },
      { find: /^tollgate-client\/(\w+)$/, replacement: path('../$1.ts') },
    ],
  },
  server: { host: '127.0.0.1', fs: { allow: [path('../..')] } },
  cacheDir: path('../../node_modules/.vite/examples'),
})
