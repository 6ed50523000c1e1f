import { useEffect, useRef, useState } from 'preact/hooks'
import { Code } from '../../parts/copy.tsx'
import { useFocusOfInvalid } from '../../parts/form.tsx'
import { Empty, Problem } from '../../parts/notice.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { fieldOf, reasonOf } from '../../state/problems.ts'
import { isKeyRejected, useCallerKey } from '../../state/caller-key.ts'
import { useChatModels } from '../../state/models.ts'
import { canCall } from '../../state/servers.ts'
import { chat, type ChatBody, type Message, type Progress } from './chat.ts'
import { Conversation, type Reply, type Turn } from './conversation.tsx'
import { programsOf } from './programs.ts'
import { numbersOf, problemsOf, Settings, type Problems, type Draft } from './settings.tsx'

/** A chat with any model, as a caller's program would run it. */
export function PlaygroundPage() {
  const [draft, setDraft] = useState<Draft>({
    model: '',
    other: '',
    system: '',
    temperature: '',
    max_tokens: '',
  })
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [text, setText] = useState('')
  const models = useChatModels()
  const model = draft.model || (models[0] ?? '')
  const settings = { ...draft, model }
  const compared = draft.other === '' ? [model] : [model, draft.other]
  const bodies = compared.map((name, at) =>
    bodyOf({ ...settings, model: name }, historyOf(turns, at), text || 'Hello!'),
  )
  const talk = useTalk({ settings, bodies, text, setText, setTurns })
  const wrong = useFocusOfInvalid<HTMLDivElement>(talk.problems)
  const send = () => {
    wrong.rememberFocus()
    talk.send()
  }
  const clear = () => {
    talk.stop()
    setTurns([])
  }
  if (!canCall)
    return (
      <Page title="Playground">
        <Empty title="The URL of the gateway is unknown." />
      </Page>
    )
  return (
    <Page title="Playground" lead="A streamed chat, as your program would run it.">
      <div class="playground" ref={wrong.ref}>
        <Settings draft={settings} models={models} problems={talk.problems} onChange={setDraft} />
        <div>
          <Conversation turns={turns} />
          {talk.problem !== undefined && <Problem>{talk.problem}</Problem>}
          <Question text={text} onChange={setText} talk={{ ...talk, send }} onClear={clear} />
        </div>
      </div>
      <Section title="The same request">
        {bodies.flatMap((body) =>
          programsOf(body).map(([program, lines]) => {
            const title = bodies.length > 1 ? `${program}, ${body.model}` : program
            return <Code key={title} title={title} text={lines} />
          }),
        )}
      </Section>
    </Page>
  )
}

/** The messages so far, with the replies of one column; before a comparison those of the first. */
const historyOf = (turns: readonly Turn[], column: number): Message[] =>
  turns.flatMap(({ question, replies }): Message[] => {
    const text = (replies[column] ?? replies[0])?.progress.text ?? ''
    // A model that did not reply does not get the message again.
    if (text === '') return []
    return [
      { role: 'user', content: question },
      { role: 'assistant', content: text },
    ]
  })

function bodyOf(draft: Draft, history: readonly Message[], question: string): ChatBody {
  const { model, system } = draft
  const messages: Message[] = [
    ...(system === '' ? [] : [{ role: 'system' as const, content: system }]),
    ...history,
    { role: 'user', content: question },
  ]
  const streamed = { stream: true, stream_options: { include_usage: true } } as const
  return { model, messages, ...numbersOf(draft), ...streamed }
}

type Talk = {
  isRunning: boolean
  problems: Problems
  /** A problem that belongs to none of the settings. */
  problem: string | undefined
  send(): void
  stop(): void
}

type TalkProps = {
  settings: Draft
  /** One for each model. */
  bodies: readonly ChatBody[]
  text: string
  setText: (change: (text: string) => string) => void
  setTurns: (change: (turns: readonly Turn[]) => readonly Turn[]) => void
}

const none: Problems = {}

function useTalk({ settings, bodies, text, setText, setTurns }: TalkProps): Talk {
  const key = useCallerKey()
  const [isRunning, setRunning] = useState(false)
  const [problems, setProblems] = useState(none)
  const [problem, setProblem] = useState<string>()
  const ending = useRef<AbortController>(undefined)
  const stop = () => ending.current?.abort()
  // An unseen reply would be charged too.
  useEffect(() => stop, [])
  const fail = (error: unknown) => {
    const field = settingOf(error)
    if (field === undefined) setProblem(reasonOf(error))
    else setProblems({ [field]: reasonOf(error) })
  }
  const send = async () => {
    const { signal } = (ending.current = new AbortController())
    const change = (column: number, more: Partial<Reply>) =>
      setTurns((turns) => changed(turns, column, more))
    const replies = bodies.map(({ model }) => ({ model, progress: { text: '' }, isOver: false }))
    setRunning(true)
    setTurns((turns) => [...turns, { question: text, replies }])
    setText(() => '')
    const ends = await Promise.all(
      bodies.map(async (body, column) => {
        let replyText = ''
        const show = (progress: Progress) => {
          replyText = progress.text
          change(column, { progress })
        }
        const error = await chat(body, key, show, signal).then(
          () => undefined,
          (reason: unknown) => reason,
        )
        change(column, { isOver: true })
        return { replyText, error, column }
      }),
    )
    const failed = ends.filter(({ error }) => error !== undefined && !signal.aborted)
    const isEmpty = ends.every(({ replyText, error }) => replyText === '' && error !== undefined)
    // A message without a reply can be sent again; a partial reply stays.
    if (isEmpty) {
      setTurns((turns) => turns.slice(0, -1))
      setText((draft) => (draft === '' ? text : draft))
    }
    if (isEmpty || ends.length === 1) failed.slice(0, 1).forEach(({ error }) => fail(error))
    else for (const { column, error } of failed) change(column, { problem: reasonOf(error) })
    setRunning(false)
  }
  return {
    isRunning,
    problems,
    problem,
    send() {
      const problems = problemsOf(settings, key)
      setProblem(undefined)
      setProblems(problems)
      if (Object.keys(problems).length === 0) void send()
    },
    stop,
  }
}

/** The turns with a change of one reply of the last. */
const changed = (turns: readonly Turn[], column: number, more: Partial<Reply>): readonly Turn[] =>
  turns.map((turn, at) => {
    if (at < turns.length - 1) return turn
    const replies = turn.replies.map((reply, place) =>
      place === column ? { ...reply, ...more } : reply,
    )
    return { ...turn, replies }
  })

/** The setting that an error names: the key, or a field of the request. */
function settingOf(error: unknown): string | undefined {
  if (isKeyRejected(error)) return 'key'
  return ['model', 'temperature', 'max_tokens'].find((name) => name === fieldOf(error))
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
        if (!talk.isRunning && text.trim() !== '') talk.send()
      }}
    >
      <textarea
        aria-label="Message"
        placeholder={key === '' ? 'Enter a key first' : 'Message; Ctrl+Enter sends it'}
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
