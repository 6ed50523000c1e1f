import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from './database.ts'
import { startGenerator } from './generator.ts'
import { peersHelp, peersIn } from './peers/peers.ts'
import { save, table } from './report.ts'
import type { Findings, Started } from './rounds.ts'
import { scenarios, type Scenario } from './scenarios.ts'
import { product } from './product.ts'
import { direct, floor, output } from './subjects.ts'

const HELP = `\
Measures the gateway beside a bare pass-through proxy (the floor) and other gateways and proxies, in
turn, and writes test/output/bench.txt and bench.json. A missed target is reported, and is not a
failure; a wrong reply is.

  --quick        fewer rounds and requests: a rough look in about two minutes
  --only NAME    one scenario, or several with commas
  --rounds N     how often each is measured (7 by default)
  --beside DIR   another checkout of the product, with its node_modules, measured in turn with this
                 one by the scenarios of CPU and \`paid\`
  --peers FOLDER where Portkey's gateway and LiteLLM are installed; see below
  --profile      a CPU profile of the gateway in test/output (its own figures are then too high)

Scenarios:
${scenarios.map(({ name, about }) => `  ${name.padEnd(13)}  ${about}`).join('\n')}

${peersHelp}
`

await main().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
process.exit() // whatever still runs is ended by the exit handler of processes.ts

async function main() {
  const { values: options } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      rounds: { type: 'string' },
      beside: { type: 'string' },
      peers: { type: 'string' },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (options.help) return console.log(HELP)
  const usual = scenarios.filter(({ isOptional }) => !isOptional)
  const wanted = options.only?.split(',') ?? usual.map(({ name }) => name)
  const unknown = wanted.find((name) => !scenarios.some((scenario) => scenario.name === name))
  if (unknown !== undefined) throw new Error(`no scenario is called ${unknown}; --help lists them`)
  await run(
    scenarios.filter(({ name }) => wanted.includes(name)),
    options,
  )
}

type Options = {
  quick: boolean
  profile: boolean
  rounds?: string | undefined
  beside?: string | undefined
  peers?: string | undefined
}

async function run(chosen: Scenario[], options: Options) {
  mkdirSync(output, { recursive: true })
  const beside = options.beside === undefined ? undefined : resolve(options.beside)
  const subjects = [
    product({ profile: options.profile }),
    ...(beside === undefined
      ? []
      : [product({ name: 'beside', checkout: beside, profile: options.profile })]),
    floor,
    ...(options.peers === undefined ? [] : peersIn(folderOf(options.peers))),
  ]
  const absent = subjects.filter((subject) => subject.absent !== undefined)

  const generator = await startGenerator(join(output, 'bench-load.log'))
  const upstream = await direct.start('')
  const origin = new URL(upstream.url).origin
  const started: Started[] = [{ subject: direct, target: upstream }]
  for (const subject of subjects) {
    if (subject.absent === undefined) started.push({ subject, target: await subject.start(origin) })
  }
  const database = openDatabase()
  const bench = {
    upstream: origin,
    generator,
    started,
    database: database.started,
    rounds: Number(options.rounds ?? (options.quick ? 2 : 7)),
    scale: options.quick ? 0.4 : 1,
    beside,
  }

  const missing: string[] = []
  const findings: Findings = { figures: [], details: [], missing }
  for (const { name, run: measure } of chosen) {
    console.error(`${name} …`)
    const { figures, details, missing: absence = [] } = await measure(bench)
    findings.figures.push(...figures)
    findings.details.push(...details)
    missing.push(...absence)
  }
  await Promise.all([
    ...started.map(({ target }) => target.stop()),
    generator.stop(),
    database.stop(),
  ])

  const text = table(findings, absent)
  save(findings, text, options)
  console.log(text)
}

/** The folder of `--peers`; a misspelt one would look as if nothing were installed. */
function folderOf(peers: string): string {
  if (!existsSync(peers)) throw new Error(`--peers: there is no folder ${resolve(peers)}`)
  return peers
}
