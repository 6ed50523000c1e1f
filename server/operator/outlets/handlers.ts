import type { components } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import { listOutlets, resumeOutlet } from '../../store/queries/outlets/outlets.ts'
import { unsentStreams } from '../../store/queries/outlets/streams.ts'
import type { Store } from '../../store/store.ts'
import type { OutletRow } from '../../store/usage-tables.ts'
import { actorOf, type OperatorHandlers } from '../caller.ts'
import { fromStore } from '../from-store.ts'
import { recorded } from '../recorded.ts'

type OutletView = components['schemas']['Outlet']
type Databases = Pick<Store, 'usage' | 'journal'>

/** The handlers of operator.yaml for outlets. */
export function outletHandlers(
  store: Databases,
): OperatorHandlers<'listOutlets' | 'resumeOutlet' | 'skipOutlet'> {
  const rows = () => fromStore(listOutlets(store.usage), unavailable)

  async function resume(
    action: 'resumeOutlet' | 'skipOutlet',
    { path: { name }, ...context }: Parameters<typeof actorOf>[0] & { path: { name: string } },
  ) {
    const before = (await rows()).find((row) => row.name === name)
    if (!before) throw unknownOutlet()
    const skip = action === 'skipOutlet'
    const body = await recorded(store.journal, actorOf(context), {
      action,
      target: name,
      before: { state: before.state, unsent: await unsentOf(store, name) },
      async work() {
        const row = await fromStore(resumeOutlet(store, name, { skip }), unavailable)
        if (!row) throw unknownOutlet()
        return viewOf(store, row)
      },
      after: ({ state, unsent }) => ({ state, unsent }),
    })
    return { status: 200 as const, body }
  }

  return {
    async listOutlets() {
      const views = (await rows()).map((row) => viewOf(store, row))
      return { status: 200, body: { outlets: await Promise.all(views) } }
    },
    resumeOutlet: (input) => resume('resumeOutlet', input),
    skipOutlet: (input) => resume('skipOutlet', input),
  }
}

const unavailable = 'the store of outlets does not answer'

const unknownOutlet = () =>
  new Failure('notFound', 'no outlet with this name; GET /outlets lists them', {
    retry: false,
    param: 'name',
  })

async function viewOf(store: Databases, row: OutletRow): Promise<OutletView> {
  const { name, state, failing_since, last_error, last_error_at, last_sent_at, dropped } = row
  const unsent = await unsentOf(store, name)
  return { name, state, unsent, failing_since, last_error, last_error_at, last_sent_at, dropped }
}

async function unsentOf(store: Databases, name: string): Promise<number> {
  const streams = await fromStore(unsentStreams(store, name), unavailable)
  return streams.reduce((sum, { lastN, sentN }) => sum + lastN - sentN, 0)
}
