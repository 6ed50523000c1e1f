import type { ComponentChildren } from 'preact'

type Props = {
  title: string
  /** One sentence: what is shown. */
  lead?: string
  /** Buttons beside the title. */
  actions?: ComponentChildren
  children: ComponentChildren
}

/** A page: its title, what can be done on it, and what it shows. */
export const Page = ({ title, lead, actions, children }: Props) => (
  <>
    <header class="page-head">
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p class="muted">{lead}</p>}
      </div>
      {actions && <div class="actions">{actions}</div>}
    </header>
    {children}
  </>
)

/** A part of a page with a heading. */
export const Section = ({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ComponentChildren
  children: ComponentChildren
}) => (
  <section>
    <header class="section-head">
      <h2>{title}</h2>
      {actions}
    </header>
    {children}
  </section>
)
