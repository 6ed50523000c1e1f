import { productFolder } from '../../command.ts'
import { escaped, pageFiles, pageHeaders, pageOf, sendPage } from './pages.ts'

/** The other services that the page's script calls. */
export type ConsoleServers = {
  /** Their URLs, without a trailing slash; undefined if the service is not reachable. */
  gateway?: string | undefined
  mesh?: string | undefined
  /** The name of the provider at which operators sign in. */
  provider?: string | undefined
}

const built = (name: string) => `${productFolder}/generated/console/${name}`

/** The files that `npm run generate` builds from client/console. */
const fileOf = pageFiles({
  'console.css': { type: 'text/css', path: () => built('console.css') },
  'console.js': { type: 'text/javascript', path: () => built('console.js') },
  'schema.js': { type: 'text/javascript', path: () => built('schema.js') },
})

/** The files of /me, which shares the console's style. */
const meFileOf = pageFiles({
  'console.css': { type: 'text/css', path: () => built('console.css') },
  'me.js': { type: 'text/javascript', path: () => built('me.js') },
})

type Request = { header: { 'if-none-match'?: string } }

/** The handlers of the console's operations; `servers` is read with each request. */
export const consoleHandlers = (servers: () => ConsoleServers) => ({
  async getConsole({ header }: Request) {
    const { gateway, mesh, provider } = servers()
    const urls = [gateway, mesh].filter((url) => url !== undefined)
    const origins = [...new Set(urls.map((url) => new URL(url).origin))]
    const page = html({ gateway, mesh, provider }, 'console', 'console.js')
    return sendPage(header, page, pageHeaders(origins))
  },

  getConsoleFile: ({ header, path }: Request & { path: { file: string } }) =>
    fileOf(path.file, header, {}),
})

/** The handlers of the page for key holders, whose script calls nothing but the gateway. */
export const mePageHandlers = (servers: () => ConsoleServers) => ({
  async getMe({ header }: Request) {
    return sendPage(header, html(servers(), 'me/files', 'me.js'), pageHeaders())
  },

  getMeFile: ({ header, path }: Request & { path: { file: string } }) =>
    meFileOf(path.file, header, {}),
})

const html = (
  { gateway = '', mesh = '', provider = '' }: ConsoleServers,
  folder: string,
  script: string,
) =>
  pageOf(
    'Tollgate',
    [
      `<link rel="stylesheet" href="${folder}/console.css">`,
      `<script defer src="${folder}/${script}"></script>`,
    ],
    `<body data-gateway="${escaped(gateway)}" data-mesh="${escaped(mesh)}" data-provider="${escaped(provider)}">
<noscript>This page needs JavaScript; the operations that it calls do not.</noscript>
</body>`,
  )
