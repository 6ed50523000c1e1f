import { parser } from '@prometheus-io/lezer-promql'

export type Matcher = { metric: string; label: string; value: string; isRegExp: boolean }

/** What a query names. `given` are the labels of its result, where it says so itself. */
export type Query = {
  metrics: string[]
  matchers: Matcher[]
  grouped: { labels: string[]; metrics: string[] }[]
}

/** Reads a query by Prometheus's own grammar; throws for what it would not take. */
export function readQuery(text: string): Query {
  const query: Query = { metrics: [], matchers: [], grouped: [] }
  const names = (from: number, to: number, kind: string): string[] => {
    const texts: string[] = []
    parser.parse(text).iterate({
      from,
      to,
      enter: (node) =>
        void (
          node.name === kind &&
          node.from >= from &&
          node.to <= to &&
          texts.push(text.slice(node.from, node.to))
        ),
    })
    return texts
  }
  let metric = ''
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      if (type.isError)
        throw new Error(`${text}\nis no query at ${JSON.stringify(text.slice(from, from + 30))}`)
      const source = text.slice(from, to)
      if (name === 'VectorSelector')
        query.metrics.push((metric = names(from, to, 'Identifier')[0] ?? ''))
      if (name === 'UnquotedLabelMatcher') {
        const [, label = '', operator = '', value = ''] =
          /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/s.exec(source) ?? []
        query.matchers.push({ metric, label, value, isRegExp: operator.endsWith('~') })
      }
      if (name === 'AggregateExpr') {
        const modifier = node.getChild('AggregateModifier')
        const labels = modifier ? names(modifier.from, modifier.to, 'LabelName') : []
        query.grouped.push({ labels, metrics: names(from, to, 'Identifier') })
      }
    },
  })
  return query
}

export type Series = { labels: Set<string>; values: Map<string, Set<string>> }

/** The metrics of a text in Prometheus's format, with their labels and values. */
export function seriesOf(text: string): Map<string, Series> {
  const seriesByName = new Map<string, Series>()
  const of = (name: string) => {
    const series = seriesByName.get(name) ?? { labels: new Set(), values: new Map() }
    seriesByName.set(name, series)
    return series
  }
  for (const line of text.split('\n')) {
    const [, declared, type] = /^# TYPE (\S+) (\S+)/.exec(line) ?? []
    if (declared !== undefined)
      for (const suffix of type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
        of(declared + suffix)
    const [, name, labels = ''] = /^([a-z][a-z0-9_]*)(?:\{(.*)\})? /.exec(line) ?? []
    if (name === undefined) continue
    const series = of(name)
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      series.labels.add(label)
      series.values.set(label, (series.values.get(label) ?? new Set()).add(value))
    }
  }
  return seriesByName
}
