import type { ComponentType } from 'preact'
import { mayCall, type Operation, type SessionState } from '../state/session.ts'
import { AgentsPage } from './agents/agents-page.tsx'
import { AlertsPage } from './alerts.tsx'
import { AuditPage } from './audit.tsx'
import { ConfigurationPage } from './configuration/configuration-page.tsx'
import { ConnectPage } from './connect.tsx'
import { GroupsPage } from './groups/groups-page.tsx'
import { KeysPage } from './keys/keys-page.tsx'
import { PaymentsPage } from './payments/payments-page.tsx'
import { OperatorsPage } from './operators.tsx'
import { OutletsPage } from './outlets.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { RequestsPage } from './requests/requests-page.tsx'
import { PlaygroundPage } from './playground/playground-page.tsx'
import { UnknownPage } from './unknown.tsx'
import { UpstreamsPage } from './upstreams.tsx'
import { UsagePage } from './usage/usage-page.tsx'

/** A page of the console. */
export type Page = {
  /** Its name in the URL. */
  name: string
  title: string
  /** Pages of a group appear together. */
  group: 'now' | 'callers' | 'serving' | 'trying' | 'server'
  View: ComponentType
}

const pages: readonly Page[] = [
  { name: 'overview', title: 'Overview', group: 'now', View: OverviewPage },
  { name: 'alerts', title: 'Alerts', group: 'now', View: AlertsPage },
  { name: 'requests', title: 'Requests', group: 'now', View: RequestsPage },
  { name: 'keys', title: 'Keys', group: 'callers', View: KeysPage },
  { name: 'groups', title: 'Groups', group: 'callers', View: GroupsPage },
  { name: 'usage', title: 'Usage', group: 'callers', View: UsagePage },
  { name: 'payments', title: 'Payments', group: 'callers', View: PaymentsPage },
  { name: 'upstreams', title: 'Upstreams', group: 'serving', View: UpstreamsPage },
  { name: 'agents', title: 'Agents', group: 'serving', View: AgentsPage },
  { name: 'playground', title: 'Playground', group: 'trying', View: PlaygroundPage },
  { name: 'connect', title: 'Connect', group: 'trying', View: ConnectPage },
  { name: 'configuration', title: 'Configuration', group: 'server', View: ConfigurationPage },
  { name: 'operators', title: 'Operators', group: 'server', View: OperatorsPage },
  { name: 'outlets', title: 'Outlets', group: 'server', View: OutletsPage },
  { name: 'audit', title: 'Audit', group: 'server', View: AuditPage },
]

const unknown: Page = { name: 'unknown', title: 'Page not found', group: 'now', View: UnknownPage }

/** The operation without which a page is empty, by its name. */
const needs: Readonly<Record<string, Operation>> = {
  overview: 'readOverview',
  alerts: 'listAlerts',
  requests: 'listRequests',
  keys: 'listKeys',
  groups: 'listGroups',
  usage: 'readSeries',
  payments: 'listPayments',
  upstreams: 'listUpstreams',
  agents: 'listOperatorAgents',
  playground: 'listRoutes',
  configuration: 'getConfig',
  operators: 'listOperators',
  outlets: 'listOutlets',
  audit: 'listAudit',
}

/** The pages that the reader may use. */
export const pagesFor = (session: SessionState): readonly Page[] =>
  pages.filter(({ name }) => {
    const operation = needs[name]
    return operation === undefined || mayCall(session, operation)
  })

/** The page of a name; the first one of the reader for a URL without one. */
export function pageOf(name: string, session: SessionState): Page {
  const page = name === '' ? pagesFor(session)[0] : pages.find((one) => one.name === name)
  return page ?? unknown
}
