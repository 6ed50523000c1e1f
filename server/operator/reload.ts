import type { components } from '../../generated/server/operator.ts'
import type { SettingChange } from '../config/reload.ts'
import { Failure } from '../failure.ts'
import type { Actor } from '../store/queries/operators/audit.ts'
import { actorOf, type OperatorHandlers } from './caller.ts'

/** The changes of a reload, or the problems that prevent it. */
export type ReloadResult = { applied: boolean; problems: string[]; changes: SettingChange[] }

/** Reloads the configuration of this server with all its workers. */
export type Reloading = {
  /** Changes nothing; `text` in place of the file's. */
  look(text?: string): Promise<ReloadResult>
  /** Recorded before and after; throws a Failure if the audit log cannot be written. */
  apply(by: Actor): Promise<ReloadResult>
}

/** The handler of operator.yaml for reloads. */
export const reloadHandlers = (reloading: Reloading | undefined): OperatorHandlers<'reload'> => ({
  async reload({ body, ...context }) {
    if (!reloading)
      throw new Failure(
        'conflict',
        'this server was started with a configuration that cannot be reloaded',
        { retry: false },
      )
    if (body.dry_run === true) return { status: 200, body: resultView(await reloading.look()) }
    const result = await reloading.apply(actorOf(context))
    if (result.applied) return { status: 200, body: resultView(result) }
    throw new Failure(
      'conflict',
      'the configuration has problems, and nothing was changed: ' +
        result.problems.join(' ').slice(0, maxText),
      { retry: false },
    )
  },
})

const maxText = 4000

/** The result in the contract's form. */
export const resultView = ({
  applied,
  problems,
  changes,
}: ReloadResult): components['schemas']['ReloadResult'] => ({
  applied,
  problems: problems.map((problem) => problem.slice(0, 4096)),
  changes: changes.map(({ needsRestart, ...change }) => ({
    ...change,
    needs_restart: needsRestart,
  })),
})
