import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandsOf, kindOf } from '../../scripts/readme-steps.mjs'

test('npm run walk knows what each command of README is to do', () => {
  const commands = commandsOf(readFileSync('README.md', 'utf8')).map(({ command }) => command)
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((command) => kindOf(command) === undefined)).toEqual([])
  expect(commands.some((command) => kindOf(command)?.kind === 'server')).toBe(true)
})

test('a command may go on in the next line, have a comment, and stand beside others', () => {
  const readme = [
    'Text.',
    '```sh',
    'npm ci && npm start     # a server',
    '# alone',
    'curl http://127.0.0.1:8080 \\',
    '  -d \'{"a": "#  b"}\'',
    '```',
    '```ts',
    'npm test',
    '```',
  ].join('\n')
  expect(commandsOf(readme)).toEqual([
    { block: 0, command: 'npm ci' },
    { block: 0, command: 'npm start' },
    { block: 0, command: `curl http://127.0.0.1:8080 -d '{"a": "#  b"}'` },
  ])
})
