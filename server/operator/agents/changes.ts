import type { components } from '../../../generated/server/operator.ts'
import { readOnlyBecause, replaceFile } from '../../config/write-file.ts'
import { Failure } from '../../failure.ts'
import { compareWithServer, type Comparison } from '../../mesh/documents/adopt/approval.ts'
import type { Store } from '../../store/store.ts'
import { actorOf, type OperatorHandlers } from '../caller.ts'
import { requireRow } from '../from-store.ts'
import { recorded } from '../recorded.ts'
import type { Reloading } from '../reload.ts'
import type { AgentParts } from './handlers.ts'

type ChangeParts = Pick<AgentParts, 'agents' | 'documentOf' | 'toolReach'> & {
  store: Pick<Store, 'journal'>
  /** Undefined if the configuration cannot be reloaded. */
  reloading: Reloading | undefined
}

/** The handlers of operator.yaml for changes of the tools of MCP servers. */
export function agentChangeHandlers({
  agents,
  documentOf,
  toolReach,
  store,
  reloading,
}: ChangeParts): OperatorHandlers<'listAgentChanges' | 'approveAgent'> {
  const compare = async (id: string) => {
    const agent = requireRow((await agents()).agents.get(id), 'agent')
    const text = documentOf(agent)
    if (text === undefined) throw notApproved(`${agent.file} cannot be read`)
    return { file: agent.file, text, ...(await compareWithServer(agent, text, toolReach())) }
  }
  return {
    async listAgentChanges({ path: { id } }) {
      return { status: 200, body: viewOf(id, await compare(id)) }
    },

    async approveAgent({ path: { id }, body, ...context }) {
      const compared = await compare(id)
      const { file, text, digest, approved, pins } = compared
      if (digest !== body.digest)
        throw new Failure(
          'conflict',
          `the tools of ${id} have changed since you read the changes, and nothing was approved`,
          { retry: false, param: 'digest' },
        )
      if (approved === undefined) throw notApproved('there is no change to approve')
      if (!reloading) throw notApproved('this server cannot read its agents again')
      const reason = readOnlyBecause(file)
      if (reason !== undefined) throw notApproved(`${reason}; approve where it comes from`)
      const by = actorOf(context)
      await recorded(store.journal, by, {
        action: 'approveAgent',
        target: id,
        before: pins.before,
        async work() {
          replaceFile(file, approved)
          const { applied, problems } = await reloading.apply(by)
          if (applied) return
          replaceFile(file, text)
          throw notApproved(problems.join(' ').slice(0, maxText))
        },
        after: () => pins.after,
      })
      return { status: 200, body: viewOf(id, compared) }
    },
  }
}

const maxText = 1800

const viewOf = (
  id: string,
  { file, digest, changes }: Comparison & { file: string },
): components['schemas']['AgentChanges'] => ({
  id,
  digest,
  read_only: readOnlyBecause(file) ?? null,
  changes,
})

const notApproved = (reason: string) =>
  new Failure('conflict', `nothing was approved: ${reason}`, { retry: false })
