import { adoptMcpServer } from '../../../../server/cli/agents/add.ts'
import { createToolCaller } from '../../../../server/mesh/tools/call.ts'

// The client role: adds the server at this URL as an agent, and calls each of its tools once.
const url = process.argv.at(-1) ?? ''
const allowPrivate = [new URL(url).origin]
const adopted = await adoptMcpServer(url, { id: 'SuiteAgent', allowPrivate })
if ('problems' in adopted) throw new Error(adopted.problems.join('\n'))
const caller = createToolCaller({ allowPrivate })
for (const tool of adopted.agent.tools.values()) {
  const outcome = await caller.call(tool, { a: 5, b: 3 }, new AbortController().signal)
  console.log(tool.name, JSON.stringify(outcome))
}
await caller.close()
