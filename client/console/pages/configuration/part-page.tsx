import { useMemo, useState } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import { bodyOf } from '../../../calls.ts'
import { isRecord } from '../../format/settings.ts'
import { Empty, NoSuch, Problem, Show } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { linkTo, usePlace } from '../../state/route.ts'
import { valueAt, type Change } from './changes.ts'
import { Editor } from './editor.tsx'
import { partNamed, useContract, type ConfigFile, type Part, type Sources } from './schema.ts'

type Props = { item: string }

/** A part of the file: the list of a table's entries, or the form of the part or of an entry. */
export function PartPage({ item }: Props) {
  const contract = useContract()
  const { query } = usePlace()
  const isNew = query['add'] === 'yes'
  const [name = '', entry] = item.split(/\/(.*)/s)
  const loaded = useLoad(
    async (signal) => {
      const [file, inForce] = await Promise.all([
        bodyOf(api.GET('/config/file', { signal })),
        api.config({ signal }),
      ])
      return { file, inForce }
    },
    [],
    { polls: false },
  )
  const part = contract && partNamed(name, contract)
  const title = isNew ? `Add to ${name}` : [name, entry].filter(Boolean).join(': ')
  const both = useMemo(
    () => ({ ...loaded, value: contract && loaded.value && { ...loaded.value, contract } }),
    [loaded, contract],
  )
  return (
    <Page
      title={title}
      lead={part?.schema.description?.replaceAll('`', '')}
      actions={<Back {...{ name, entry, isNew }} />}
    >
      <Show loaded={both}>
        {(sources) => {
          if (part === undefined)
            return <NoSuch what="part of the file" id={name} all={linkTo('configuration')} />
          if (sources.file.digest === null)
            return <Problem>It cannot be changed here: {sources.file.read_only}.</Problem>
          if (part.isTable && entry === undefined && !isNew)
            return <Entries of={part} file={sources.file} />
          return <PartForm {...{ part, entry, sources }} reload={loaded.reload} />
        }}
      </Show>
    </Page>
  )
}

type BackProps = { name: string; entry: string | undefined; isNew: boolean }

const Back = ({ name, entry, isNew }: BackProps): ComponentChildren => {
  const isEntry = entry !== undefined || isNew
  return (
    <a class="button" href={linkTo('configuration', isEntry ? { item: name } : {})}>
      Back to {isEntry ? name : 'the configuration'}
    </a>
  )
}

/** The entries of a table. */
function Entries({ of: { path }, file }: { of: Part; file: ConfigFile }) {
  const [name = ''] = path
  const value = valueAt(file.settings, path)
  const entries = isRecord(value) ? Object.entries(value) : []
  return (
    <>
      <div class="toolbar">
        <a
          class="button primary"
          href={linkTo('configuration', { item: name, query: { add: 'yes' } })}
        >
          Add to {name}
        </a>
      </div>
      {entries.length === 0 ? (
        <Empty title={`The file has no ${name}.`} />
      ) : (
        <dl class="settings">
          {entries.map(([entry, settings]) => (
            <div key={entry}>
              <dt>
                <a href={linkTo('configuration', { item: `${name}/${entry}` })}>{entry}</a>
              </dt>
              <dd>
                <code>{JSON.stringify(settings)}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

type PartFormProps = {
  part: Part
  entry: string | undefined
  sources: Sources
  reload: () => void
}

/** The form; one that another change came before is drawn anew, with its own changes. */
function PartForm({ part, entry, sources, reload }: PartFormProps) {
  const [earlier, setEarlier] = useState<Change[]>([])
  const [name = ''] = part.path
  const { settings, digest } = sources.file
  const isMissing = entry !== undefined && valueAt(settings, [name, entry]) === undefined
  if (isMissing && earlier.length === 0)
    return (
      <NoSuch what={`entry of ${name}`} id={entry} all={linkTo('configuration', { item: name })} />
    )
  return (
    <Editor
      key={digest}
      part={part}
      entry={entry}
      sources={sources}
      earlier={earlier}
      onAgain={(changes) => {
        setEarlier(changes)
        reload()
      }}
    />
  )
}
