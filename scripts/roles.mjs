/** The roles of operators besides `admin`, who may do everything. */
const otherRoles = ['viewer', 'group-admin']
const methods = ['get', 'post', 'put', 'patch', 'delete']

/**
 * The roles that may call each operation with `security`, by its id: admins, and those that its
 * `x-roles` names. Throws an error that lists each wrong `x-roles`.
 */
export function rolesOf({ paths }) {
  const operations = Object.values(paths).flatMap((item) =>
    methods.flatMap((method) => item[method] ?? []),
  )
  const faults = operations.flatMap(faultOf)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return Object.fromEntries(
    operations
      .filter(({ security }) => security?.length !== 0)
      .map(({ operationId, 'x-roles': roles = [] }) => [operationId, ['admin', ...roles]]),
  )
}

function faultOf({ operationId, security, 'x-roles': roles = [], responses }) {
  if (security?.length === 0)
    return roles.length > 0 ? [`${operationId}: open to everybody; leave x-roles out`] : []
  const unknown = roles.filter((role) => !otherRoles.includes(role))
  if (unknown.length > 0 || new Set(roles).size < roles.length)
    return [
      `${operationId}: x-roles may name each of ${otherRoles.join(', ')} once; admin is implied`,
    ]
  // Whoever has none of the roles gets 403.
  if (roles.length < otherRoles.length && !('403' in responses))
    return [`${operationId}: is not for all roles; document its 403`]
  return []
}
