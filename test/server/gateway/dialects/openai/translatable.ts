import { toolName } from '../../../../../server/gateway/dialects/openai/custom-tools.ts'
import type { OpenAIRequest } from '../../../../../server/gateway/dialects/openai/read-request.ts'

type Message = OpenAIRequest['messages'][number]
type Tool = NonNullable<OpenAIRequest['tools']>[number]
type Part = Exclude<Message['content'], string | null | undefined>[number]

/**
 * The request without what no model here supports and tools of equal names, and with what each role
 * requires; random requests rarely satisfy both.
 */
export function isTranslatable(request: OpenAIRequest): OpenAIRequest {
  const { n: _n, modalities: _modalities, tool_choice: choice, ...asked } = request
  const { response_format: format } = asked
  return {
    ...asked,
    ...(asked.tools && { tools: [...new Map(asked.tools.map(byName)).values()] }),
    ...(choice !== undefined && allowsSome(request) && { tool_choice: choice }),
    messages: asked.messages.map(doableMessage),
    ...(format?.type === 'json_schema' &&
      !format.json_schema && { response_format: { type: 'text' as const } }),
  }
}

const byName = (tool: Tool): [string, Tool] => [toolName(tool), tool]

/** Whether a choice among allowed tools has one of them, as random names rarely do. */
export function allowsSome({ tool_choice: choice, tools }: OpenAIRequest): boolean {
  if (choice == null || typeof choice === 'string' || choice.type !== 'allowed_tools') return true
  const allowed = new Set(choice.allowed_tools.tools.map(toolName))
  return (tools ?? []).some((tool) => allowed.has(toolName(tool)))
}

function doableMessage(message: Message): Message {
  const { role, content, tool_calls: calls, refusal, tool_call_id: call } = message
  const mayBeSilent =
    role === 'assistant' && (refusal != null || (calls != null && calls.length > 0))
  return {
    ...message,
    ...(Array.isArray(content) && {
      content: content.map((part) => doablePart(part, role)),
    }),
    ...(content == null && !mayBeSilent && { content: 'said' }),
    ...(role === 'tool' && { tool_call_id: call ?? 'call_1' }),
  }
}

/** The part where its role may have it, else a text. */
function doablePart({ type, ...part }: Part, role: Message['role']): Part {
  if (role === 'user') {
    if (type === 'image_url' && part.image_url) return { type, image_url: part.image_url }
    if (type === 'input_audio' && part.input_audio) return { type, input_audio: part.input_audio }
    if (type === 'file' && part.file) return { type, file: part.file }
  }
  return { type: 'text', text: part.text ?? '' }
}
