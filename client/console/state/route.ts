import { createStore, useStore } from './store.ts'

/**
 * The current view: the page, the item on it (as a key's id), and its settings. All of it is in the
 * fragment of the URL, so that a link leads to the same view and the server does not see it.
 */
export type Place = {
  page: string
  item: string | undefined
  query: Readonly<Record<string, string>>
}

/** The view of a fragment, as in `#/keys/ID?sort=name`. */
export function placeOf(fragment: string): Place {
  const [path = '', query = ''] = fragment.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const [page = '', ...rest] = path.split('/').map(decode)
  const item = rest.join('/')
  // Browsers remove `.` and `..` from the path of a request, which then names another operation.
  const isDotPath = /^\.{1,2}(\/|$)/.test(item)
  return {
    page: isDotPath ? `${page}/${item}` : page,
    item: isDotPath || item === '' ? undefined : item,
    query: Object.fromEntries(new URLSearchParams(query)),
  }
}

/** Decodes a part of a fragment, which may be typed by hand with a `%` that starts no escape. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The fragment of a view, without empty members of the query. */
export function linkTo(
  page: string,
  { item, query = {} }: { item?: string | undefined; query?: Record<string, string> } = {},
): string {
  const set = Object.entries(query).filter(([, value]) => value !== '')
  const search = new URLSearchParams(set).toString()
  const path = [page, ...(item === undefined ? [] : [item])].map(encodeURIComponent).join('/')
  return `#/${path}${search && '?'}${search}`
}

/** The form for a new entry of a table of the configuration, such as `upstreams`. */
export const linkToNew = (table: string): string =>
  linkTo('configuration', { item: table, query: { add: 'yes' } })

/** The form of an entry of a table of the configuration. */
export const linkToEntry = (table: string, entry: string): string =>
  linkTo('configuration', { item: `${table}/${entry}` })

const place = createStore<Place>({ page: '', item: undefined, query: {} })

/**
 * Follows the URL from now on: links, and the browser's Back and Forward. A one-time code is
 * immediately removed from the URL and the history, which get the previous view.
 */
export function followAddress(onCode: (code: string) => void): void {
  const read = () => {
    const [, code] = /^#code=(.*)$/.exec(location.hash) ?? []
    if (code === undefined) return place.set(placeOf(location.hash))
    const { page, item, query } = place.get()
    history.replaceState(null, '', linkTo(page, { item, query }))
    onCode(code)
  }
  addEventListener('hashchange', read)
  read()
}

/** Stores the view, not the session, until the provider leads back to it. */
export const leaveForProvider = (): void => sessionStorage.setItem('view', location.hash)

/**
 * The callback of the provider in the URL, which is immediately removed from the URL and the
 * history; they get the view before the sign-in.
 */
export function takeCallback(): string | undefined {
  const callback = location.search.slice(1)
  if (!new URLSearchParams(callback).has('state')) return undefined
  history.replaceState(null, '', `${location.pathname}${sessionStorage.getItem('view') ?? ''}`)
  sessionStorage.removeItem('view')
  return callback
}

export const usePlace = (): Place => useStore(place)

/** Changes members of the query in the URL, without a new history entry. */
export function setQuery(change: Record<string, string>): void {
  const { page, item, query } = place.get()
  history.replaceState(null, '', linkTo(page, { item, query: { ...query, ...change } }))
  place.set(placeOf(location.hash))
}

/** Goes to another view, as a link does. */
export function goTo(link: string): void {
  location.hash = link
}
