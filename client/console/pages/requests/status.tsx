import type { UsageRows } from '../../../operator.ts'
import { Badge, type Tone } from '../../parts/values.tsx'

type Row = UsageRows['rows'][number]

/** What was asked: an agent and its tool, or a model. */
export const subjectOf = ({ model, agent, tool }: Pick<Row, 'model' | 'agent' | 'tool'>): string =>
  [agent, tool, model].filter((name) => name !== null).join(' · ') || 'no model answered'

/** How a request ended. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={toneOf(status)}>{status}</Badge>
)

function toneOf(status: string): Tone {
  if (status === 'ok') return 'good'
  return status === 'client_left' ? 'warn' : 'bad'
}
