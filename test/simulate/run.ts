import { parseArgs } from 'node:util'
import { measurePostgres } from './postgres.ts'
import { rowOf, tableOf } from './report.ts'
import { scenarios, sizes } from './scenarios.ts'
import { simulate } from './simulation.ts'

const HELP = `\
Simulates the leases of limits and budgets (server/limits) with many replicas over one store, in
virtual time, and prints a table. Fails when any limit was exceeded.

  --seed N           the same seed gives the same figures (1 by default)
  --replicas N       numbers of replicas, with commas (${sizes.join(',')} by default)
  --only NAME        one scenario, or several with commas
  --measure URL      no simulation: how often a second the PostgreSQL there grants leases, in a
                     database that is made for it and removed; embedded is the packaged one

Scenarios:
${scenarios.map(({ name, about }) => `  ${name.padEnd(14)}  ${about}`).join('\n')}
`

await main().catch((error: unknown) => {
  console.error(`simulate: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      replicas: { type: 'string', default: sizes.join(',') },
      only: { type: 'string' },
      measure: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(HELP)
  if (values.measure !== undefined) return console.log(await measurePostgres(values.measure))
  const wanted = values.only?.split(',') ?? scenarios.map(({ name }) => name)
  const unknown = wanted.find((name) => !scenarios.some((one) => one.name === name))
  if (unknown !== undefined) throw new Error(`no scenario is called ${unknown}; --help lists them`)
  const counts = values.replicas.split(',').map((text) => wholeNumber('--replicas', text, 1))
  await runAll(wanted, counts, wholeNumber('--seed', values.seed, 0))
}

async function runAll(wanted: string[], counts: number[], seed: number): Promise<void> {
  const rows: string[][] = []
  const exceeded: string[] = []
  for (const { name, of } of scenarios.filter((one) => wanted.includes(one.name))) {
    for (const replicas of counts) {
      const setting = of(replicas)
      const began = process.cpuUsage()
      const outcome = await simulate(setting, seed)
      const { user, system } = process.cpuUsage(began)
      console.error(`${name}, ${replicas} replicas: ${((user + system) / 1e6).toFixed(1)} s of CPU`)
      rows.push(rowOf(setting, outcome))
      exceeded.push(...outcome.exceeded.map((limit) => `${name}, ${replicas} replicas: ${limit}`))
    }
  }
  console.log(`seed ${seed}\n\n${tableOf(rows)}`)
  if (exceeded.length > 0) throw new Error(`limits were exceeded:\n  ${exceeded.join('\n  ')}`)
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && text.trim() !== '') return number
  throw new Error(`${option} is ${JSON.stringify(text)}; give a whole number of ${least} or more`)
}
