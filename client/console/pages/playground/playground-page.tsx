import { useRef, useState } from 'preact/hooks'
import { count, duration } from '../../format/numbers.ts'
import { Code } from '../../parts/copy.tsx'
import { SelectField, TextField } from '../../parts/form.tsx'
import { KeyField } from '../../parts/key-field.tsx'
import { Empty, Problem } from '../../parts/notice.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { fieldOf, reasonOf } from '../../state/api.ts'
import { useCallerKey } from '../../state/caller-key.ts'
import { useChatModels } from '../../state/models.ts'
import { linkTo } from '../../state/route.ts'
import { canCall } from '../../state/servers.ts'
import { chat, type ChatBody, type Message, type Progress } from './chat.ts'
import { programsOf } from './programs.ts'

type Typed = { model: string; system: string; temperature: string; maxTokens: string }
type Turn = { question: string; progress: Progress }

/** A chat with any model, as a program of a caller would have it. */
export function PlaygroundPage() {
  const [typed, setTyped] = useState<Typed>({
    model: '',
    system: '',
    temperature: '',
    maxTokens: '',
  })
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [text, setText] = useState('')
  const models = useChatModels()
  const model = typed.model || (models[0] ?? '')
  const body = bodyOf({ ...typed, model }, turns, text || 'Hello!')
  const talk = useTalk(body, text, setText, setTurns)
  if (!canCall)
    return (
      <Page title="Playground">
        <Empty title="The address of the gateway is not known here." />
      </Page>
    )
  return (
    <Page title="Playground" lead="A chat as a program of yours would have it, streamed.">
      <div class="playground">
        <Settings typed={{ ...typed, model }} models={models} onChange={setTyped} talk={talk} />
        <div>
          <Conversation turns={turns} />
          {talk.problem !== undefined && <Problem>{talk.problem}</Problem>}
          <Question text={text} onChange={setText} talk={talk} onClear={() => setTurns([])} />
        </div>
      </div>
      <Section title="The same request">
        {programsOf(body).map(([title, lines]) => (
          <Code key={title} title={title} text={lines} />
        ))}
      </Section>
    </Page>
  )
}

const numberOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text)

function bodyOf(typed: Typed, turns: readonly Turn[], question: string): ChatBody {
  const { model, system, temperature, maxTokens } = typed
  const heat = numberOf(temperature)
  const most = numberOf(maxTokens)
  const messages: Message[] = [
    ...(system === '' ? [] : [{ role: 'system' as const, content: system }]),
    ...turns.flatMap(({ question, progress }): Message[] => [
      { role: 'user', content: question },
      { role: 'assistant', content: progress.text },
    ]),
    { role: 'user', content: question },
  ]
  return {
    model,
    messages,
    ...(heat !== undefined && { temperature: heat }),
    ...(most !== undefined && { max_tokens: most }),
  }
}

type Talk = {
  isRunning: boolean
  problem: string | undefined
  /** The setting that was refused, and why. */
  refused: { field: string; reason: string } | undefined
  send(): void
  stop(): void
}

function useTalk(
  body: ChatBody,
  text: string,
  setText: (text: string) => void,
  setTurns: (change: (turns: readonly Turn[]) => readonly Turn[]) => void,
): Talk {
  const key = useCallerKey()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const ending = useRef<AbortController>(undefined)
  const send = async () => {
    const { signal } = (ending.current = new AbortController())
    const show = (progress: Progress) =>
      setTurns((turns) => [...turns.slice(0, -1), { question: text, progress }])
    setFailure(undefined)
    setRunning(true)
    setTurns((turns) => [...turns, { question: text, progress: { text: '' } }])
    setText('')
    try {
      await chat(body, key, show, signal)
    } catch (error) {
      if (!signal.aborted) setFailure(error)
      // What was asked can be asked again; what was answered stays.
      setTurns((turns) => (turns.at(-1)?.progress.text === '' ? turns.slice(0, -1) : turns))
      setText(text)
    }
    setRunning(false)
  }
  const field = fieldOf(failure)
  const reason = failure === undefined ? undefined : reasonOf(failure)
  const isSetting = field === 'temperature' || field === 'max_tokens' || field === 'model'
  return {
    isRunning,
    problem: isSetting ? undefined : reason,
    refused: isSetting && reason !== undefined ? { field, reason } : undefined,
    send: () => void send(),
    stop: () => ending.current?.abort(),
  }
}

type SettingsProps = {
  typed: Typed
  models: readonly string[]
  onChange: (typed: Typed) => void
  talk: Talk
}

function Settings({ typed, models, onChange, talk: { refused } }: SettingsProps) {
  const problemOf = (field: string) => (refused?.field === field ? refused.reason : undefined)
  return (
    <div class="card settings-card">
      <KeyField />
      <SelectField
        label="Model"
        value={typed.model}
        options={models.map((model) => [model, model] as const)}
        onChange={(model) => onChange({ ...typed, model })}
        problem={problemOf('model')}
      />
      <TextField
        label="System message (optional)"
        value={typed.system}
        onChange={(system) => onChange({ ...typed, system })}
      />
      <TextField
        label="Temperature (optional)"
        inputMode="decimal"
        value={typed.temperature}
        onChange={(temperature) => onChange({ ...typed, temperature })}
        problem={problemOf('temperature')}
      />
      <TextField
        label="Most tokens of the answer (optional)"
        inputMode="numeric"
        value={typed.maxTokens}
        onChange={(maxTokens) => onChange({ ...typed, maxTokens })}
        problem={problemOf('max_tokens')}
      />
    </div>
  )
}

const Conversation = ({ turns }: { turns: readonly Turn[] }) => (
  <div class="conversation" role="log" aria-label="Conversation">
    {turns.length === 0 && <p class="muted">Ask something. The answer is shown as it comes.</p>}
    {turns.map(({ question, progress }, index) => (
      <article key={index}>
        <p class="question">{question}</p>
        <p class="answer">{progress.text || '…'}</p>
        <Figures of={progress} />
      </article>
    ))}
  </div>
)

function Figures({ of: progress }: { of: Progress }) {
  const { firstTokenMs, totalMs, promptTokens, completionTokens, finish, requestId } = progress
  const parts = [
    firstTokenMs !== undefined && `first token after ${duration(firstTokenMs)}`,
    totalMs !== undefined && `${duration(totalMs)} in all`,
    promptTokens !== undefined && `${count(promptTokens)} + ${count(completionTokens ?? 0)} tokens`,
    finish !== undefined && finish !== 'stop' && `ended by ${finish}`,
  ].filter((part) => part !== false)
  return (
    <p class="hint">
      {parts.join(', ')}{' '}
      {totalMs !== undefined && requestId !== undefined && (
        <a href={linkTo('requests')} title={`x-request-id ${requestId}`}>
          cost
        </a>
      )}
    </p>
  )
}

type QuestionProps = {
  text: string
  onChange: (text: string) => void
  talk: Talk
  onClear: () => void
}

function Question({ text, onChange, talk, onClear }: QuestionProps) {
  const key = useCallerKey()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!talk.isRunning && text.trim() !== '' && key !== '') talk.send()
      }}
    >
      <textarea
        aria-label="Message"
        placeholder={key === '' ? 'Give a key first' : 'Message; Ctrl+Enter sends it'}
        rows={3}
        value={text}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      <div class="actions">
        <button type="submit" class="primary" disabled={talk.isRunning}>
          Send
        </button>
        {talk.isRunning && (
          <button type="button" onClick={talk.stop}>
            Stop
          </button>
        )}
        <button type="button" onClick={onClear}>
          Clear
        </button>
      </div>
    </form>
  )
}
