import type { components } from '../../generated/server/mesh.ts'
import type { Input } from './runtime.ts'

export type TaskView = components['schemas']['Task']

/** Requests that are answered later; a task survives the death of the process that took it. */
export type Tasks = {
  /** The id of the task, once it is stored durably. */
  create(task: { keyId: string; agentId: string; details: Input }): Promise<string>
  /** The key's own task; undefined when it has none of this id. */
  read(keyId: string, taskId: string): Promise<TaskView | undefined>
  close(): Promise<void>
}
