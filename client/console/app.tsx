import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Login } from './login.tsx'
import { Mark } from './parts/mark.tsx'
import { Shortcuts } from './parts/shortcuts.tsx'
import { pageOf, pagesFor, type Page } from './pages/pages.ts'
import { signOut } from './state/api.ts'
import { linkTo, usePlace } from './state/route.ts'
import { useSession } from './state/session.ts'
import { setDark, useDark } from './state/theme.ts'

/** The page that the URL selects, or the login. */
export function App() {
  const { page: name } = usePlace()
  const session = useSession()
  const page = pageOf(name, session)
  useEffect(() => {
    document.title = session.state === 'out' ? 'Sign in · Tollgate' : `${page.title} · Tollgate`
  }, [page, session.state])
  if (session.state === 'out') return <Login reason={session.reason} />
  return (
    <>
      <div class="app">
        <a class="skip" href="#main" onClick={toMain}>
          Skip to content
        </a>
        <Navigation
          current={page}
          pages={pagesFor(session)}
          name={session.state === 'in' ? `${session.name} (${session.role})` : ''}
        />
        <Main key={page.name} title={page.title}>
          <page.View />
        </Main>
      </div>
      {/* The page stays below the dialog, with all unsaved input. */}
      {session.state === 'ended' && <Login isOver reason={session.reason} />}
    </>
  )
}

/** The fragment holds the page, so a link cannot target an element within it. */
function toMain(event: Event): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function Main({ title, children }: { title: string; children: ComponentChildren }) {
  const ref = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // Screen readers continue from the new page's heading, not from the position in the old page.
    if (document.activeElement?.closest('nav')) ref.current?.focus()
    isFirst.current = false
    scrollTo(0, 0)
  }, [])
  return (
    <main id="main" ref={ref} tabIndex={-1} aria-label={title}>
      {children}
    </main>
  )
}

type NavigationProps = { current: Page; pages: readonly Page[]; name: string }

function Navigation({ current, pages, name }: NavigationProps) {
  const isDark = useDark()
  const groups = [...new Set(pages.map(({ group }) => group))]
  return (
    <nav aria-label="Pages">
      <details class="menu" open={matchMedia('(min-width: 861px)').matches}>
        <summary>
          <Mark /> Tollgate <span class="here">{current.title}</span>
        </summary>
        {groups.map((group) => (
          <ul key={group}>
            {pages
              .filter((page) => page.group === group)
              .map((page) => (
                <li key={page.name}>
                  <a
                    href={linkTo(page.name)}
                    aria-current={page === current ? 'page' : undefined}
                    onClick={closeMenu}
                  >
                    {page.title}
                  </a>
                </li>
              ))}
          </ul>
        ))}
        <div class="who">
          <span class="muted">{name}</span>
          <button
            type="button"
            class="small"
            aria-pressed={isDark}
            onClick={() => setDark(!isDark)}
          >
            Dark
          </button>
          <Shortcuts />
          <button type="button" class="small" onClick={() => void signOut()}>
            Sign out
          </button>
        </div>
      </details>
    </nav>
  )
}

/** Closes the menu on a phone, where it covers the page. */
function closeMenu({ currentTarget }: { currentTarget: HTMLElement }): void {
  if (!matchMedia('(min-width: 861px)').matches)
    currentTarget.closest('details')?.removeAttribute('open')
}
