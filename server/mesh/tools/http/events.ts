import { StringDecoder } from 'node:string_decoder'

const maxMessage = 1000
/** A line of this length is no message for a person. */
const maxLine = 64 << 10

/** Reads a stream of events, part by part; `report` gets the start of each event's data. */
export function eventReader(report: (message: string) => void): (part: Buffer) => void {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let data: string[] = []
  const readLine = (line: string) => {
    if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    if (line !== '' || data.length === 0) return
    report(data.join('\n').slice(0, maxMessage).toWellFormed())
    data = []
  }
  return (part) => {
    const lines = (rest + decoder.write(part)).split(/\r\n|\n|\r(?!$)/)
    rest = (lines.pop() ?? '').slice(0, maxLine)
    for (const line of lines) readLine(line)
  }
}
