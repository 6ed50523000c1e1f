import { Page } from '../parts/page.tsx'
import { linkTo } from '../state/route.ts'

/** For an address that names none of the pages. */
export const UnknownPage = () => (
  <Page title="There is no such page">
    <p>
      No page of the console has this address. The menu lists all of them, from the{' '}
      <a href={linkTo('overview')}>overview</a> on.
    </p>
  </Page>
)
