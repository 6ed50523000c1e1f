import { ConfigError } from '../../documents/problems.ts'
import { digest, visiblePart } from '../../keys/token.ts'
import { CommandError } from '../arguments.ts'
import {
  checkOperation,
  withStoreOperations,
  type CallOperation,
} from '../operations/in-process.ts'
import type { OperationCommand } from '../operations/commands.ts'
import { remoteOperations } from '../operations/remote.ts'
import { problemOf } from '../operations/run.ts'
import type { OperationOptions } from '../operations/request.ts'
import type { Declaration, Declared } from './declaration.ts'
import { operations } from './kinds.ts'
import { planOf, type Change, type Plan, type PlanOptions } from './plan.ts'
import { readState, type State } from './state.ts'
import { ensureTokenFile, readTokenFile } from './token-file.ts'

type Body = Record<string, unknown>
type Operations = (operationId: string) => OperationCommand

/** A change that was made, with the token that only now is known. */
export type Done = Change & { token?: string }

export type FullPlan = Plan & { notes: string[] }

export type ApplyWork = {
  /** The plan for a store, whose problems keep it from being made. */
  planFor(state: State): FullPlan
  problem: Declaration['problem']
  commandOf: Operations
  call: CallOperation
}

/** The work of making a store as the file has it. */
export const workOf = (
  declaration: Declaration,
  options: PlanOptions,
  commandOf: Operations,
): Omit<ApplyWork, 'call'> => ({
  planFor: (state) => ({
    ...planOf(declaration, state, options, commandOf),
    notes: tokenNotes(declaration, state),
  }),
  problem: declaration.problem,
  commandOf,
})

/** Runs `work` with operations in the configured store, or at a running server with `url`. */
export function withOperations<Result>(
  options: OperationOptions,
  mayCreate: boolean,
  work: (call: CallOperation) => Promise<Result>,
): Promise<Result> {
  if (options.url !== undefined) return work(remoteOperations(options))
  return withStoreOperations(options.config, mayCreate, work)
}

/** The plan. Throws a ConfigError if it cannot be made. */
export async function readPlan({ planFor, commandOf, call }: ApplyWork): Promise<FullPlan> {
  const plan = planFor(await readState(call, commandOf))
  if (plan.problems.length > 0) throw new ConfigError(plan.problems)
  return plan
}

/** How often another run may change the store in between. */
const maxPlans = 100

/** Makes the changes of the plan, and plans again after a change by another run. */
export async function applyPlan(work: ApplyWork, made: (done: Done) => void): Promise<FullPlan> {
  for (let plans = 1; ; plans++) {
    const plan = await readPlan(work)
    let current: Change | undefined
    try {
      for (const change of plan.changes) {
        current = change
        made(await make(change, work))
      }
      return plan
    } catch (error) {
      const problem = problemOf(error)
      const isRace = problem?.status === 409 || problem?.status === 404
      if (isRace && plans < maxPlans && (await hasMoved(work, plan))) continue
      throw located(error, current, work.problem)
    }
  }
}

/** Whether the first steps of a new plan differ. */
async function hasMoved(work: ApplyWork, { changes }: Plan): Promise<boolean> {
  const next = await readPlan(work)
  return JSON.stringify(next.changes) !== JSON.stringify(changes)
}

async function make(change: Change, { commandOf, call }: ApplyWork): Promise<Done> {
  const { action, kind, name, id, declared } = change
  const send = (operationId: string, body: Body, word?: string) => {
    const command = commandOf(operationId)
    const request = { query: {}, body, ...(word !== undefined && { word }) }
    checkOperation(command, request)
    return call(command, request)
  }
  if (kind === 'upstream') {
    await send('drainUpstream', {}, name)
    return change
  }
  if (action === 'revoke' || action === 'delete') {
    await send(operations[kind].end, {}, id)
    return change
  }
  if (!declared) throw new Error(`${action} is of an object of the file`)
  if (action === 'create') {
    const { key: made, token = made } = await create(declared, send)
    return { ...change, ...(typeof token === 'string' && { token }) }
  }
  await send(operations[kind].change, bodyOf(change, declared), id)
  return change
}

/** The members that differ; operators always have a role. */
function bodyOf({ kind, members = {} }: Change, { body: { role } }: Declared): Body {
  const differing = Object.entries(members).map(([name, { after }]) => [name, after])
  return { ...(kind === 'operator' && { role }), ...(Object.fromEntries(differing) as Body) }
}

/** A key with a token file gets its token, which is on the disk before. */
function create(
  { create: operationId, body, tokenFile }: Declared,
  send: (operationId: string, body: Body) => Promise<Body>,
): Promise<Body> {
  if (tokenFile === undefined) return send(operationId, { ...body })
  const token = ensureTokenFile(tokenFile)
  const chosen = { token_hash: digest(token), token_prefix: visiblePart(token) }
  return send('importKey', { ...body, ...chosen })
}

function located(
  error: unknown,
  change: Change | undefined,
  problem: ApplyWork['problem'],
): unknown {
  const { status, message, param = '' } = problemOf(error) ?? {}
  if (!change?.declared || message === undefined || (status !== 400 && status !== 409)) return error
  const [member = ''] = /^\w+/.exec(param) ?? []
  const isHere = change.kind !== 'upstream' && Object.hasOwn(change.declared.body, member)
  return new CommandError(problem(change, `${message}.`, isHere ? member : undefined))
}

/** Notes on token files that do not have the token of their key. */
function tokenNotes({ objects, stack }: Declaration, state: State): string[] {
  return objects.flatMap(({ kind, name, tokenFile }) => {
    const key = state.objects.find(
      (one) => one.kind === kind && one.name === name && one.stack === stack,
    )
    if (tokenFile === undefined || !key) return []
    const token = readTokenFile(tokenFile)
    if (token === undefined)
      return [`${tokenFile} is missing, and the token of key ${name} cannot be shown again.`]
    if (visiblePart(token) === key.body['prefix']) return []
    return [`${tokenFile} has another token than the key ${name}, ${String(key.body['prefix'])}….`]
  })
}
