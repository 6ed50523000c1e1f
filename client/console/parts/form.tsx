import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { fieldOf, FieldProblem, reasonOf } from '../state/problems.ts'
import { Problem } from './notice.tsx'

/** The last attempt of a form. Its input stays in any case. */
export type Attempt = {
  isRunning: boolean
  /** Number of finished attempts. */
  ended: number
  /** Problems, by field. */
  problems: Readonly<Record<string, string>>
  /** A problem that belongs to none of the form's fields. */
  problem: string | undefined
  /** Runs the work of the form, and stores its error. */
  run(work: () => Promise<void>): void
}

/**
 * `fields` are those of the form: an error of another field is shown above them. `within` is the
 * prefix of their names in errors, as in `input.`.
 */
export function useAttempt(fields: readonly string[], within = ''): Attempt {
  const [isRunning, setRunning] = useState(false)
  const [ended, setEnded] = useState(0)
  const [failure, setFailure] = useState<{ field: string | undefined; reason: string }>()
  const at = failure?.field?.startsWith(within) ? failure.field.slice(within.length) : ''
  const field = fields.find((name) => name === at.split(/[.[]/)[0])
  return {
    isRunning,
    ended,
    problems: field && failure ? { [field]: failure.reason } : {},
    problem: field ? undefined : failure?.reason,
    run(work) {
      setRunning(true)
      setFailure(undefined)
      void work()
        .catch((error: unknown) => setFailure({ field: fieldOf(error), reason: reasonOf(error) }))
        .finally(() => {
          setRunning(false)
          setEnded((before) => before + 1)
        })
    },
  }
}

type FormProps = {
  attempt: Attempt
  /** The button's label, as in `Create key`. */
  action: string
  onSubmit: () => Promise<void>
  onCancel?: () => void
  /** The label of the button for `onCancel`. */
  cancel?: string
  isDangerous?: boolean
  children?: ComponentChildren
}

export function Form(props: FormProps) {
  const { attempt, action, onSubmit, onCancel, cancel = 'Cancel' } = props
  const { isDangerous = false, children } = props
  const { ref, rememberFocus } = useFocusOfInvalid<HTMLFormElement>(attempt.ended)
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (attempt.isRunning) return
        rememberFocus()
        const incomplete = incompleteField(event.currentTarget)
        attempt.run(incomplete ? () => Promise.reject(incomplete) : onSubmit)
      }}
    >
      {attempt.problem !== undefined && <Problem>{attempt.problem}</Problem>}
      {children}
      <div class="actions">
        <button type="submit" class={isDangerous ? 'danger' : 'primary'}>
          {attempt.isRunning ? 'One moment…' : action}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            {cancel}
          </button>
        )}
      </div>
    </form>
  )
}

/**
 * Focuses the invalid field, which may be out of view, when `attempts` changes. A user who is
 * editing a field, or moved to another one since `rememberFocus` was called, keeps the focus.
 */
export function useFocusOfInvalid<Within extends HTMLElement>(attempts: unknown) {
  const ref = useRef<Within>(null)
  const sentFrom = useRef<Element | null>(null)
  useEffect(() => {
    const stay = () => void (sentFrom.current = null)
    addEventListener('input', stay)
    return () => removeEventListener('input', stay)
  }, [])
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement !== sentFrom.current && activeElement !== body) return
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  return { ref, rememberFocus: () => void (sentFrom.current = document.activeElement) }
}

/** Finds a date without its time: it has no value, and would look like an empty field. */
function incompleteField(form: HTMLFormElement): FieldProblem | undefined {
  const inputs = [...form.querySelectorAll('input')]
  const incomplete = inputs.find(({ validity }) => validity.badInput)
  return (
    incomplete &&
    new FieldProblem(incomplete.name, 'This is incomplete: enter the full date and time.')
  )
}

type FieldProps = {
  label: string
  hint?: ComponentChildren
  problem?: string | undefined
  /** Draws the control with the attributes that connect it to its label and hint. */
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
  }) => ComponentChildren
}

/** A control with its label, and the problem of its value. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        'aria-describedby': notes || undefined,
        'aria-invalid': problem !== undefined,
      })}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

type TextProps = Omit<FieldProps, 'children'> & {
  /** The name in the contract; for fields that may be incomplete. */
  name?: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'password' | 'search' | 'datetime-local'
  unit?: string
  inputMode?: 'numeric' | 'decimal'
  autoFocus?: boolean
}

export const TextField = (props: TextProps) => {
  const { name, value, onChange, type = 'text', unit, inputMode, autoFocus, ...field } = props
  return (
    <Field {...field}>
      {(control) => (
        <span class="input">
          <input
            {...control}
            // The library's types tie each type of input to its role.
            {...({ type } as { type: 'text' })}
            {...(name !== undefined && { name })}
            value={value}
            autoFocus={autoFocus ?? false}
            autocomplete="off"
            spellcheck={false}
            {...(inputMode && { inputMode })}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
          {unit !== undefined && <span class="unit">{unit}</span>}
        </span>
      )}
    </Field>
  )
}

/**
 * The attributes of an input whose value is used when it is complete: on Enter, or when the field
 * loses the focus. Until then the input stays, also when updates redraw the page.
 */
export function useDraft(value: string, onComplete: (text: string) => void) {
  const [draft, setDraft] = useState<string>()
  type Event = { currentTarget: HTMLInputElement }
  return {
    value: draft ?? value,
    onInput: ({ currentTarget }: Event) => setDraft(currentTarget.value),
    onChange: ({ currentTarget }: Event) => {
      setDraft(undefined)
      onComplete(currentTarget.value)
    },
  }
}

type SelectProps = Omit<FieldProps, 'children'> & {
  value: string
  /** Pairs of a value and its label. */
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

export const SelectField = ({ value, options, onChange, ...field }: SelectProps) => (
  <Field {...field}>
    {(control) => (
      <select
        {...control}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)
