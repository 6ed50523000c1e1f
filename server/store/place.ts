/** Whether a store's place is the URL of a PostgreSQL database rather than a folder. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//i.test(place)

/** A store's URL without its credentials. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'postgres://…'
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}
