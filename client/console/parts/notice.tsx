import type { ComponentChildren } from 'preact'
import type { Loaded } from '../state/load.ts'

/** A problem, announced immediately by screen readers. */
export const Problem = ({ children }: { children: ComponentChildren }) => (
  <p class="notice bad" role="alert">
    {children}
  </p>
)

type NoSuchProps = {
  /** The kind of item, as in `key`. */
  what: string
  id: string
  /** Link to the list of all items. */
  all: string
}

/** The page has no item with the id of the URL. */
export const NoSuch = ({ what, id, all }: NoSuchProps) => (
  <Problem>
    There is no {what} <code>{id}</code>. <a href={all}>Show all</a>
  </Problem>
)

/** A hint for an empty list. */
export const Empty = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <p class="empty-title">{title}</p>
    {children}
  </div>
)

/** Draws the loaded value; before that, and on failure, a message. */
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
