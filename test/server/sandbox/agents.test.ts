import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandboxInference } from '../../../server/sandbox/inference.ts'
import { startsWork } from '../../../server/sandbox/tools.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
// The tools that these programs offered in November 2026, without what is said of them.
import tools from './agents-tools.json' with { type: 'json' }

let sandbox: Awaited<ReturnType<typeof startSandboxInference>>
let gateway: Gateway
beforeAll(async () => {
  sandbox = await startSandboxInference()
  gateway = await startGateway({
    upstreams: { sandbox: { base_url: sandbox.base_url } },
    routes: { canned: [{ upstream: 'sandbox' }] },
  })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.close()
})

async function post<Reply>(path: string, body: object): Promise<Reply> {
  const reply = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'canned', ...body }),
  })
  expect(reply.status).toBe(200)
  return reply.json() as Promise<Reply> // of the dialect of the path
}

/** What a program does: the names of the tools that it is told to call, until it has an answer. */
type Program = (question: string) => AsyncGenerator<string>

const reminder = 'A reminder of the program: the list of things to do is empty.'

const programs: Record<string, Program> = {
  async *'claude-code'(question) {
    const messages: object[] = [{ role: 'user', content: question }]
    for (;;) {
      type Reply = { content: { type: string; id: string; name: string }[] }
      const body = { max_tokens: 1000, tools: tools['claude-code'], messages }
      const { content } = await post<Reply>('/anthropic/v1/messages', body)
      const calls = content.filter(({ type }) => type === 'tool_use')
      if (calls.length === 0) return
      for (const { name } of calls) yield name
      const results = calls.map(({ id }) => ({
        type: 'tool_result',
        tool_use_id: id,
        content: 'It is done.',
      }))
      messages.push(
        { role: 'assistant', content },
        { role: 'user', content: [...results, { type: 'text', text: reminder }] },
      )
    }
  },
  async *codex(question) {
    const input: object[] = [{ role: 'user', content: question }]
    for (;;) {
      type Item = { type: string; call_id: string; name: string; namespace?: string }
      const body = { store: false, tools: tools.codex, input }
      const { output } = await post<{ output: Item[] }>('/openai/v1/responses', body)
      const calls = output.filter(({ type }) => type === 'function_call')
      if (calls.length === 0) return
      for (const { name } of calls) yield name
      input.push(
        ...output,
        ...calls.map(({ call_id }) => ({
          type: 'function_call_output',
          call_id,
          output: 'It is done.',
        })),
        { role: 'user', content: reminder },
      )
    }
  },
  async *'qwen-code'(question) {
    const messages: object[] = [{ role: 'user', content: question }]
    for (;;) {
      type Call = { id: string; function: { name: string } }
      type Reply = { choices: [{ message: { tool_calls?: Call[] } }] }
      const body = { tools: tools['qwen-code'], messages }
      const reply = await post<Reply>('/openai/v1/chat/completions', body)
      const [{ message }] = reply.choices
      const { tool_calls: calls = [] } = message
      if (calls.length === 0) return
      for (const { function: called } of calls) yield called.name
      messages.push(
        message,
        ...calls.map(({ id }) => ({ role: 'tool', tool_call_id: id, content: 'It is done.' })),
        { role: 'user', content: reminder },
      )
    }
  },
}

/** The tools of all of them that start something in which the same tools are offered. */
const starters =
  'Agent CronCreate ScheduleWakeup Skill TaskCreate Workflow agent create_goal resume_agent skill ' +
  'spawn_agent'

const questions = [
  'Say hello.',
  'Start an agent, and have it start others.',
  'Use your skills in a new task.',
  'Spawn a subagent that schedules a workflow.',
  'What is in the file notes.txt?',
]

describe.each(Object.entries(programs))('%s', (_name, program) => {
  test.each(questions)('has an answer after one tool at most: %s', async (question) => {
    const called: string[] = []
    for await (const name of program(question)) {
      called.push(name)
      if (called.length > 5) break
    }
    expect(called.length).toBeLessThanOrEqual(1)
    expect(called.filter((name) => starters.split(' ').includes(name))).toEqual([])
  })
})

const named = (name: string, description = '') => ({ name, description, parameters: {} })

test.each([
  'Agent',
  'Task',
  'Skill',
  'TaskCreate',
  'CronCreate',
  'ScheduleWakeup',
  'new_task',
  'runSubagent',
  'use_subagents',
  'delegate_to_agent',
  'multi_agent_v1__spawn_agent',
  'mcp__team__create_task',
])('%s starts work', (name) => {
  expect(startsWork(named(name))).toBe(true)
})

test.each([
  'TaskList',
  'close_agent',
  'get_agent_price',
  'OpenMeteoWeatherAgent__get_forecast',
  'run_command',
  'call',
  '',
])('“%s” starts none', (name) => {
  expect(startsWork(named(name))).toBe(false)
})

test('a tool says that it starts agents', () => {
  expect(startsWork(named('Explore', 'Launches a new agent that looks around.'))).toBe(true)
  expect(startsWork(named('sell', 'Sells a house. Agents run viewings.'))).toBe(false)
})
