import type { LoadedConfig } from '../config/load.ts'
import { faultOfPlace } from '../http/listen/port.ts'
import { tryFolder, unusableFolder } from '../store/files.ts'
import { alreadyServed, isLocked } from '../store/lock.ts'

const services = ['gateway', 'mesh', 'metadata', 'operator'] as const

/** What would keep `serve` from starting here now: ports, the store's folder, its lock. */
export async function faultsOfStart({ config }: Pick<LoadedConfig, 'config'>): Promise<string[]> {
  const fault = faultOfFolder(config.spool)
  // The server that has locked the folder has the ports too.
  if (fault !== undefined) return [fault]
  const places = services.map((service) => ({
    service,
    host: config[service].host,
    port: config[service].port,
  }))
  const faults = await Promise.all(places.map(faultOfPlace))
  return faults.filter((one) => one !== undefined)
}

const ofReload = 'With --reload this checks what that server would reload.'

function faultOfFolder(folder: string): string | undefined {
  try {
    tryFolder(folder)
    return isLocked(folder) ? `${alreadyServed(folder)} ${ofReload}` : undefined
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return unusableFolder(folder, error).message
  }
}
