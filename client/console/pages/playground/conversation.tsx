import { count, duration } from '../../format/numbers.ts'
import { Problem } from '../../parts/notice.tsx'
import { Usd } from '../../parts/values.tsx'
import { linkTo } from '../../state/route.ts'
import { isServerId, useCharge } from './charge.ts'
import type { Progress } from './chat.ts'

/** A model's reply, which may have been stopped or interrupted if it `isOver`. */
export type Reply = { model: string; progress: Progress; isOver: boolean; problem?: string }

/** A message with the reply of each model. */
export type Turn = { question: string; replies: readonly Reply[] }

export const Conversation = ({ turns }: { turns: readonly Turn[] }) => (
  <div class="conversation" role="log" aria-label="Conversation">
    {turns.length === 0 && <p class="muted">Send a message. The reply appears as it arrives.</p>}
    {turns.map(({ question, replies }, index) => (
      <article key={index}>
        <p class="question">{question}</p>
        <div class="replies">
          {replies.map((reply, at) => (
            <ReplyOf key={at} of={reply} isCompared={replies.length > 1} />
          ))}
        </div>
      </article>
    ))}
  </div>
)

type ReplyProps = { of: Reply; isCompared: boolean }

const ReplyOf = ({ of: { model, progress, isOver, problem }, isCompared }: ReplyProps) => (
  <div>
    {isCompared && <b>{model}</b>}
    <p class="answer">{progress.text || (problem === undefined && '…')}</p>
    {problem !== undefined && <Problem>{problem}</Problem>}
    <p class="hint">
      {figuresOf(progress)}
      {isOver && progress.requestId !== undefined && <Charged requestId={progress.requestId} />}
    </p>
  </div>
)

function figuresOf(progress: Progress): string {
  const { firstTokenMs, totalMs, promptTokens, completionTokens, finish } = progress
  return [
    firstTokenMs !== undefined && `first token after ${duration(firstTokenMs)}`,
    totalMs !== undefined && `${duration(totalMs)} in total`,
    promptTokens !== undefined && `${count(promptTokens)} + ${count(completionTokens ?? 0)} tokens`,
    finish !== undefined && finish !== 'stop' && `finish reason: ${finish}`,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** The charge of the caller's key, with its request. */
function Charged({ requestId }: { requestId: string }) {
  const { row, isLoading } = useCharge(requestId)
  if (row)
    return (
      <>
        ,{' '}
        <a href={linkTo('requests', { item: row.id })}>
          charged <Usd nanos={row.charged} />
        </a>
      </>
    )
  if (isLoading) return <>; the ledger does not have its charge yet…</>
  const link = linkTo('requests', isServerId(requestId) ? { item: requestId } : {})
  return (
    <>
      ; the ledger still does not have its charge: <a href={link}>open the request</a>
    </>
  )
}
