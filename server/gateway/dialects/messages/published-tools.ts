import type { components } from '../../../../generated/server/messages.ts'
import { isRecord } from '../../../json/json.ts'

type Tool = components['schemas']['Tool']

/** A tool that Anthropic defines and the caller runs, as a function for any model. */
type PublishedTool = { description: string; input_schema: Record<string, unknown> }

const text = { type: 'string' }
const integer = { type: 'integer' }
const pair = { type: 'array', items: integer, minItems: 2, maxItems: 2 }
const oneOf = (...values: string[]) => ({ type: 'string', enum: values })

const object = (properties: Record<string, object>, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
})

const edits = {
  path: text,
  file_text: text,
  old_str: text,
  new_str: text,
  insert_line: integer,
  insert_text: text,
  view_range: pair,
}

const bash: PublishedTool = {
  description: 'Runs a command in a bash shell that stays open between calls.',
  input_schema: object({ command: text, restart: { type: 'boolean' } }),
}

const editor: PublishedTool = {
  description:
    'Views and edits text files. str_replace replaces old_str, which must occur once; insert adds ' +
    'text after insert_line; create writes file_text.',
  input_schema: object(
    { command: oneOf('view', 'create', 'str_replace', 'insert', 'undo_edit'), ...edits },
    'command',
    'path',
  ),
}

const memory: PublishedTool = {
  description: 'Views and changes files below /memories, which last between conversations.',
  input_schema: object(
    {
      command: oneOf('view', 'create', 'str_replace', 'insert', 'delete', 'rename'),
      ...edits,
      old_path: text,
      new_path: text,
    },
    'command',
  ),
}

const pointing = 'left_click, right_click, middle_click, double_click, triple_click, mouse_move'
const others =
  'left_click_drag, left_mouse_down, left_mouse_up, cursor_position, screenshot, key, hold_key, type, scroll, wait'

const computer: PublishedTool = {
  description: 'Controls a computer by its screen, mouse and keyboard. Coordinates are in pixels.',
  input_schema: object(
    {
      action: oneOf(...`${pointing}, ${others}`.split(', ')),
      coordinate: pair,
      start_coordinate: pair,
      text,
      scroll_direction: oneOf('up', 'down', 'left', 'right'),
      scroll_amount: integer,
      duration: { type: 'number' },
    },
    'action',
  ),
}

/** The published tools by the beginning of their type, which a date follows. */
const tools = { bash_: bash, text_editor_: editor, memory_: memory, computer_: computer }

function publishedTool(type: unknown): PublishedTool | undefined {
  const [, tool] = Object.entries(tools).find(([start]) => String(type).startsWith(start)) ?? []
  return tool
}

/** Whether the caller runs the tool. Only Anthropic defines what other tools do. */
export const isCallerTool = ({ type }: { type?: unknown }): boolean =>
  type == null || type === 'custom' || publishedTool(type) !== undefined

/** A tool with its published description and schema. */
export function describedTool(tool: Tool): Tool {
  const published = publishedTool(tool.type)
  if (!published) return tool
  const { description, input_schema } = published
  return { ...tool, description: description + sizeOf(tool), input_schema }
}

/** The size of a computer's screen. */
function sizeOf(tool: object): string {
  if (!isRecord(tool) || tool['display_width_px'] === undefined) return ''
  return ` The screen has ${String(tool['display_width_px'])} x ${String(tool['display_height_px'])} pixels.`
}
