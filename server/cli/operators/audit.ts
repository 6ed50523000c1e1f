import { auditActionValues as auditActions } from '../../../generated/server/operator.ts'
import { auditPage, type AuditView } from '../../operator/audit.ts'
import { listAudit } from '../../store/queries/operators/audit.ts'
import {
  configFlag,
  helpText,
  jsonFlag,
  oneOf,
  pageLimit,
  readArguments,
  UsageError,
  type Command,
} from '../arguments.ts'
import { print, printJson, say, table } from '../output.ts'
import { withStore } from '../store.ts'
import { parseTime } from '../times.ts'

const flags = {
  from: {
    type: 'string',
    value: 'WHEN',
    about: 'Only since then: a duration like 7d, or a date like 2026-12-31.',
  },
  to: { type: 'string', value: 'WHEN', about: 'Only before then.' },
  action: { type: 'string', value: 'ACTION', about: `Only ${auditActions.join(', ')}.` },
  name: { type: 'string', value: 'NAME', about: 'Only what this operator or user did.' },
  target: {
    type: 'string',
    value: 'ID',
    about: 'Only changes of the key, payment, operator or upstream with this id or name.',
  },
  limit: { type: 'string', value: 'N', about: 'Rows per page, 1 to 1000; by default 100.' },
  after: { type: 'string', value: 'NEXT', about: 'The `next` of the previous page.' },
  ...configFlag,
  ...jsonFlag,
} as const

/** `tollgate audit`. It reads the store, which servers may be using. */
export const audit: Command = {
  help: helpText({
    usage: [
      'audit [--from WHEN] [--to WHEN] [--action ACTION] [--name NAME] [--target ID] ' +
        '[--limit N] [--after NEXT]',
    ],
    about: 'Who changed what, newest first, for a year.',
    flags,
    notes: [
      'What is no change of the store alone has a row `begun` before it, and one `done` or',
      '`failed` after it.',
    ],
  }),
  run: list,
}

async function list(args: string[]): Promise<number> {
  const { flags: values } = readArguments(args, flags)
  const limit = pageLimit(values.limit)
  const question = questionFrom(values)
  // One row more shows whether there is a next page.
  const rows = await withStore({ config: values.config, mayCreate: false }, ({ journal }) =>
    listAudit(journal, { ...question, limit: limit + 1 }),
  )
  const page = auditPage(rows, limit)
  if (values.json) printJson(page)
  else if (page.rows.length === 0) say('Nothing was changed.')
  else {
    print(
      table(['at', 'who', 'how', 'from', 'what', 'of', 'before', 'after'], page.rows.map(cells)),
    )
    if (page.next !== null) say(`Next page: --after ${page.next}`)
  }
  return 0
}

type Values = {
  [Name in 'from' | 'to' | 'action' | 'name' | 'target' | 'after']?: string | undefined
}

function questionFrom({ from, to, action, name, target, after }: Values) {
  if (after !== undefined && !/^[0-9a-f-]{36}$/.test(after))
    throw new UsageError('--after must be the `next` of an earlier page.')
  const now = Date.now()
  return {
    from: from === undefined ? undefined : parseTime('--from', from, now, -1),
    to: to === undefined ? undefined : parseTime('--to', to, now, -1),
    action: action === undefined ? undefined : actionFrom(action),
    name,
    target,
    after,
  }
}

function actionFrom(text: string) {
  const [action, ...more] = oneOf('--action', text, auditActions)
  if (action === undefined || more.length > 0) throw new UsageError('--action takes one action.')
  return action
}

const cells = (row: AuditView): string[] =>
  [
    new Date(row.at).toISOString().slice(0, 19).replace('T', ' '),
    row.name,
    row.how,
    row.address ?? '-',
    row.outcome === 'done' ? row.action : `${row.action} ${row.outcome}`,
    row.target_name ?? row.target ?? '-',
    textOf(row.before),
    row.reason ?? textOf(row.after),
  ].map(inOneLine)

const textOf = (members: object | null): string =>
  members === null ? '-' : JSON.stringify(members)

/** Names and reasons cannot move the terminal's cursor. */
const inOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ')
