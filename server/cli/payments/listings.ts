import { addressOf } from '../../config/describe.ts'
import type { LoadedConfig } from '../../config/load.ts'
import { isLoopbackUrl } from '../../loopback.ts'
import type { Agent, Tool } from '../../mesh/agent.ts'
import { paidPaths, resourceOf, type PaymentChain } from '../../mesh/paid/sale.ts'
import { createTerms, type TermsBook } from '../../payments/terms/terms.ts'
import { configuredAgents } from '../agents/configured.ts'
import { CommandError } from '../arguments.ts'
import { queryFacilitators, type NetworkCheck } from './facilitators.ts'

/** A paid path, as indexes of paid APIs and catalogues would see it now. */
export type ListedPath = {
  path: string
  price_usd: string
  networks: string[]
  /** Whether it can be paid, and indexes and catalogues would list it. */
  listed: boolean
  notes: string[]
  /** The terms for payers in x402 version 2; null if it cannot be paid. */
  payment_required: unknown
}

/** The result of `tollgate payments check`. */
export type PaymentsCheck = {
  ok: boolean
  facilitators: NetworkCheck[]
  /** Notes on all listings. */
  notes: string[]
  paths: ListedPath[]
}

/** Queries the facilitators, and checks the terms of each paid path. */
export async function checkListings(loaded: LoadedConfig): Promise<PaymentsCheck> {
  const { config, sandbox } = loaded
  if (sandbox) throw new CommandError('The sandbox charges play money and is not listed.')
  const { networks, max_timeout_s: maxTimeoutSeconds } = config.payments
  const chains = [...new Set(Object.values(networks).map(({ path }) => path))]
  if (chains.length === 0)
    throw new CommandError('Nothing is sold: payments.networks is empty in the configuration.')
  const agents = await agentsForSale(loaded)
  const publicUrl = (config.mesh.public_url ?? addressOf(config.mesh)).replace(/\/+$/, '')
  const facilitators = await queryFacilitators(loaded)
  try {
    const terms = createTerms({
      networks,
      publicUrl: () => publicUrl,
      facilitatorOf: facilitators.of,
      schemeOf: () => {
        throw new Error('no payment is read here')
      },
      maxTimeoutSeconds,
      prices: [],
    })
    const paths = chains.flatMap((chain) => pathsOn(chain, agents, terms))
    const ok = paths.every(({ listed }) => listed) && facilitators.checks.every((one) => one.ok)
    return { ok, facilitators: facilitators.checks, notes: notesOn(config, publicUrl), paths }
  } finally {
    await facilitators.close()
  }
}

async function agentsForSale(loaded: LoadedConfig): Promise<Agent[]> {
  const { agents } = await configuredAgents(loaded)
  return [...agents.values()].filter(({ x402, available }) => x402 && available)
}

function notesOn({ mesh }: LoadedConfig['config'], publicUrl: string): string[] {
  const url = new URL(publicUrl)
  const isLocal = isLoopbackUrl(url)
  const notes = [
    isLocal && `${publicUrl} is a URL of this machine: set mesh.public_url.`,
    !isLocal &&
      url.protocol !== 'https:' &&
      `${publicUrl} is not an https URL, and indexes list no others.`,
    url.pathname !== '/' &&
      `${publicUrl} has a path: indexes read /openapi.json of the host itself, so let that lead ` +
        'here, or give the mesh a host of its own.',
    !mesh.docs && 'mesh.docs is false, so indexes find no /openapi.json.',
    mesh.contact === undefined && 'mesh.contact is not set: indexes show no contact and no owner.',
  ]
  return notes.filter((note) => note !== false)
}

function pathsOn(chain: PaymentChain, agents: readonly Agent[], terms: TermsBook): ListedPath[] {
  return agents.flatMap((agent) =>
    [undefined, ...agent.tools.values()].map((tool) => pathOf(chain, agent, tool, terms)),
  )
}

const tooLong = 'has no listing: with it, the terms of so many networks exceed a header'

function pathOf(
  chain: PaymentChain,
  agent: Agent,
  tool: Tool | undefined,
  terms: TermsBook,
): ListedPath {
  const resource = resourceOf(chain, agent, tool)
  const offers = terms.offers(chain, resource)
  const base = { path: resource.path, price_usd: resource.priceUsd }
  const networks = offers.map(({ network }) => network)
  if (offers.length === 0) {
    const notes = [`cannot be paid: no facilitator serves a network of ${paidPaths[chain]}`]
    return { ...base, networks, listed: false, notes, payment_required: null }
  }
  const { header } = terms.required(resource, offers, 'payment required')
  const required = JSON.parse(Buffer.from(header, 'base64').toString()) as object // just written
  const isDeclared = 'extensions' in required
  const notes = isDeclared ? (resource.listing?.().notes ?? []) : [tooLong]
  return { ...base, networks, listed: isDeclared, notes, payment_required: required }
}
