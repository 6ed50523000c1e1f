import { useState } from 'preact/hooks'
import type { ConfigInForce } from '../../operator.ts'
import { Show } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { Badge, Time } from '../parts/values.tsx'
import { api } from '../state/api.ts'
import { useLoad } from '../state/load.ts'
import { setQuery, usePlace } from '../state/route.ts'
import { useIsAdmin } from '../state/session.ts'
import { Reload } from './reload.tsx'

/** A setting by its path, as in `gateway.port`. */
type Setting = { name: string; value: string }

/** The configuration in force, as one line for each setting. */
export function ConfigurationPage() {
  const isAdmin = useIsAdmin()
  const [isReloading, setReloading] = useState(false)
  const loaded = useLoad((signal) => api.config({ signal }), [])
  return (
    <Page
      title="Configuration"
      lead="What this server runs with: its file, the environment and the defaults."
      actions={
        isAdmin && (
          <button type="button" onClick={() => setReloading(true)}>
            Reload…
          </button>
        )
      }
    >
      <Show loaded={loaded}>
        {(config) => (
          <>
            <Facts {...config} />
            {config.need_restart.length > 0 && <Waiting names={config.need_restart} />}
            <Settings settings={settingsOf(config.config)} />
          </>
        )}
      </Show>
      {isReloading && <Reload onClose={() => setReloading(false)} onDone={loaded.reload} />}
    </Page>
  )
}

const Facts = ({ file, loaded_at: at, sandbox }: ConfigInForce) => (
  <dl class="facts">
    <dt>File</dt>
    <dd>{file === null ? 'none: the defaults and the environment' : <code>{file}</code>}</dd>
    <dt>Read</dt>
    <dd>
      <Time at={at} />
    </dd>
    <dt>Mode</dt>
    <dd>{sandbox ? <Badge tone="warn">Sandbox</Badge> : <Badge tone="good">Upstreams</Badge>}</dd>
  </dl>
)

const Waiting = ({ names }: { names: readonly string[] }) => (
  <div class="notice warn">
    <p>These settings were changed in the file and wait for a restart:</p>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  </div>
)

function Settings({ settings }: { settings: readonly Setting[] }) {
  const { query } = usePlace()
  const search = query['q'] ?? ''
  const shown = settings.filter(({ name, value }) =>
    `${name} ${value}`.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <>
      <div class="toolbar">
        <input
          type="search"
          aria-label="Search the settings"
          placeholder="Search the settings"
          value={search}
          onInput={({ currentTarget }) => setQuery({ q: currentTarget.value })}
        />
        <span class="muted" role="status">
          {shown.length} of {settings.length} settings
        </span>
      </div>
      <dl class="settings">
        {shown.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Objects become their members; lists and everything else stay one value. */
function settingsOf(value: unknown, path: readonly string[] = []): Setting[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ name: path.join('.'), value: JSON.stringify(value) ?? '' }]
  const members = Object.entries(value)
  return members.length === 0
    ? [{ name: path.join('.'), value: '{}' }]
    : members.flatMap(([name, member]) => settingsOf(member, [...path, name]))
}
