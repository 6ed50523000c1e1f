import { readFileSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** A run has less than 1 GiB of files at a time. */
const [leastRoom, leastMemory] = [4 * 2 ** 30, 8 * 2 ** 30]

/**
 * Where files are kept in memory, on Linux with room for them; undefined elsewhere. Each commit of
 * a store is synced, which on a disk takes a quarter of the CPU of a store's tests.
 */
export function memoryFolder(): string | undefined {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, at]) => at === folder)
    const [, , kind, options = ''] = mount ?? []
    if (kind !== 'tmpfs' || !/^rw\b/.test(options) || /\bnoexec\b/.test(options)) return undefined
    const { bavail, bsize } = statfsSync(folder)
    const hasRoom = bavail * bsize > leastRoom && process.availableMemory() > leastMemory
    return hasRoom ? folder : undefined
  } catch {
    return undefined
  }
}
