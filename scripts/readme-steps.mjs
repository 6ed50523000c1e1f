// The commands of README.md and docs/ in their order, and their documented effects.

/**
 * Commands that end by themselves, and the output that proves their documented effect. The first
 * match counts.
 */
const promises = [
  { command: /^npm ci\b/, does: 'installs everything' },
  {
    command: /^(export )?KEY=/,
    does: 'sets the key',
    holds: ({ env }) => token.test(env.KEY ?? ''),
  },
  {
    command: /tollgate -- init\b/,
    does: 'writes tollgate.yaml',
    holds: ({ has }) => has('tollgate.yaml'),
  },
  { command: /tollgate -- check\b/, does: 'says what start would do' },
  {
    command: /tollgate -- keys create\b/,
    does: 'prints a key',
    holds: ({ out }) => token.test(out),
  },
  { command: /tollgate -- groups (create|list)\b/, does: 'makes or lists groups' },
  { command: /tollgate -- usage --by\b/, does: 'shows the use by what it names' },
  {
    command: /tollgate -- usage\b/,
    does: 'shows the use by key and model',
    holds: ({ out }) => /model/.test(out),
  },
  {
    command: /tollgate -- agents list\b/,
    does: 'lists the agents',
    holds: ({ out }) => /EchoAgent/.test(out),
  },
  { command: /tollgate -- agents add\b/, does: 'adds an agent' },
  {
    command: /^curl\b.*:4010\/v1\/models.*code=503/s,
    does: 'answers what was preferred',
    holds: ({ out }) => JSON.parse(out).error === 503,
  },
  {
    command: /^curl\b.*\/x402\//s,
    does: 'gets the terms of a payment',
    holds: ({ out }) => /^HTTP\/1\.1 402/m.test(out),
  },
  {
    command: /^curl\b.*\/mesh_request/s,
    does: 'has an agent answer',
    holds: ({ out }) => JSON.parse(out).result.success === true,
  },
  {
    command: /^curl\b.*chat\/completions.*"stream": true/s,
    does: 'streams a reply to its end',
    holds: ({ out }) => out.includes('data: [DONE]'),
  },
  {
    command: /^curl\b.*chat\/completions/s,
    does: 'has a reply',
    holds: ({ out }) => JSON.parse(out).choices.length === 1,
  },
  {
    command: /tollgate -- config\b/,
    does: 'prints the configuration',
    holds: ({ out }) => /"?gateway"?:/.test(out),
  },
  {
    command: /tollgate -- keys list\b/,
    does: 'lists the keys',
    holds: ({ out }) => /trial/.test(out),
  },
  {
    command: /tollgate -- backup (\S+)/,
    does: 'copies the store',
    holds: ({ has, command }) => has(`${command.split(' ').at(-1)}/journal.db`),
  },
  {
    command: /tollgate -- import litellm\b.* (\S+)/s,
    does: 'writes the configuration',
    holds: ({ has, command }) => has(command.split(' ').at(-1)),
  },
  {
    command: /^curl\b.*\/readyz/s,
    does: 'is ready',
    holds: ({ out }) => JSON.parse(out).ready === true,
  },
  {
    command: /^curl\b.*\/mesh_(schema|health)/s,
    does: 'lists the agents',
    holds: ({ out }) => 'EchoAgent' in JSON.parse(out).agents,
  },
  {
    command: /^curl\b.*\/mcp\b.*tools\/list/s,
    does: 'lists the tools',
    holds: ({ out }) => JSON.parse(out).result.tools.length > 10,
  },
  { command: /^curl\b/, does: 'is answered' },
  { command: /^echo\b/, does: 'writes a file' },
  { command: /^npm run demo:pay\b/, does: 'pays on a real local chain' },
]

/** Commands that serve until Ctrl-C, and their ports. */
const servers = [
  { command: /^npm start\b/, does: 'serves', ports: [8080, 8081, 8082, 8090] },
  { command: /^npm run mock\b/, does: 'serves the mock', ports: [4010, 4011, 4012, 4013] },
]

/** Commands that take minutes and are not needed for a running server. */
const others = [
  {
    command: /^npm (test|run (test:\w+|bench|soak|check|matrix|pack|example|walk))\b/,
    why: 'is for those who change the project',
  },
]

/** A token of Tollgate. */
export const token = /tg_[A-Za-z0-9_-]{43,48}/

/** Output of `tollgate connect`; other tests check it. */
const printed = /<!-- programs: generated -->[^]*?<!-- \/programs -->/

/** The code blocks of a page: language, text, and the reason from a `not run` comment before it. */
export function blocksOf(page) {
  const blocks = page
    .replace(printed, '')
    .matchAll(/(?:^<!-- not run: (.+) -->\n\n?)?^```(\w*)\n([^]*?)^```$/gm)
  return [...blocks].map(([, notRun, language, text]) => ({
    language,
    text,
    ...(notRun && { notRun }),
  }))
}

/** Each command of a page's shell blocks, with the number of its block. `&&` separates commands. */
export function commandsOf(page) {
  const blocks = blocksOf(page).filter(({ language }) => language === 'sh')
  return blocks.flatMap(({ text }, block) =>
    text
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map(withoutComment)
      .filter(Boolean)
      .flatMap((line) => line.split(' && '))
      .map((command) => ({ block, command })),
  )
}

/** A comment follows two spaces, or is alone on a line. */
const withoutComment = (line) => line.replace(/(^|\s{2,})#.*$/, '').trim()

/** The kind of a command: `server`, `other`, or a step and its effect; undefined if unknown. */
export function kindOf(command) {
  const fitting = (all) => all.find((one) => one.command.test(command))
  const server = fitting(servers)
  if (server) return { kind: 'server', ...server }
  const other = fitting(others)
  if (other) return { kind: 'other', ...other }
  const promise = fitting(promises)
  return promise && { kind: 'step', ...promise }
}
