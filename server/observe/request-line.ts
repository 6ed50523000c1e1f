import type { ObservationOf } from '../observations.ts'

/** Numbers of milliseconds are logged with three decimals. */
export const microseconds = (ms: number): number => Math.round(ms * 1000) / 1000

/**
 * The line of the log for the end of a request, as pino would write it. Each request has one, and
 * pino, which does not know its members, takes several times as long.
 */
export function requestLine(ended: ObservationOf<'requestEnded'>, level: string): string {
  const { service, operation, status, ms, requestId, bytesIn } = ended
  let line =
    `{"level":"${level}","time":"${isoTime()}","kind":"requestEnded","service":"${service}",` +
    `"operation":"${operation}","status":${status},"ms":${microseconds(ms)},` +
    `"requestId":"${requestId}","bytesIn":${Number.isFinite(bytesIn) ? bytesIn : null}`
  const { keyId, model, agent, tokens, ttftMs, clientGone } = ended
  if (keyId !== undefined) line += `,"keyId":${JSON.stringify(keyId)}`
  if (model !== undefined) line += `,"model":${JSON.stringify(model)}`
  if (agent !== undefined) line += `,"agent":${JSON.stringify(agent)}`
  if (tokens !== undefined) line += `,"tokens":${tokens}`
  if (ttftMs !== undefined) line += `,"ttftMs":${microseconds(ttftMs)}`
  if (clientGone) line += ',"clientGone":true'
  return `${line},"msg":"request"}\n`
}

let secondStart = 0
/** That second as text, without milliseconds. */
let secondText = ''

/** Now, as in ISO 8601. The second is cached: formatting a date costs more than the line. */
export function isoTime(): string {
  const now = Date.now()
  const ms = now - secondStart
  if (ms < 0 || ms > 999) {
    secondStart = now - (now % 1000)
    secondText = new Date(secondStart).toISOString().slice(0, -4)
    return `${secondText}${threeDigits(now - secondStart)}Z`
  }
  return `${secondText}${threeDigits(ms)}Z`
}

function threeDigits(number: number): string {
  if (number > 99) return String(number)
  return number > 9 ? `0${number}` : `00${number}`
}
