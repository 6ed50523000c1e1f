import {
  checkReadiness,
  needed,
  type Check,
  type Part,
  type Readiness,
} from '../../operator/readiness.ts'
import type { Access } from '../../keys/keys.ts'
import type { ServiceParts, StartOptions } from './service-parts.ts'

/** The readiness of this process, and of the others of its cluster. */
export class ProcessReadiness {
  readonly #cluster: StartOptions['cluster']
  #checks: Readonly<Record<string, Part>> = { server: needed(() => 'starting') }
  /** Until the process has started, its server counts as `starting`. */
  isStarted = false
  /** `performance.now()` of the last probe at the operator API. */
  lastProbeAt = -Infinity

  constructor(cluster: StartOptions['cluster']) {
    this.#cluster = cluster
  }

  /** Adds the checks of these parts; the server itself stays `starting`. */
  addChecks(
    parts: Pick<ServiceParts, 'access' | 'ledger' | 'inFlight'>,
    checks: { clock: Check; upstreams: Check | undefined; payments: Check | undefined },
  ): void {
    const { access, ledger, inFlight } = parts
    const serverFault = () => (inFlight.isDraining ? 'draining' : undefined)
    this.#checks = {
      server: needed(() => (this.isStarted ? serverFault() : 'starting')),
      // Without the store, cached keys are accepted for a minute, on other replicas too.
      keys: {
        fault: () => faultOfKeys(access),
        stops: access.isCutOff,
        wasWell: access.isReached,
      },
      ledger: needed(ledger.fault),
      clock: { fault: checks.clock },
      ...(checks.upstreams && { upstreams: { fault: checks.upstreams } }),
      ...(checks.payments && { payments: { fault: checks.payments } }),
    }
  }

  readonly read = (): Promise<Readiness> => this.#read('all')

  /** As `read`, with cached checks, for pages that poll. */
  readonly readRecent = (): Promise<Readiness> => this.#read('unknown')

  async #read(asks: 'all' | 'unknown'): Promise<Readiness> {
    const [own, others] = await Promise.all([
      checkReadiness(this.#checks, { asks }),
      this.#cluster?.readiness(),
    ])
    return {
      ready: own.ready && others?.ready !== false,
      parts: { ...own.parts, ...others?.parts },
    }
  }

  /** As `read`, called by probes at the operator API. */
  readonly probe = (): Promise<Readiness> => {
    this.lastProbeAt = performance.now()
    return this.read()
  }
}

async function faultOfKeys(access: Access): Promise<string | undefined> {
  try {
    await access.read('00000000-0000-0000-0000-000000000000', 'all')
  } catch {
    if (!access.isCutOff()) return 'does not answer'
    return 'does not answer, not for 60 s or since the start: no key passes'
  }
}
