import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../scripts/readme-steps.mjs'

const own = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...globSync('docs/*.md'),
]
const pages = [...own, 'client/README.md', 'client/examples/chat/README.md', 'server/README.md']
const textOf = (page: string) => readFileSync(page, 'utf8')
/** Without blocks of code, in which nothing is a link, a heading or a path. */
const proseOf = (page: string) => textOf(page).replaceAll(/^```[^]*?^```$/gm, '')

/** The anchors of a page's headings, as they are made where Markdown is shown on the web. */
function anchorsOf(page: string): Set<string> {
  const headings = [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function brokenLinks(page: string): string[] {
  const targets = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? page : join(dirname(page), path)
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).has(anchor))
    })
}

describe('README and docs', () => {
  test.each(pages)('every link of %s leads somewhere', (page) => {
    expect(brokenLinks(page)).toEqual([])
  })

  test('README is at most 9 kB, and leads to every page of docs', () => {
    expect(statSync('README.md').size).toBeLessThanOrEqual(9000)
    const linked = [...textOf('README.md').matchAll(/\]\((docs\/[\w-]+\.md)\)/g)].map(
      ([, page]) => page,
    )
    expect([...new Set(linked)].toSorted()).toEqual(
      globSync('docs/*.md')
        .map((page) => page.replaceAll('\\', '/'))
        .toSorted(),
    )
  })

  test('every block of code names its language, and at most 15 are not run, each with a reason', () => {
    const blocks = pages.flatMap((page) =>
      blocksOf(textOf(page)).map((block) => ({ page, ...block })),
    )
    const languages = ['sh', 'ts', 'yaml', 'json', 'mermaid']
    expect(blocks.filter(({ language }) => !languages.includes(language))).toEqual([])
    const skipped = blocks.filter(({ notRun }) => notRun !== undefined)
    expect(skipped.length).toBeLessThanOrEqual(15)
    expect(skipped.filter(({ notRun = '' }) => notRun.split(' ').length < 3)).toEqual([])
  })

  test('a file or folder that architecture, glossary or contributing names is there', () => {
    const paths = ['docs/architecture.md', 'docs/glossary.md', 'CONTRIBUTING.md'].flatMap((page) =>
      [...proseOf(page).matchAll(/`([\w./-]+(?:\/|\.ts|\.mjs|\.yaml|\.md))`/g)].map(
        ([, path = '']) => ({ page, path }),
      ),
    )
    expect(paths.length).toBeGreaterThan(80)
    const isThere = (path: string) => existsSync(path) || existsSync(join('server', path))
    expect(paths.filter(({ path }) => !/NAME/.test(path) && !isThere(path))).toEqual([])
  })
})

test('the architecture page tells of every folder of the server', () => {
  const folders = readdirSync('server', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const page = textOf('docs/architecture.md')
  expect(folders.map(({ name }) => name).filter((name) => !page.includes(`${name}/`))).toEqual([])
})

test('every message that troubleshooting explains is one that the project has', () => {
  const sources = [
    ...globSync('{client,server,scripts}/**/*.{ts,mjs}'),
    ...globSync('generated/json/*.json'),
  ]
    .map(textOf)
    .join('\n')
  const titles = [...textOf('docs/troubleshooting.md').matchAll(/^\*\*(.+)\*\*$/gm)].map(
    ([, title = '']) => title,
  )
  const quoted = titles.flatMap((title) =>
    [...title.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  )
  const messages = quoted.filter((text) => !text.startsWith('tollgate '))
  expect(messages.length).toBeGreaterThan(30)
  const parts = messages.flatMap((message) =>
    message
      .split('…')
      .map((part) => part.trim())
      .filter((part) => part.length > 3),
  )
  expect(parts.filter((part) => !sources.includes(part))).toEqual([])
})
