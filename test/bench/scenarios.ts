import { adoption } from './adoption.ts'
import { busyMemory } from './busy-memory.ts'
import { clientCost } from './client-cost.ts'
import { consoleCost } from './console/console.ts'
import { cpuCost, type Limits, type Load } from './cpu-cost.ts'
import { dialectCost, dialectsCost } from './dialect.ts'
import type { Asked } from './dialects/dialect.ts'
import { agentToken, firstToken } from './first-token.ts'
import { fullLedger } from './full-ledger.ts'
import { halfLoad } from './half-load.ts'
import { largeStart } from './large-start.ts'
import { ledgerPace } from './ledger-pace.ts'
import { flowCost } from './flow-cost.ts'
import { limitsCost } from './limits-cost.ts'
import { loading } from './many-agents.ts'
import { metadata } from './metadata.ts'
import { openStreams } from './open-streams.ts'
import { outletCost } from './outlets.ts'
import { overload } from './overload.ts'
import { paidCalls } from './paid.ts'
import { queryTime } from './query-time.ts'
import type { Bench, Findings } from './rounds.ts'
import { replicasCost, workersCost } from './scaling.ts'
import { startUp } from './start-up.ts'
import { tenMillion } from './ten-million.ts'
import { unpaidCost } from './unpaid.ts'

export type Scenario = {
  name: string
  about: string
  /** Measured only if it is named. */
  isOptional?: true
  run(bench: Bench): Promise<Findings>
}

const cpu = (load: Load & Limits): Scenario => ({
  name: load.name,
  about: load.about,
  run: (bench) => cpuCost(load, bench),
})

type Roads = Pick<Asked, 'dialect' | 'road'>

/**
 * A coding agent's request in a dialect, whose messages came before but for the last two, or all of
 * which are new; the limit is that of its road.
 */
const agent = (
  name: string,
  about: string,
  asked: Roads,
  limit: number,
  from: Asked['from'] = 'agent',
): Scenario =>
  cpu({
    name,
    about: `per coding agent's request ${about}, c = 8`,
    shape: 'whole',
    connections: 8,
    count: 1000,
    floorTimes: 4,
    asked: { ...asked, from },
    limit,
  })

/**
 * Everything the benchmark can measure, with the targets of the CPU figures; the counts keep a
 * round near two seconds on two cores.
 */
export const scenarios: Scenario[] = [
  cpu({
    name: 'whole-1',
    about: 'per non-stream request, c = 1',
    shape: 'whole',
    connections: 1,
    count: 2500,
    limit: 3,
    peerLimit: 0.5,
  }),
  cpu({
    name: 'whole-16',
    about: 'per non-stream request, c = 16',
    shape: 'whole',
    connections: 16,
    count: 6000,
    limit: 2.1,
    peerLimit: 0.5,
  }),
  cpu({
    name: 'whole-64',
    about: 'per non-stream request, c = 64',
    shape: 'whole',
    connections: 64,
    count: 6000,
    limit: 3,
    peerLimit: 0.5,
  }),
  cpu({
    name: 'paced',
    about: 'per 64-event stream, an event each 2 ms, c = 16',
    shape: 'paced',
    connections: 16,
    count: 240,
    // Few streams fit into a second: after 2000 the engine still compiles what runs for each.
    warming: 30,
    limit: 1.7,
  }),
  cpu({
    name: 'burst',
    about: 'per 64-event stream in one burst, c = 16',
    shape: 'burst',
    connections: 16,
    count: 2500,
    limit: 2.2,
  }),
  {
    name: 'limits',
    about:
      'per non-stream request of a key with limits and a budget, ' +
      'on SQLite and on PostgreSQL, c = 16',
    run: limitsCost,
  },
  {
    name: 'flow',
    about: 'CPU of slots where no call waits, and of hooks and outlets of others, c = 16',
    run: flowCost,
  },
  {
    name: 'workers',
    about: 'CPU per request of two workers beside one, equally often asked',
    run: workersCost,
  },
  { name: 'replicas', about: 'the same of two replicas on one PostgreSQL', run: replicasCost },
  {
    name: 'openai',
    about: "CPU of OpenAI's dialect beside the strict route, c = 16",
    run: dialectCost,
  },
  {
    name: 'dialects',
    about: 'CPU of Responses and Messages, passed through and translated, beside chat, c = 16',
    run: dialectsCost,
  },
  agent('agent-chat', 'in chat', { dialect: 'chat', road: 'passed' }, 3.2),
  agent(
    'agent-chat-new',
    'in chat, of a new conversation each time',
    { dialect: 'chat', road: 'passed' },
    3.2,
    'newcomer',
  ),
  agent('agent-responses', 'in Responses', { dialect: 'responses', road: 'passed' }, 3),
  agent('agent-messages', 'in Messages', { dialect: 'messages', road: 'passed' }, 3),
  agent(
    'agent-responses-translated',
    'in Responses, translated',
    { dialect: 'responses', road: 'translated' },
    3.5,
  ),
  agent(
    'agent-messages-translated',
    'in Messages, translated',
    { dialect: 'messages', road: 'translated' },
    3.5,
  ),
  {
    name: 'agent-token',
    about: "added time to the first token of a coding agent's request, c = 1",
    run: agentToken,
  },
  cpu({
    name: 'embeddings',
    about: 'per request for 64 vectors of 1024 floats, c = 4',
    shape: 'whole',
    connections: 4,
    count: 200,
    asked: { dialect: 'embeddings', road: 'passed', from: 'person' },
    limit: 1.6,
  }),
  {
    name: 'client',
    about: "CPU of our client's streamChat beside a bare fetch reader, per 1000 events",
    run: clientCost,
  },
  { name: 'overload', about: 'goodput of 50 places under three times their load', run: overload },
  {
    name: 'half-load',
    about: 'added time at half of the possible load, c = 16',
    run: halfLoad,
  },
  { name: 'first-token', about: 'added time to the first token, c = 1', run: firstToken },
  { name: 'memory', about: 'memory per open stream with 1000 open', run: openStreams },
  { name: 'busy-memory', about: 'memory under load for a minute, c = 64', run: busyMemory },
  cpu({
    name: 'tool',
    about: 'per direct tool call, c = 16',
    shape: 'tool',
    connections: 16,
    count: 8000,
    limit: 2.3,
  }),
  { name: 'query', about: 'own time per model turn of a query, c = 1', run: queryTime },
  {
    name: 'paid',
    about: 'own time of a paid call, of its replay, and of 200 at once',
    run: paidCalls,
  },
  { name: 'unpaid', about: 'CPU of a 402 with its listing, beside one without', run: unpaidCost },
  {
    name: 'adoption',
    about: 'CPU and memory of agents add, of large documents',
    run: adoption,
  },
  {
    name: 'agents',
    about: 'start, memory and lists of 1000 agents with 20 000 tools',
    run: loading,
  },
  { name: 'metadata', about: 'rate of metadata.json of 200 agents, c = 16', run: metadata },
  {
    name: 'ledger',
    about: '5000 ledger rows a second, on SQLite and on PostgreSQL',
    run: ledgerPace,
  },
  {
    name: 'outlets',
    about: 'CPU of an outlet that sends 5000 rows a second, on SQLite and on PostgreSQL',
    run: outletCost,
  },
  {
    name: 'million',
    about: 'start with a million ledger rows, on SQLite and on PostgreSQL',
    run: fullLedger,
  },
  {
    name: 'large',
    about: 'start with 5000 keys, 1000 agents and ten million ledger rows, on SQLite',
    run: largeStart,
  },
  {
    name: 'console',
    about: 'polls, series, requests and pages beside a year of ten million ledger rows',
    run: consoleCost,
  },
  { name: 'start', about: 'npm start to the first 200; memory when idle', run: startUp },
  {
    name: 'ten-million',
    about: 'reports of a ledger with ten million rows on SQLite, and its size; only if named',
    isOptional: true,
    run: tenMillion.onSqlite,
  },
  {
    name: 'ten-million-postgres',
    about: 'the same on PostgreSQL; only if named',
    isOptional: true,
    run: tenMillion.onPostgres,
  },
]
