import { Failure } from '../../failure.ts'
import { digest, mintToken, visiblePart } from '../../keys/token.ts'
import { newId } from '../../store/id.ts'
import {
  changedMembers,
  serverActor,
  type Actor,
  type AuditEntry,
  type Audited,
} from '../../store/queries/operators/audit.ts'
import {
  changeOperator,
  insertOperator,
  listOperators,
} from '../../store/queries/operators/operators.ts'
import type { Store } from '../../store/store.ts'
import type { AuditAction, OperatorRole, OperatorRow } from '../../store/tables.ts'
import { firstAdmin } from '../caller.ts'
import { fromStore } from '../from-store.ts'

/** A named operator without the hash of the token. */
export type NamedOperator = Omit<OperatorRow, 'hash'>

/** An operator with the token; the store has only its hash. */
export type IssuedOperator = { operator: NamedOperator; token: string }

/** The role of an operator, and its stack; without one the stack stays. */
type OperatorInput = { role: OperatorRole; managed_by?: string | null }
type NewOperator = OperatorInput & { name: string }

/** Changes of operators by an admin. They resolve to undefined for an unknown id. */
export type Accounts = {
  create(input: NewOperator, by: Actor): Promise<IssuedOperator>
  /** Newest first, including revoked ones. */
  list(): Promise<NamedOperator[]>
  change(id: string, input: OperatorInput, by: Actor): Promise<NamedOperator | undefined>
  /** Issues a new token; the previous one and all sessions end immediately. */
  rotate(id: string, by: Actor): Promise<IssuedOperator | undefined>
  /** Ends the token and all sessions immediately. */
  revoke(id: string, by: Actor): Promise<NamedOperator | undefined>
}

const tokenPrefix = 'tgo_' as const

/** The named operators of a store. */
export function createAccounts(journal: Store['journal'], now: () => number = Date.now): Accounts {
  const change = async (
    id: string,
    action: AuditAction,
    by: Actor,
    to: (row: OperatorRow) => Partial<OperatorRow>,
  ): Promise<NamedOperator | undefined> => {
    const row = await fromStore(changeOperator(journal, id, to, audited(action, by)))
    return row && withoutHash(row)
  }
  return {
    create: (input, by) => create(journal, input, by, now()),
    list: async () => (await fromStore(listOperators(journal))).map(withoutHash),
    change: (id, { role, managed_by }, by) =>
      change(id, 'changeOperator', by, (row) => {
        checkInUse(row)
        return {
          ...(role !== row.role && { role }),
          ...(managed_by !== undefined && managed_by !== row.managed_by && { managed_by }),
        }
      }),
    async rotate(id, by) {
      const token = mintToken(tokenPrefix)
      const hash = digest(token)
      const operator = await change(id, 'rotateOperator', by, (row) => {
        checkInUse(row)
        // A retry after a lost response finds its token already stored.
        return row.hash === hash ? {} : { hash, prefix: visiblePart(token), rotated_at: now() }
      })
      return operator && { operator, token }
    },
    revoke: (id, by) =>
      change(id, 'revokeOperator', by, ({ revoked_at }) =>
        revoked_at === null ? { revoked_at: now() } : {},
      ),
  }
}

async function create(
  journal: Store['journal'],
  { name, role, managed_by = null }: NewOperator,
  by: Actor,
  at: number,
): Promise<IssuedOperator> {
  const token = mintToken(tokenPrefix)
  const row: OperatorRow = {
    id: newId(at),
    name,
    role,
    managed_by,
    hash: digest(token),
    prefix: visiblePart(token),
    created_at: at,
    rotated_at: null,
    revoked_at: null,
  }
  if (reservedNames.has(name.toLowerCase()))
    throw nameConflict(`${name} is a reserved name; choose another name`)
  if (await fromStore(insertOperator(journal, row, audited('createOperator', by))))
    return { operator: withoutHash(row), token }
  throw nameConflict(`there is an operator named ${name}; choose another name, or revoke that one`)
}

/** Names that the audit log uses for other actors. */
const reservedNames = new Set<string>([firstAdmin.name, serverActor.name])

const nameConflict = (message: string) =>
  new Failure('conflict', message, { retry: false, param: 'name' })

function checkInUse({ revoked_at }: OperatorRow): void {
  if (revoked_at === null) return
  const message = 'this operator is revoked; create another one'
  throw new Failure('conflict', message, { retry: false })
}

const withoutHash = ({ hash: _hash, ...operator }: OperatorRow): NamedOperator => operator

const audited = (action: AuditAction, actor: Actor): Audited<OperatorRow> => ({
  actor,
  entryOf(before, after): AuditEntry {
    const { id, name } = after
    const of = { action, target: id, targetName: name }
    if (!before) {
      const { role, managed_by } = after
      const managed = managed_by === null ? {} : { managed_by }
      return { ...of, before: null, after: { name, role, ...managed } }
    }
    return { ...of, ...changedMembers(withoutHash(before), withoutHash(after)) }
  },
})
