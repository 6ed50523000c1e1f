// Runs an agent of @openai/agents, or the AI SDK with Anthropic's provider, in each dialect that is
// named, and prints the answers.
import { createAnthropic } from '@ai-sdk/anthropic'
import { Agent, OpenAIProvider, Runner, setTracingDisabled, tool } from '@openai/agents'
import { generateText, stepCountIs, streamText, tool as aiTool } from 'ai'
import { z } from 'zod'

const { OPENAI_URL: baseURL, ANTHROPIC_URL = '', KEY: apiKey = '' } = process.env
const { MODEL = '', RESPONSES_MODEL = '', MESSAGES_MODEL = '' } = process.env
const prompt = 'How warm is it in Lisbon?'
const about = { description: 'The weather in a city.' }
const parameters = z.object({ city: z.string() })
const called = []
const execute = ({ city }) => {
  called.push(city)
  return '21'
}

async function agents(useResponses) {
  const runner = new Runner({
    modelProvider: new OpenAIProvider({ baseURL, apiKey, useResponses }),
  })
  const tools = [tool({ name: 'get_weather', ...about, parameters, execute })]
  const model = useResponses ? RESPONSES_MODEL : MODEL
  const agent = new Agent({ name: 'Weather', instructions: 'Be brief.', model, tools })
  const whole = await runner.run(agent, prompt)
  const streamed = await runner.run(agent, prompt, { stream: true })
  let text = ''
  for await (const piece of streamed.toTextStream()) text += piece
  const again = await runner.run(agent, [...whole.history, { role: 'user', content: 'And now?' }])
  return { text: whole.finalOutput, stream: text, again: again.finalOutput }
}

async function anthropic() {
  const provider = createAnthropic({ baseURL: `${ANTHROPIC_URL}/v1`, apiKey })
  const tools = { get_weather: aiTool({ ...about, inputSchema: parameters, execute }) }
  const ask = {
    model: provider(MESSAGES_MODEL),
    prompt,
    tools,
    stopWhen: stepCountIs(2),
    maxRetries: 0,
  }
  const { text } = await generateText(ask)
  let stream = ''
  for await (const piece of streamText(ask).textStream) stream += piece
  return { text, stream }
}

const programs = {
  chat: () => agents(false),
  responses: () => agents(true),
  messages: anthropic,
}

setTracingDisabled(true)
const answers = {}
for (const dialect of process.argv.slice(2)) {
  called.length = 0
  answers[dialect] = { ...(await programs[dialect]()), called: called.length }
}
console.log(JSON.stringify(answers))
