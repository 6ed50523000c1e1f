import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryText, writtenQueries } from '../../support/data/query-writers.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { ran } from './generated.ts'

const hasCurl = spawnSync('curl', ['--version']).status === 0
const cwd = await mkdtemp(join(tmpdir(), 'tollgate-queries-'))
const python = await installHttpx().catch((error: unknown) => {
  const [why] = String(error).split('\n')
  console.warn(`httpx cannot be had here (${why}): HOW IT WRITES QUERIES IS NOT TESTED`)
  return undefined
})

async function installHttpx(): Promise<string> {
  await ran('python3', ['-m', 'venv', cwd], { cwd })
  const bin = join(cwd, 'bin/python')
  await ran(bin, ['-m', 'pip', 'install', '--quiet', '--retries', '1', 'httpx==0.28.1'], { cwd })
  return bin
}

let received = ''
let url: string
const server = createServer((req, res) => {
  received = req.url ?? ''
  res.end('{}')
})
beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnLoopback(server)}/`
})
afterAll(async () => {
  server.close()
  await rm(cwd, { recursive: true, force: true })
})

/** The values in a call of httpx are JSON, which Python reads too. */
const httpx = (call: string) => ran(python ?? '', ['-c', `import httpx; httpx.${call}`], { cwd })

describe('programs write a query as our table has it', () => {
  test.skipIf(!python)('httpx, from params', async () => {
    await httpx(`get(${JSON.stringify(url)}, params={"x": ${JSON.stringify(queryText)}})`)
    expect(received).toBe(`/?x=${writtenQueries['httpx, params=']}`)
  })

  test.skipIf(!python)('httpx, from an address', async () => {
    const written = writtenQueries['RFC 3986, with all that it allows']
    await httpx(`get(${JSON.stringify(`${url}?x=${queryText.replace('+', '%2B')}`)})`)
    expect(received).toBe(`/?x=${written}`)
  })

  test.skipIf(!hasCurl)('curl', async () => {
    await ran('curl', ['-sG', '--data-urlencode', `x=${queryText}`, url], { cwd })
    const written = writtenQueries['curl --get --data-urlencode']
    // Versions of libcurl differ in the case of the digits.
    expect(received.toLowerCase()).toBe(`/?x=${written}`)
  })
})
