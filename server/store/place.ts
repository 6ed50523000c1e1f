/** Whether a store's place is the URL of a PostgreSQL database rather than a folder. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//i.test(place)

/** A store's URL without its credentials. */
export function placeOf(url: string): string {
  const [, hosts = '', name = ''] =
    /^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#@]*)(\/[^?#]*)?/i.exec(url) ?? []
  const [, after = ''] = url.split(hosts + name, 2)
  // Of a password with a character that should be escaped, nothing is shown.
  const isClear = hosts !== '' && !`${name}${after}`.includes('@')
  return isClear ? `postgres://${hosts}${name}` : 'postgres://…'
}
