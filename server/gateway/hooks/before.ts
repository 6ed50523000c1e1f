import type { ModelCatalog } from '../../config/models.ts'
import { Failure } from '../../failure.ts'
import { isRecord } from '../../json/json.ts'
import { mayUseModel } from '../../keys/authorize.ts'
import type { Key } from '../../keys/keys.ts'
import type { HookedCall, Hooks, HookText, Review } from './hooks.ts'
import { textsIn, withChanges } from './request-texts.ts'

/** The members of a handler's input that hooks need. */
type Input = {
  caller: Key
  body: unknown
  requestId: string
  signal: AbortSignal
  replaceBody(body: object): void
}

type Deps = { hooks: Hooks | undefined; models: ModelCatalog }

/**
 * Handlers that get each request as the hooks leave it: once for a call, whatever its dialect, and
 * before it is admitted, so that nothing is reserved for a blocked one.
 */
export function hookedHandlers<Handlers extends object>(
  handlers: Handlers,
  { hooks, models }: Deps,
): Handlers {
  if (!hooks) return handlers
  const hooked = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (input: Input) => {
      if (isRecord(input.body)) await reviewBody(input, input.body, { hooks, models })
      return (handler as (input: Input) => unknown)(input)
    },
  ])
  return Object.fromEntries(hooked) as Handlers // the same names and inputs
}

/** The caller and its model, as hooks get them. */
export const hookedCall = (
  { caller, requestId, signal }: Pick<Input, 'caller' | 'requestId' | 'signal'>,
  model: HookedCall['model'],
): HookedCall => ({
  key: {
    id: caller.id,
    name: caller.name,
    ...(caller.group_id !== null && { group: caller.group_id }),
  },
  groups: caller.groups.map(({ id }) => id),
  requestId,
  model,
  signal,
})

/** The hooks that see the reply to a call. */
export function afterOf(
  hooks: Hooks,
  models: ModelCatalog,
  request: Pick<Input, 'caller' | 'requestId' | 'signal'>,
  named: string,
): Review | undefined {
  const model = models.find(named)
  if (isOfHook(request.caller)) return undefined
  return model && hooks.review('after', hookedCall(request, model))
}

/** The calls of a hook itself: it would wait for its own verdict. */
const isOfHook = ({ priority_class }: Key): boolean => priority_class === 'hook'

async function reviewBody(
  input: Input,
  body: Readonly<Record<string, unknown>>,
  { hooks, models }: Required<Deps> & { hooks: Hooks },
): Promise<void> {
  const { model: named } = body
  if (isOfHook(input.caller)) return
  const model = typeof named === 'string' ? models.find(named) : undefined
  // The handler rejects a request for a model that does not exist, or that is not for this key.
  if (typeof named === 'string' && (!model || !mayUseModel(input.caller, model, named))) return
  // A request without a model may get one of any name.
  const review = hooks.review('before', hookedCall(input, model ?? { name: '', route: '' }))
  if (!review) return
  const reviewed = await reviewedRequest(body, review)
  if (reviewed !== body) input.replaceBody(reviewed)
}

/** A request as the hooks leave it; itself if they change nothing. */
export async function reviewedRequest(
  body: Readonly<Record<string, unknown>>,
  review: Review,
): Promise<Readonly<Record<string, unknown>>> {
  const texts = textsIn(body)
  rejectTokens(texts)
  const changes = await review.changesOf(texts)
  if (changes.size === 0) return body
  return withChanges(body, texts, changes)
}

/** Tokens are text that no hook can read. */
function rejectTokens(texts: readonly HookText[]): void {
  const tokens = texts.find(
    ({ at, kind, text }) => /^input\b/.test(at) && kind === 'fixed' && text.startsWith('['),
  )
  if (!tokens) return
  throw new Failure(
    'invalidRequest',
    `${tokens.at} has tokens, which the hooks of this server cannot read; send text`,
    {
      retry: false,
      param: 'input',
      rule: 'unsupported_value',
    },
  )
}
