import { createStore, useStore } from './store.ts'

/**
 * Where the reader is: the page, what of it (as a key's id), and how it is shown. All of it is in
 * the fragment of the address, so that a link leads to the same view and the server sees none of
 * it.
 */
export type Place = {
  page: string
  item: string | undefined
  query: Readonly<Record<string, string>>
}

/** The place that a fragment names, as in `#/keys/ID?sort=name`. */
export function placeOf(fragment: string): Place {
  const [path = '', query = ''] = fragment.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const [page = '', ...rest] = path.split('/').map(decoded)
  const item = rest.join('/')
  // Browsers take `.` and `..` out of the path of a request, which then names another operation.
  const isNone = /^\.{1,2}(\/|$)/.test(item)
  return {
    page: isNone ? `${page}/${item}` : page,
    item: isNone || item === '' ? undefined : item,
    query: Object.fromEntries(new URLSearchParams(query)),
  }
}

/** A fragment may be typed by hand, with a `%` that begins no escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The fragment of a place; members of the query that are empty are left out. */
export function linkTo(
  page: string,
  { item, query = {} }: { item?: string | undefined; query?: Record<string, string> } = {},
): string {
  const set = Object.entries(query).filter(([, value]) => value !== '')
  const search = new URLSearchParams(set).toString()
  const path = [page, ...(item === undefined ? [] : [item])].map(encodeURIComponent).join('/')
  return `#/${path}${search && '?'}${search}`
}

const place = createStore<Place>({ page: '', item: undefined, query: {} })

/**
 * Follows the address from now on: links, and the browser's Back and Forward. A one-time code is
 * taken out of the address and of the history at once, where the place before it is again.
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

export const usePlace = (): Place => useStore(place)

/** Changes members of the query in the address, without a new entry of the history. */
export function setQuery(change: Record<string, string>): void {
  const { page, item, query } = place.get()
  history.replaceState(null, '', linkTo(page, { item, query: { ...query, ...change } }))
  place.set(placeOf(location.hash))
}

/** Goes to another place, as a link does. */
export function goTo(link: string): void {
  location.hash = link
}
