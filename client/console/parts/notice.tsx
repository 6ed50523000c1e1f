import type { ComponentChildren } from 'preact'
import type { Loaded } from '../state/load.ts'

/** What is wrong, said at once to screen readers. */
export const Problem = ({ children }: { children: ComponentChildren }) => (
  <p class="notice bad" role="alert">
    {children}
  </p>
)

type NoSuchProps = {
  /** What was looked for, as in `key`. */
  what: string
  id: string
  /** Where all of them are. */
  all: string
}

/** Nothing of the page has the id of the address. */
export const NoSuch = ({ what, id, all }: NoSuchProps) => (
  <Problem>
    There is no {what} <code>{id}</code>. <a href={all}>Show what there is</a>
  </Problem>
)

/** What there is to do where nothing is to be shown. */
export const Empty = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <p class="empty-title">{title}</p>
    {children}
  </div>
)

/** Draws what was loaded; before that, and when it fails, it says so. */
export function Show<Value>({
  loaded,
  children,
}: {
  loaded: Loaded<Value>
  children: (value: Value) => ComponentChildren
}) {
  const { value, problem, isLasting, reload } = loaded
  return (
    <>
      {problem !== undefined && (
        <Problem>
          {problem}{' '}
          {!isLasting && (
            <button type="button" class="link" onClick={reload}>
              Try again
            </button>
          )}
        </Problem>
      )}
      {value === undefined ? (
        problem === undefined && <p class="loading">Loading…</p>
      ) : (
        <>{children(value)}</>
      )}
    </>
  )
}
