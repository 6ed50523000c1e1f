/** Names that every model's function calling takes. */
const argumentName = /^[A-Za-z0-9_.-]{1,64}$/

/**
 * The name of an argument for a parameter or a member of a body: its own where function calling
 * takes that and no other argument has it, else one made from it.
 */
export function argumentFor(
  name: string,
  where: string,
  isTaken: (name: string) => boolean,
): string {
  const isUsable = argumentName.test(name) && name !== '__proto__'
  const plain = isUsable ? name : madeFrom(name) || where
  if (!isTaken(plain)) return plain
  const base = `${where}_${plain}`
  let alias = base.slice(0, 64)
  for (let count = 2; isTaken(alias); count++) alias = `${base.slice(0, 60)}_${count}`
  return alias
}

const madeFrom = (name: string) =>
  name
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 64)

/** The description of an argument that is sent under another name. */
export const describeAlias = (description: unknown, name: string): string =>
  `${typeof description === 'string' ? `${description.trim()} ` : ''}` +
  `Sent as ${JSON.stringify(name)}.`
