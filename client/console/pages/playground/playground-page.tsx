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
import { Conversation, type Turn } from './conversation.tsx'
import { programsOf } from './programs.ts'
import { numbersOf, problemsOf, Settings, type Problems, type Draft } from './settings.tsx'

/** A chat with any model, as a caller's program would run it. */
export function PlaygroundPage() {
  const [draft, setDraft] = useState<Draft>({
    model: '',
    system: '',
    temperature: '',
    max_tokens: '',
  })
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [text, setText] = useState('')
  const models = useChatModels()
  const model = draft.model || (models[0] ?? '')
  const settings = { ...draft, model }
  const body = bodyOf(settings, turns, text || 'Hello!')
  const talk = useTalk({ settings, body, text, setText, setTurns })
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
        {programsOf(body).map(([title, lines]) => (
          <Code key={title} title={title} text={lines} />
        ))}
      </Section>
    </Page>
  )
}

function bodyOf(draft: Draft, turns: readonly Turn[], question: string): ChatBody {
  const { model, system } = draft
  const messages: Message[] = [
    ...(system === '' ? [] : [{ role: 'system' as const, content: system }]),
    ...turns.flatMap(({ question, progress }): Message[] => [
      { role: 'user', content: question },
      { role: 'assistant', content: progress.text },
    ]),
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
  body: ChatBody
  text: string
  setText: (change: (text: string) => string) => void
  setTurns: (change: (turns: readonly Turn[]) => readonly Turn[]) => void
}

const none: Problems = {}

function useTalk({ settings, body, text, setText, setTurns }: TalkProps): Talk {
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
    const change = (of: Partial<Turn>) =>
      setTurns((turns) => [
        ...turns.slice(0, -1),
        ...turns.slice(-1).map((turn) => ({ ...turn, ...of })),
      ])
    setRunning(true)
    setTurns((turns) => [...turns, { question: text, progress: { text: '' }, isOver: false }])
    setText(() => '')
    let replyText = ''
    const show = (progress: Progress) => {
      replyText = progress.text
      change({ progress })
    }
    try {
      await chat(body, key, show, signal)
    } catch (error) {
      if (!signal.aborted) fail(error)
      // A message without a reply can be sent again; a partial reply stays.
      if (replyText === '') {
        setTurns((turns) => turns.slice(0, -1))
        setText((draft) => (draft === '' ? text : draft))
      }
    }
    change({ isOver: true })
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
