import type { CallOperation } from '../operations/in-process.ts'
import type { OperationCommand } from '../operations/commands.ts'
import { kinds, operations, type ObjectKind } from './kinds.ts'

type Body = Record<string, unknown>

/** An object in the store. `body` has the members of its creation. */
export type Stored = {
  kind: ObjectKind
  id: string
  /** The path of a group, the name of others. */
  name: string
  stack: string | null
  body: Body
}

/** The contents of the store, without revoked keys and operators. */
export type State = { objects: Stored[]; upstreams: string[]; drained: Set<string> }

type Row = Body & { id: string; name: string; managed_by: string | null }

/** Reads the store by operations. */
export async function readState(
  call: CallOperation,
  commandOf: (operationId: string) => OperationCommand,
): Promise<State> {
  const objects: Stored[] = []
  const paths = new Map<string, string>()
  for (const kind of kinds) {
    const rows = await rowsOf(call, commandOf(operations[kind].list))
    if (kind === 'group') for (const { id, path } of rows) paths.set(id, String(path))
    const inUse = rows.filter(({ revoked_at }) => revoked_at == null)
    objects.push(...inUse.map((row) => storedOf(kind, row, paths)))
  }
  const upstreams = await rowsOf(call, commandOf('listUpstreams'))
  return {
    objects,
    upstreams: upstreams.map(({ name }) => name),
    drained: new Set(
      upstreams.filter(({ drained_at }) => drained_at !== null).map(({ name }) => name),
    ),
  }
}

/** All rows of a list, page by page. */
async function rowsOf(call: CallOperation, command: OperationCommand): Promise<Row[]> {
  const rows: Row[] = []
  let query: Body = command.flags['limit'] ? { limit: 1000 } : {}
  for (;;) {
    const reply = await call(command, { query, body: {} })
    // The server validates its responses.
    rows.push(...(reply[command.firstMember ?? ''] as Row[]))
    if (typeof reply['next'] !== 'string') return rows
    query = { ...query, after: reply['next'] }
  }
}

function storedOf(kind: ObjectKind, row: Row, paths: ReadonlyMap<string, string>): Stored {
  const { id, name, managed_by: stack } = row
  const pathOf = (group: unknown) => paths.get(String(group)) ?? null
  if (kind === 'group') {
    const body = { ...row, parent: pathOf(row['parent']) }
    return { kind, id, name: pathOf(id) ?? name, stack, body }
  }
  const body = kind === 'key' ? { ...row, group: pathOf(row['group']) } : row
  return { kind, id, name, stack, body }
}
