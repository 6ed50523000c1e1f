import * as EchoAgent from './native/EchoAgent.ts'
import type { NativeTools } from './tool.ts'

/** The agents whose tools are code, by id. */
export const nativeTools: NativeTools = { EchoAgent: EchoAgent.tools }
