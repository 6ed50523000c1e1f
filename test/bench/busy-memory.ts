import { join } from 'node:path'
import { builtPackage } from './built-package.ts'
import { serverRss } from './process-tree.ts'
import { product } from './product.ts'
import { atMost, shown, type Bench, type Findings } from './rounds.ts'

const connections = 64
const limitBytes = 330e6
const minuteMs = 60_000
/** So many requests take about a second. */
const count = 4000

/**
 * The most memory that the published package has while each of 64 connections sends its next chat
 * as soon as it is answered, for a minute.
 */
export async function busyMemory({ upstream, generator, scale }: Bench): Promise<Findings> {
  const main = join(await builtPackage(), 'bin/tollgate.mjs')
  const { pid, url, headers, stop } = await product({ name: 'busy', main }).start(upstream)
  let [most, calls] = [0, 0]
  const sampler = setInterval(() => (most = Math.max(most, serverRss(pid))), 250)
  try {
    const end = performance.now() + minuteMs * scale
    for (; performance.now() < end; calls += count)
      await generator.loop({ url, headers, shape: 'whole', connections, count })
  } finally {
    clearInterval(sampler)
    await stop()
  }
  const about = `${connections} connections, for ${Math.round((minuteMs * scale) / 1000)} s`
  return {
    figures: [
      atMost(`memory under load, ${about}`, most, limitBytes, megabytes),
      shown(`requests in that time, ${about}`, calls, String),
    ],
    details: [],
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
