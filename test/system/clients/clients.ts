import OpenAI from 'openai'
import OpenAI4 from 'openai-4'
import type { Client } from './client.ts'
import { aiChat, aiCompatible } from './with-ai.ts'
import { langchain } from './with-langchain.ts'
import { openaiClient } from './with-openai.ts'

/**
 * Every library that is installed with the project. The calls used here have the same shape in both
 * versions of openai.
 */
export const clients: Client[] = [
  openaiClient('openai 7', OpenAI),
  openaiClient('openai 4', OpenAI4 as unknown as typeof OpenAI),
  aiCompatible,
  aiChat,
  langchain,
]
