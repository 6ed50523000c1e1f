/** The roles that may call each operation of a contract with `security`. */
export function rolesOf(contract: { paths: object }): Record<string, string[]>
