import { parentPort, type MessagePort } from 'node:worker_threads'
import { quickYaml } from './quick-yaml.ts'
import type { ParsedTexts, TextsToParse } from './yaml-reader.ts'

// Only `openYamlReader` starts this file.
if (parentPort) answerTexts(parentPort)

function answerTexts(port: MessagePort): void {
  port.on('message', (texts: TextsToParse) => port.postMessage(texts.map(jsonOf)))
}

function jsonOf(text: string | null): ParsedTexts[number] {
  const value = text === null ? undefined : quickYaml(text)
  return value === undefined ? null : JSON.stringify(value)
}
