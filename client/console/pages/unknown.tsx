import { Page } from '../parts/page.tsx'
import { linkTo } from '../state/route.ts'

/** For a URL of no page. */
export const UnknownPage = () => (
  <Page title="Page not found">
    <p>
      The console has no page at this URL. The menu lists all pages, starting with the{' '}
      <a href={linkTo('overview')}>overview</a>.
    </p>
  </Page>
)
