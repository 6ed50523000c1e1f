import { expect, test } from 'vitest'
import { requestFrom } from '../../../../../server/gateway/dialects/responses/read-request.ts'
import {
  responseShell,
  shellJson,
} from '../../../../../server/gateway/dialects/responses/response.ts'
import { readTools } from '../../../../../server/gateway/dialects/responses/tools.ts'
import { Untranslatable } from '../../../../../server/gateway/dialects/untranslatable.ts'
import { parseJson } from '../../../../../server/http/body.ts'
import { RepeatedValues } from '../../../../../server/json/repeated-values.ts'

type Request = Parameters<typeof requestFrom>[0]

/** What responses repeat of a request with these instructions that comes again and again. */
function echoes(instructions: string): (Buffer | undefined)[] {
  const description = 'Reads a file. '.repeat(1000)
  const tools = [{ type: 'function', name: 'read', description }]
  const json = JSON.stringify({ model: 'served', input: 'hi', tools, instructions })
  const repeats = new RepeatedValues(['tools'], [])
  return [0, 1, 2, 3].map(() => {
    const { value, source } = parseJson(Buffer.from(json), { keepsSource: true, repeats })
    const body = value as Request
    const offered = readTools(body.tools)
    const gaps = new Untranslatable()
    const request = requestFrom(body, offered, { inputs: ['text'], gaps }, source)
    return shellJson(responseShell(body, offered, 'a-b'), request.written?.values).echo
  })
}

test('what responses repeat of instructions is kept with tools that come again, unless they are long', () => {
  const [, , first, second] = echoes('Be brief. '.repeat(1000))
  expect(first).toBeInstanceOf(Buffer)
  expect(second).toBe(first)
  const [, , long, another] = echoes('Be brief. '.repeat(10_000))
  expect(long).toBeInstanceOf(Buffer)
  expect(another).toEqual(long)
  expect(another).not.toBe(long)
})
