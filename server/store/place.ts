/** Whether a store's place is the URL of a PostgreSQL database rather than a folder. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//i.test(place)

/** A store's URL without its credentials. */
export function placeOf(url: string): string {
  const [, hosts = '', name = ''] =
    /^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#@]*)(\/[^?#]*)?/i.exec(url) ?? []
  const [, after = ''] = url.split(hosts + name, 2)
  // A password with a character that should be escaped: show no part of it.
  const isClear = hosts !== '' && !`${name}${after}`.includes('@')
  return isClear ? `postgres://${hosts}${name}` : 'postgres://…'
}

/** The addresses of the hosts in a URL such as `postgres://user@a,b:5433/name`, one for each. */
export function hostUrls(url: string): string[] {
  const parts = /^([a-z]+:\/\/(?:[^/?]*@)?)([^/?@]*)(.*)$/is.exec(url) ?? []
  const [, start = '', hosts = '', end = ''] = parts
  if (!hosts.includes(',')) return [url]
  return hosts.split(',').map((host) => start + host + end)
}
