/** Whether a store's place is the address of a PostgreSQL database, and not a folder. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//i.test(place)

/** A store's address as it may be shown. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'postgres://…'
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}
