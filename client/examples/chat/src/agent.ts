import { createMeshClient } from 'tollgate-client'
import { element, fill, onSubmit, sentenceOf } from './page.ts'

/** Sends queries to an agent, which answers with its tools. */
export function startAgent(baseUrl: string, keyOf: () => string): void {
  const agents = element('agents', HTMLSelectElement)
  const answer = element('answer', HTMLParagraphElement)
  const data = element('data', HTMLPreElement)
  const mesh = () => createMeshClient({ baseUrl, apiKey: keyOf() })

  async function showAgents(): Promise<void> {
    const available = Object.entries(await mesh().agents()).filter(([, { available }]) => available)
    fill(
      agents,
      available.map(([id]) => id),
    )
    if (available.some(([id]) => id === 'OpenMeteoWeatherAgent'))
      agents.value = 'OpenMeteoWeatherAgent'
  }

  onSubmit(element('agent', HTMLFormElement), 'question', async (question) => {
    answer.textContent = 'Looking …'
    data.hidden = true
    try {
      if (agents.value === '') await showAgents()
      const result = await mesh().ask(agents.value, question)
      answer.textContent = result.response ?? 'Done.'
      data.textContent = JSON.stringify(result.data, null, 2)
      data.hidden = false
    } catch (error) {
      answer.textContent = sentenceOf(error)
    }
  })
  showAgents().catch((error: unknown) => (answer.textContent = sentenceOf(error)))
}
