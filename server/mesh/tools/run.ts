import { once } from 'node:events'
import type { Arguments, HttpSource, Tool } from '../agent.ts'
import { decompress, maxDecompressed } from '../../http/compressed.ts'
import {
  isCompressed,
  maxErrorBytes,
  type SendResult,
  type ToolNetwork,
  type ToolServerResponse,
} from './http/network.ts'
import { sendAuthorized, type AccessTokens } from './http/oauth.ts'
import { sendFollowing } from './http/redirects.ts'
import { buildRequest, type BuiltRequest } from './http/request.ts'
import { eventReader, readResponse } from './http/response.ts'
import { UnsendableArgument } from './http/serialize.ts'
import { replyOf, upstreamAnswer, withoutCredentials, noteFrom } from './http/upstream-response.ts'
import type { McpSessions } from './mcp/sessions.ts'
import {
  cancelledOutcome,
  failed,
  lateOutcome,
  pickMember,
  withDoubt,
  type Cancellation,
  type SizedOutcome,
} from './outcome.ts'

/** Dependencies and limits of running tools. */
export type RunToolDeps = {
  network: Pick<ToolNetwork, 'send'>
  tokens: AccessTokens
  mcp: McpSessions
  /** The URL that replaces all servers of an agent, by agent id; nothing else is called then. */
  redirect: ReadonlyMap<string, string> | undefined
  maxAnswerBytes: number
  /** Whether a longer response is truncated. */
  mayTruncate: boolean
}

/** Runs a tool until it ends, its timeout passes or it is cancelled. */
export async function runTool(
  parts: RunToolDeps,
  tool: Tool,
  args: Arguments,
  cancellation: Cancellation,
): Promise<SizedOutcome> {
  const { signal } = cancellation
  const timer = setTimeout(() => cancellation.abort('late'), tool.timeout_ms)
  try {
    const outcome = await execute(parts, tool, args, cancellation)
    if (!signal.aborted) return withDoubt(tool, cancellation, outcome)
    return withDoubt(tool, cancellation, signal.reason === 'late' ? lateOutcome : cancelledOutcome)
  } finally {
    clearTimeout(timer)
  }
}

async function execute(
  { network, tokens, mcp, redirect, mayTruncate, maxAnswerBytes }: RunToolDeps,
  tool: Tool,
  args: Arguments,
  cancellation: Cancellation,
): Promise<SizedOutcome> {
  const { source } = tool
  if (source.kind === 'native') {
    const { signal } = cancellation
    cancellation.isSent = true
    return runNative(() => source.run(args, { signal }), signal, tool.pick, maxAnswerBytes)
  }
  const base = redirect?.get(tool.agent)
  if (redirect && base === undefined)
    return {
      ok: false,
      kind: 'unavailable',
      reason: `the servers of ${tool.agent} have no replacement`,
    }
  const target = base === undefined ? source : redirected(source, base)
  const request = requestFor(target, args)
  if ('ok' in request) return request
  // What replaces a server answers by the document.
  if (target.mcp && base === undefined)
    return mcp.call(
      tool,
      target,
      request,
      async (one, own) => {
        const sendOne = (built: BuiltRequest) => network.send(built, own)
        return sendAuthorized(tokens, target, one, own.signal, sendOne)
      },
      cancellation,
    )
  const isCallers = hasCallersCredential(target)
  // A fetched token could not be removed from the events: it is added when the call is sent.
  if (!target.credentials.some(({ client }) => client))
    cancellation.onEvents = () =>
      eventReader((text) => cancellation.report({ message: noteFrom(text, target.credentials) }))
  const send = (one: BuiltRequest) =>
    sendFollowing(network, one, cancellation, mayTruncate, !isCallers)
  const sendOnce = () => sendAuthorized(tokens, target, request, cancellation.signal, send)
  let attempt = await sendOnce()
  // A server may close an idle connection just when it is used again (RFC 9110, 9.2.2).
  const isLost = !attempt.sent.ok && attempt.sent.isLost
  if (isLost && tool.effect === 'read' && !cancellation.signal.aborted) attempt = await sendOnce()
  const { sent } = attempt
  const plain = sent.ok && isCompressed(sent.headers) ? await decompressed(sent) : sent
  const result =
    plain.ok && isCallers ? withoutCredentials(plain, attempt.source.credentials) : plain
  return outcomeOf(result, tool.pick, attempt.source)
}

const hasCallersCredential = ({ credentials }: HttpSource) =>
  credentials.some(({ caller }) => caller !== undefined)

async function decompressed(sent: ToolServerResponse): Promise<SendResult> {
  const { status, bytes, headers, isWhole } = sent
  const encoding = (headers['content-encoding'] ?? '').toLowerCase()
  const isError = status >= 400
  const maxBytes = isError ? maxErrorBytes : maxDecompressed(bytes)
  const { bytes: body, end } = await decompress(bytes, encoding, maxBytes)
  if (isError || end === 'whole')
    return { ...sent, bytes: body, isWhole: isWhole && end === 'whole' }
  const tooLarge = `a compressed body that holds above ${maxBytes} bytes`
  const what = end === 'cut' ? tooLarge : `a body that is not ${encoding}, as it says it is`
  return failed(`the tool's server answered with ${what}`, status)
}

function requestFor(source: HttpSource, args: Arguments): BuiltRequest | SizedOutcome {
  try {
    return buildRequest(source, args)
  } catch (error) {
    if (error instanceof UnsendableArgument) return failed(`${error.argument} ${error.message}`)
    throw error
  }
}

function redirected(source: HttpSource, base: string): HttpSource {
  const { origin, pathname } = new URL(base)
  return {
    ...source,
    server: { origin, prefix: pathname.replace(/\/+$/, '') },
    // Without a client: no token is fetched for the replacement.
    credentials: source.credentials.map(({ in: location, name, scheme, placeholder }) => ({
      in: location,
      name,
      scheme,
      placeholder,
      secret: () => placeholder,
    })),
  }
}

/** Statuses that the caller can correct; 401 and 403 concern who gave the credential. */
const callerErrors = new Set([400, 404, 409, 422])
const credentialErrors = new Set([401, 403])

function outcomeOf(result: SendResult, pick: string | null, source: HttpSource): SizedOutcome {
  if (!result.ok) return result
  const { status } = result
  if (status < 400) {
    const read = readResponse(result, pick, source.accept)
    if (!read.ok) return failed(read.reason, status)
    const { data } = read
    const reply = replyOf(result, data, source)
    return { ok: true, data, reply, cached: false, bytes: result.bytes.length }
  }
  const isCredential = credentialErrors.has(status)
  const isCallers = hasCallersCredential(source)
  return {
    ok: false,
    kind: isCredential && isCallers ? 'refused' : errorKindOf(status),
    status,
    reason:
      `the tool's server answered with status ${status}` +
      (isCredential ? credentialHint(source) : ''),
    upstream: upstreamAnswer(result, source.credentials),
  }
}

/** Who can correct a credential that a server rejected. */
function credentialHint({ credentials }: HttpSource): string {
  const headers = credentials.flatMap(({ caller }) => caller?.header ?? [])
  if (headers.length === 0) return ', which the operator of this server must fix'
  return `; check the credential that you sent in ${headers.join(' and ')}`
}

function errorKindOf(status: number): 'refused' | 'busy' | 'failed' {
  if (callerErrors.has(status)) return 'refused'
  return status === 429 ? 'busy' : 'failed'
}

/**
 * Native tools run in this process. One that ignores its signal keeps running, but the call does not
 * wait for it.
 */
async function runNative(
  call: () => unknown,
  signal: AbortSignal,
  pick: string | null,
  maxAnswerBytes: number,
): Promise<SizedOutcome> {
  try {
    const aborted = signal.aborted ? null : once(signal, 'abort')
    const answer = await Promise.race([call(), aborted])
    if (signal.aborted) return cancelledOutcome
    const text = JSON.stringify(answer ?? null)
    if (text.length > maxAnswerBytes)
      return failed(`the tool answered with more than ${maxAnswerBytes} bytes`)
    const picked = pickMember(JSON.parse(text), pick)
    if (picked.ok) return { ok: true, data: picked.data, cached: false, bytes: text.length }
    return failed(picked.reason)
  } catch {
    return failed('the tool failed')
  }
}
