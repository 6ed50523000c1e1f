import { useState } from 'preact/hooks'
import type { ConfigInForce } from '../../../operator.ts'
import { nameIn } from '../../format/settings.ts'
import { Show } from '../../parts/notice.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { Badge, Time } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { setQuery, usePlace } from '../../state/route.ts'
import { useMay } from '../../state/session.ts'
import { PartPage } from './part-page.tsx'
import { Parts } from './parts.tsx'
import { Reload } from './reload.tsx'

/** A setting by its path, as in `gateway.port`. */
type Setting = { name: string; value: string; source: string }

/** The configuration; with an item in the URL, the form for that part of its file. */
export function ConfigurationPage() {
  const { item } = usePlace()
  return item === undefined ? <InEffect /> : <PartPage key={item} item={item} />
}

/** The configuration in effect, as one line for each setting. */
function InEffect() {
  const mayReload = useMay('reload')
  const mayChange = useMay('changeConfig')
  const [isReloading, setReloading] = useState(false)
  const loaded = useLoad((signal) => api.config({ signal }), [])
  return (
    <Page
      title="Configuration"
      lead="The settings of this server: its file, the environment and the defaults."
      actions={
        mayReload && (
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
            <Servers {...config} />
            {mayChange && <Parts of={config.config} />}
            <Settings settings={settingsOf(config.config, config.sources)} />
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

/** The other servers of the store, and whether all have the same configuration. */
function Servers({ servers, digest: own }: ConfigInForce) {
  if (servers === null || servers.length < 2) return null
  const others = servers.filter(({ digest }) => digest !== own).length
  const difference = `${others} of ${servers.length} servers have another configuration.`
  return (
    <Section title="Servers">
      <p>{others === 0 ? 'All servers of the store have the same configuration.' : difference}</p>
      <dl class="settings">
        {servers.map(({ name, digest, loaded_at: at, is_this: isThis }, index) => (
          <div key={index}>
            <dt>
              {name}
              {isThis && ' (this one)'}
            </dt>
            <dd>
              <code title={digest}>{digest.slice(0, 12)}</code>, read <Time at={at} />{' '}
              {digest !== own && <Badge tone="warn">differs</Badge>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Settings({ settings }: { settings: readonly Setting[] }) {
  const { query } = usePlace()
  const search = query['q'] ?? ''
  const matching = settings.filter(({ name, value, source }) =>
    `${name} ${value} ${source}`.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <Section title="Settings">
      <div class="toolbar">
        <input
          type="search"
          aria-label="Search the settings"
          placeholder="Search the settings"
          value={search}
          onInput={({ currentTarget }) => setQuery({ q: currentTarget.value })}
        />
        <span class="muted" role="status">
          {matching.length} of {settings.length} settings
        </span>
      </div>
      <dl class="settings">
        {matching.map(({ name, value, source }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code> <span class="muted">{source}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Objects become their members; arrays and all other values stay one value. */
function settingsOf(value: unknown, sources: ConfigInForce['sources'], name = ''): Setting[] {
  const source = sources[name] ?? 'default'
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ name, value: JSON.stringify(value) ?? '', source }]
  const members = Object.entries(value)
  if (members.length === 0) return [{ name, value: '{}', source }]
  return members.flatMap(([member, inner]) => settingsOf(inner, sources, nameIn(name, member)))
}
