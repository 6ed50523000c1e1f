import * as EchoAgent from './native/EchoAgent.ts'
import type { NativeTools } from '../agent.ts'

/** The agents whose tools are code, by id. */
export const nativeTools: NativeTools = { EchoAgent: EchoAgent.tools }
