import type { LoadedConfig } from '../config/load.ts'
import { listenFault } from '../http/listen/port.ts'
import { tryFolder, unusableFolder } from '../store/files.ts'
import { alreadyServed, isLocked } from '../store/lock.ts'

const services = ['gateway', 'mesh', 'metadata', 'operator'] as const

/** Problems that would prevent `serve` from starting now: ports, the store's folder, its lock. */
export async function faultsOfStart({ config }: Pick<LoadedConfig, 'config'>): Promise<string[]> {
  const fault = faultOfFolder(config.spool)
  // The server that locked the folder also uses the ports.
  if (fault !== undefined) return [fault]
  const places = services.map((service) => ({
    service,
    host: config[service].host,
    port: config[service].port,
  }))
  const faults = await Promise.all(places.map(listenFault))
  return faults.filter((one) => one !== undefined)
}

const ofReload = 'Use --reload to check the configuration for a reload of that server.'

function faultOfFolder(folder: string): string | undefined {
  try {
    tryFolder(folder)
    return isLocked(folder) ? `${alreadyServed(folder)} ${ofReload}` : undefined
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return unusableFolder(folder, error).message
  }
}
