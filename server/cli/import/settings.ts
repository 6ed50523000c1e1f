import { milliseconds, within, withoutEmpty, type Section } from './section.ts'

type Sections = { router: Section; library: Section; general: Section }

/** What replaces a setting that is not taken, or why nothing does. */
const advice: Record<string, string> = {
  master_key: 'operators have tokens: set TOLLGATE_OPERATOR_TOKEN, and make keys for callers',
  database_url: 'keys and usage need a database of their own: set store_env',
  callbacks: 'see docs/monitoring.md for metrics, traces and logs',
  success_callback: 'see docs/monitoring.md for metrics, traces and logs',
  failure_callback: 'see docs/monitoring.md for metrics, traces and logs',
  cache: 'replies of models are not cached; servers cache prompts',
  cache_params: 'replies of models are not cached; servers cache prompts',
  guardrails: 'a service of yours checks texts: see docs/hooks.md',
  routing_strategy: 'a deployment is chosen by tier, weight, conversation and load',
  redis_host: 'replicas share limits through the database',
  redis_port: 'replicas share limits through the database',
  redis_password: 'replicas share limits through the database',
  store_model_in_db: 'models are in the file',
  pass_through_endpoints: 'make an agent of the API: see docs/agents.md',
  default_team_settings: 'see docs/monitoring.md',
  mcp_servers: 'make agents of them: agents add URL --mcp',
}

/** Settings without an effect here. */
const silent =
  /^(set_verbose|telemetry|drop_params|modify_params|json_logs|enable_pre_call_checks|debug.*|alerting.*|.*batch_write.*|proxy_budget_rescheduler.*|database_connection.*)$/

/** The settings that are not models. */
export function settingsOf({ router, library, general }: Sections, tell: (line: string) => void) {
  const either = (name: string) => {
    const values = [router.number(name), library.number(name)]
    return values.find((value) => value !== undefined)
  }
  const retries = either('num_retries')
  const failures = either('allowed_fails')
  const cooldown = either('cooldown_time')
  const seconds = [router.number('timeout'), library.number('request_timeout')].find(
    (value) => value !== undefined,
  )
  const tables = {
    retry: { attempts: within(retries && retries + 1, 1, 10) },
    breaker: {
      failures: within(failures && failures + 1, 1, 1000),
      open_ms: milliseconds(cooldown, 600_000),
    },
    limits: {
      whole_ms: milliseconds(seconds, 3_600_000),
      all: capsOf(library, general, tell),
    },
  }
  for (const section of [router, library, general])
    for (const name of section.rest()) if (!silent.test(name)) tell(untaken(section, name))
  return withoutEmpty(tables)
}

const untaken = (section: Section, name: string) => {
  const sentence = `${section.path}.${name} is not taken`
  const reason = advice[name]
  return `${[sentence, ...[reason ?? []].flat()].join(': ')}.`
}

const periods: Record<string, string> = {
  '': 'total',
  '1d': 'day',
  '24h': 'day',
  '30d': 'month',
  '1mo': 'month',
}

function capsOf(library: Section, general: Section, tell: (line: string) => void) {
  const parallel =
    general.number('global_max_parallel_requests') ?? library.number('max_parallel_requests')
  const budget = library.number('max_budget')
  const duration = library.text('budget_duration') ?? ''
  const period = periods[duration]
  if (budget !== undefined && period === undefined)
    tell(
      `litellm_settings.budget_duration is ${duration}: budgets are for a day, a month, or in all.`,
    )
  return {
    parallel: within(parallel, 1, 1_000_000),
    ...(budget !== undefined &&
      period !== undefined && { budget_usd: String(budget), budget_period: period }),
  }
}
