import { isRecord, listOf } from '../../../json/json.ts'

type Fields = Readonly<Record<string, unknown>>

/** The stream of a complete message. */
export function messageEvents(message: Fields): Fields[] {
  const { content, stop_reason, stop_sequence, usage } = message
  const start = { ...message, content: [], stop_reason: null, stop_sequence: null }
  return [
    { type: 'message_start', message: start },
    ...listOf(content).filter(isRecord).flatMap(blockEvents),
    { type: 'message_delta', delta: { stop_reason, stop_sequence }, usage },
    { type: 'message_stop' },
  ]
}

function blockEvents(block: Fields, index: number): Fields[] {
  const { text, thinking, signature, input } = block
  const texts: Record<string, [empty: Fields, deltas: Fields[]]> = {
    text: [{ text: '' }, [{ type: 'text_delta', text }]],
    thinking: [
      { thinking: '', signature: '' },
      [
        { type: 'thinking_delta', thinking },
        { type: 'signature_delta', signature },
      ],
    ],
    tool_use: [{ input: {} }, [{ type: 'input_json_delta', partial_json: JSON.stringify(input) }]],
  }
  const [empty, deltas] = texts[String(block['type'])] ?? [{}, []]
  return [
    { type: 'content_block_start', index, content_block: { ...block, ...empty } },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ]
}

/** The stream of a complete response. */
export function responseEvents(response: Fields): Fields[] {
  const { status } = response
  const begun = { ...response, status: 'in_progress', output: [], usage: null }
  const events = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...listOf(response['output']).filter(isRecord).flatMap(itemEvents),
    { type: `response.${String(status)}`, response },
  ]
  return events.map((event, sequence_number) => ({ ...event, sequence_number }))
}

function itemEvents(item: Fields, output_index: number): Fields[] {
  const isMessage = item['type'] === 'message'
  const start = { ...item, ...(isMessage && { content: [], status: 'in_progress' }) }
  const parts = listOf(isMessage && item['content']).filter(isRecord)
  return [
    { type: 'response.output_item.added', output_index, item: start },
    ...parts.flatMap((part, content_index) => {
      const at = { item_id: item['id'], output_index, content_index }
      const { type, text } = part
      if (type !== 'output_text') return []
      return [
        { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
        { type: 'response.output_text.delta', ...at, delta: text, logprobs: [] },
        { type: 'response.output_text.done', ...at, text, logprobs: [] },
        { type: 'response.content_part.done', ...at, part },
      ]
    }),
    { type: 'response.output_item.done', output_index, item },
  ]
}
