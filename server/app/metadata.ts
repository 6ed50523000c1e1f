import contract from '../../generated/json/metadata.json' with { type: 'json' }
import type { operations } from '../../generated/server/metadata.ts'
import compiled from '../../generated/validators/metadata.js'
import type { Service } from '../http/app.ts'
import type { Listener } from '../http/listen/listener.ts'
import { metadataHandlers } from '../mesh/handlers.ts'
import {
  appOf,
  commonSettings,
  openListener,
  pageLinks,
  documented,
  type ServiceParts,
} from './parts/service-parts.ts'

/** Container builds set `COMMIT_SHA`. */
const commitSha = (text: string | undefined) =>
  text !== undefined && /^[0-9a-f]{7,64}$/.test(text) ? text : undefined

export async function startMetadata(parts: ServiceParts): Promise<Listener> {
  const reference = documented(contract, parts.current.config.metadata.docs, {
    title: 'Tollgate agent metadata',
    root: '.',
    links: () => pageLinks(parts, 'metadata'),
    isPublic: true,
  })
  const app = appOf(parts, (): Service<operations, never> => ({
    ...commonSettings(parts, 'metadata', parts.inFlight),
    contract: reference.contract,
    compiled,
    handlers: {
      ...metadataHandlers(parts.current.agents.agents, {
        commitSha: commitSha(process.env['COMMIT_SHA']),
        faults: parts.toolFaults,
      }),
      ...reference.pages,
    },
    maxBodyBytes: 1024,
    cors: true,
    openReads: true,
    challenge: false,
  }))
  return openListener(parts, 'metadata', app)
}
