import type { DeclaredModel } from '../config/models.ts'
import { Failure } from '../failure.ts'
import type { ChatRequest, MessagePart } from './upstream/request.ts'

type PartKind = { input: DeclaredModel['input'][number]; ability: string }

/** What a model must be declared to read for a part, and what it does then. */
const kinds: Record<MessagePart['type'], PartKind> = {
  text: { input: 'text', ability: 'read text' },
  image_url: { input: 'image', ability: 'see images' },
  input_audio: { input: 'audio', ability: 'hear audio' },
  file: { input: 'file', ability: 'read files' },
}

/**
 * Throws for the first part that the model does not take. The path in the Failure is that of the
 * inner form.
 */
export function refuseParts(
  { model: name, messages }: ChatRequest,
  { input }: DeclaredModel,
): void {
  for (let turn = 0; turn < messages.length; turn++) {
    const content = messages[turn]?.content ?? ''
    if (typeof content === 'string') continue
    for (const [place, { type }] of content.entries()) {
      const kind = kinds[type]
      if (kind.input === 'text' || input.includes(kind.input)) continue
      const at = `messages[${turn}].content[${place}]`
      const why = `${name} does not ${kind.ability} here; send parts of the type text`
      throw new Failure('invalidRequest', `${at} is of the type ${type}, and ${why}`, {
        retry: false,
        param: `${at}.type`,
        rule: 'unsupported_value',
      })
    }
  }
}
