import type { UsageRows } from '../../../operator.ts'
import { Badge, type Tone } from '../../parts/values.tsx'

type Row = UsageRows['rows'][number]

/** What was asked: an agent and its tool, or a model. */
export const subjectOf = ({ model, agent, tool }: Pick<Row, 'model' | 'agent' | 'tool'>): string =>
  [agent, tool, model].filter((name) => name !== null).join(' · ') || 'no model answered'

/** Why it failed, in one line; null where nothing is known. */
export function reasonLine(reason: Row['reason'] | undefined): string | null {
  if (!reason) return null
  const { code, type, param, message } = reason
  const words = [code, type, param].filter((word) => word !== undefined).join(', ')
  return [words, message].filter(Boolean).join(': ')
}

/** How a request ended. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={toneOf(status)}>{status}</Badge>
)

function toneOf(status: string): Tone {
  if (status === 'ok') return 'good'
  return status === 'client_left' ? 'warn' : 'bad'
}
