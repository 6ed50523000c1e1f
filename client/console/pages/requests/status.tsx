import type { UsageRows } from '../../../operator.ts'
import type { FailureClass } from '../failure-classes.ts'
import { Badge, type Tone } from '../../parts/values.tsx'

type Row = UsageRows['rows'][number]

/** The target of a request: an agent and its tool, or a model. */
export const subjectOf = ({ model, agent, tool }: Pick<Row, 'model' | 'agent' | 'tool'>): string =>
  [agent, tool, model].filter((name) => name !== null).join(' · ') || 'no model answered'

/** Why it failed, in one line; null if unknown. */
export function reasonLine(reason: Row['reason'] | undefined): string | null {
  if (!reason) return null
  const { code, type, param, message } = reason
  const words = [code, type, param].filter((word) => word !== undefined).join(', ')
  return [words, message].filter(Boolean).join(': ')
}

/** How a request ended. */
export const StatusBadge = ({ of: { status, class: name } }: { of: Row }) => (
  <Badge tone={name === null ? 'good' : toneOf[name]}>{status}</Badge>
)

/** Only failures of this server or of an upstream may need the operator. */
const toneOf: Record<FailureClass, Tone> = {
  ours: 'bad',
  upstream: 'bad',
  caller: 'warn',
  limits: 'warn',
  left: 'warn',
  payment: 'warn',
}
