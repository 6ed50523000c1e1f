import type { components } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import { listOutlets, resumeOutlet } from '../../store/queries/outlets/outlets.ts'
import { unsentStreams } from '../../store/queries/outlets/streams.ts'
import type { Store } from '../../store/store.ts'
import type { OutletRow } from '../../store/usage-tables.ts'
import { actorOf, type OperatorHandlers } from '../caller.ts'
import { newId } from '../../store/id.ts'
import { SinkFailure, type Sink } from './sink.ts'
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

/** Opens the way out of an outlet of this server's configuration. */
export type OpenSink = (name: string) => Sink | undefined

/** The handler that sends through an outlet of this server. */
export const outletTestHandlers = ({
  store: { journal },
  openSink,
}: {
  store: Databases
  openSink: OpenSink
}): OperatorHandlers<'testOutlet'> => ({
  async testOutlet({ path: { name }, ...context }) {
    const sink = openSink(name)
    if (!sink) throw unconfiguredOutlet()
    const body = await recorded(journal, actorOf(context), {
      action: 'testOutlet',
      target: name,
      before: null,
      work: () => sendTest(name, sink).finally(() => sink.close()),
      after: ({ ok, detail }) => ({ ok, detail }),
    })
    return { status: 200, body }
  },
})

/** One event, in a stream of its own. */
async function sendTest(name: string, sink: Sink): Promise<components['schemas']['OutletTest']> {
  const [id, now, started] = [newId(), Date.now(), performance.now()]
  const data = { outlet: name, message: 'a test of this outlet; nothing happened' }
  const [kind, type] = ['test', 'tollgate.test.v1'] as const
  const event = { id, kind, type, time: now, subject: name, n: 1, data }
  const batch = { stream: `test-${id}`, from: 0, to: 1, events: [event] }
  const [ok, detail] = await sink.send(batch).then(
    (answer) => [true, answer] as const,
    (error: unknown) => {
      if (error instanceof SinkFailure) return [false, error.message] as const
      throw error
    },
  )
  return { name, ok, detail: detail.slice(0, 500), ms: Math.round(performance.now() - started) }
}

const unconfiguredOutlet = () =>
  new Failure('notFound', 'the configuration of this server has no outlet with this name', {
    retry: false,
    param: 'name',
  })

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
