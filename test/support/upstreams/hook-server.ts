import type { ServerResponse } from 'node:http'
import type { components } from '../../../generated/server/hook.ts'
import contract from '../../../generated/json/hook.json' with { type: 'json' }
import { judgeOf } from '../http/schemas.ts'
import { sendJson, startModelServer, type ModelServer } from './model-server.ts'

export type HookRequest = components['schemas']['HookRequest']
export type HookReply = components['schemas']['HookReply']

const isRequest = judgeOf(contract, 'HookRequest')

/** Gives a verdict, or writes the reply itself and returns nothing. */
export type Judge = (
  request: HookRequest,
  res: ServerResponse,
) => HookReply | undefined | Promise<HookReply | undefined>

export type HookServer = Pick<ModelServer, 'close'> & {
  url: string
  /** What it was asked; each by the contract. */
  asked: HookRequest[]
  /** All texts that it saw, with their places. */
  seen(): string
}

/** A hook on a free port of loopback. */
export async function startHookServer(judge: Judge): Promise<HookServer> {
  const asked: HookRequest[] = []
  const server = await startModelServer(async (_req, res, { body }) => {
    if (!isRequest(body))
      throw new Error(`not by spec/hook.yaml: ${JSON.stringify(isRequest.errors)}`)
    const request = body as unknown as HookRequest // judged on the line above
    asked.push(request)
    const reply = await judge(request, res)
    if (reply !== undefined) sendJson(res, 200, reply)
  })
  return {
    url: server.base_url.replace(/\/v1$/, '/check'),
    asked,
    seen: () => JSON.stringify(asked.map(({ texts }) => texts)),
    close: () => server.close(),
  }
}

/** A hook that replaces what matches, and blocks `forbidden`. */
export const replacing =
  (pattern: RegExp, by: string): Judge =>
  ({ texts }) => {
    if (texts.some(({ text }) => text.includes('forbidden')))
      return { action: 'block', code: 'word', message: 'This word may not be used.' }
    const changed = texts
      .map(({ at, text }) => ({ at, text: text.replaceAll(pattern, by) }))
      .filter(({ text }, index) => text !== texts[index]?.text)
    return changed.length === 0 ? { action: 'allow' } : { action: 'replace', texts: changed }
  }
