import type { ComponentChildren } from 'preact'

type Props = {
  title: string
  /** One sentence about the content. */
  lead?: string | undefined
  /** Buttons next to the title. */
  actions?: ComponentChildren
  children: ComponentChildren
}

/** A page: its title, its actions and its content. */
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
