import { isRecord } from '../../format/settings.ts'
import { Section } from '../../parts/page.tsx'
import { linkTo } from '../../state/route.ts'
import { general, partsOf, useContract, type Part } from './schema.ts'
import { Words } from './input-fields.tsx'

/** The parts of the file, each with a link to its form. */
export function Parts({ of: config }: { of: Record<string, unknown> }) {
  const contract = useContract()
  return (
    <Section title="Change the file">
      <dl class="settings">
        {contract &&
          partsOf(contract).map((part) => {
            const name = part.path[0] ?? general
            return (
              <div key={name}>
                <dt>
                  <a href={linkTo('configuration', { item: name })}>{name}</a>
                  {part.isTable && <span class="muted"> {countIn(config[name])}</span>}
                </dt>
                <dd class="muted">
                  <Words of={firstSentence(part)} />
                </dd>
              </div>
            )
          })}
      </dl>
    </Section>
  )
}

const countIn = (value: unknown): number => (isRecord(value) ? Object.keys(value).length : 0)

const firstSentence = ({ schema: { description = '' } }: Part): string =>
  /^.*?[.:](?=\s|$)/s.exec(description)?.[0].replace(/:$/, '.') ?? description
