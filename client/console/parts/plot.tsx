import { useEffect, useRef, useState } from 'preact/hooks'
import type uPlot from 'uplot'
import { axisDay, axisHour, localTime, utcTime } from '../format/times.ts'
import { useDark } from '../state/theme.ts'
import { prepared } from '../tasks.ts'

/** One line, or one layer of a stack. */
export type PlotSeries = { name: string; points: readonly (number | null)[] }

type Props = {
  /** Description for screen readers: the values are in a table next to the plot. */
  label: string
  /** Unix milliseconds of the points, in order. */
  times: readonly number[]
  series: readonly PlotSeries[]
  /** Whether the series add up. */
  isStacked?: boolean
  /** Whether a point is a day of UTC. */
  isDaily?: boolean
  /** Formats a value with its unit. */
  format: (value: number) => string
  height?: number
  /** Called with the point that was clicked. A table has the same as links. */
  onPick?: (at: number) => void
}

const loaded = prepared(() => import('uplot'))
type Library = Awaited<ReturnType<typeof loaded>>

/** Number of colours; further series have the last one. */
const colours = 8

/** The class that has the colour of a series, for its legend. */
export const colourOf = (index: number): string => `series-${Math.min(index, colours - 1)}`

/** A plot over time. The values at the pointer are shown below it. */
export function Plot(props: Props) {
  const { label, times, series, isDaily = false, format, height = 240, onPick } = props
  const [at, setAt] = useState<number>()
  const box = usePlot(props, setAt)
  const time = at === undefined ? undefined : times[at]
  return (
    <figure class="plot">
      <div
        ref={box}
        role="img"
        aria-label={label}
        style={{ height: `${height}px` }}
        onClick={() => at !== undefined && onPick?.(at)}
      />
      <figcaption>
        <ul class="legend">
          {series.map(({ name, points }, index) => (
            <li key={name} class={colourOf(index)}>
              {name}
              {at !== undefined && <b class="number">{valueText(points[at], format)}</b>}
            </li>
          ))}
        </ul>
        <span class="plot-time muted">
          {time !== undefined && (isDaily ? utcTime(time).slice(0, 10) : localTime(time))}
        </span>
      </figcaption>
    </figure>
  )
}

/** Draws into the element of the returned reference; `setAt` gets the point at the pointer. */
function usePlot(
  { times, series, isStacked = false, isDaily = false, format, height = 240 }: Props,
  setAt: PlotOptions['setAt'],
) {
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(undefined)
  const [library, setLibrary] = useState<Library>()
  const isDark = useDark()
  const latest = useRef(format)
  latest.current = format
  const names = series.map(({ name }) => name).join('\n')
  const data = dataOf(times, series, isStacked)

  // The page is drawn first, and the plot in its own task.
  useEffect(() => void loaded().then(setLibrary), [])

  useEffect(() => {
    const parent = box.current
    if (!parent || !library) return
    const instance = new library.default(
      optionsOf({
        library: library.default,
        parent,
        names: series.map(({ name }) => name),
        isStacked,
        isDaily,
        height,
        setAt,
        format: (value) => latest.current(value),
      }),
      data,
      parent,
    )
    plot.current = instance
    const watch = new ResizeObserver(() => {
      const width = parent.clientWidth
      if (width !== instance.width) instance.setSize({ width, height })
    })
    watch.observe(parent)
    return () => {
      watch.disconnect()
      instance.destroy()
      plot.current = undefined
    }
  }, [library, names, isDark, isStacked, isDaily, height])

  useEffect(() => plot.current?.setData(data), [JSON.stringify(data)])

  return box
}

const valueText = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? '–' : format(value)

/** Seconds and values; for a stack the sums from the top layer down, so that all are visible. */
function dataOf(
  times: readonly number[],
  series: readonly PlotSeries[],
  isStacked: boolean,
): uPlot.AlignedData {
  const seconds = times.map((ms) => ms / 1000)
  if (!isStacked) return [seconds, ...series.map(({ points }) => [...points])]
  const sums = times.map(() => 0)
  const layers = series.map(({ points }) =>
    times.map((_, at) => (sums[at] = (sums[at] ?? 0) + (points[at] ?? 0))),
  )
  return [seconds, ...layers.toReversed()]
}

type PlotOptions = {
  library: Library['default']
  parent: HTMLElement
  names: readonly string[]
  isStacked: boolean
  isDaily: boolean
  height: number
  setAt: (index: number | undefined) => void
  format: (value: number) => string
}

function optionsOf(settings: PlotOptions): uPlot.Options {
  const { library, parent, names, isStacked, isDaily, height, setAt, format } = settings
  const colour = (name: string) => colourIn(parent, name)
  const axis = {
    stroke: colour('--muted'),
    font: '12px system-ui, sans-serif',
    grid: { stroke: colour('--rule'), width: 1 },
    ticks: { show: false },
  }
  const lines = names.map((_, index) => {
    const stroke = colour(`--${colourOf(index)}`)
    return {
      stroke,
      width: 2,
      points: { show: !isStacked, filter: alone, size: 8, fill: stroke },
      spanGaps: true,
      ...(isStacked && { paths: () => null }),
    }
  })
  const layers = isStacked ? lines.toReversed() : lines
  return {
    width: parent.clientWidth,
    height,
    ...(isDaily && { tzDate: (seconds) => library.tzDate(new Date(seconds * 1000), 'UTC') }),
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { show: false }, y: false },
    hooks: {
      setCursor: [({ cursor }) => setAt(cursor.idx ?? undefined)],
      ...(isStacked && {
        drawSeries: [(plot, at) => drawBars(plot, at, layers[at - 1]?.stroke ?? '')],
      }),
    },
    scales: {
      x: { range: isStacked ? withLastBar : (_, min, max) => [min, max] },
      y: { range: (_, __, max) => [0, max > 0 ? max * 1.08 : 1] },
    },
    axes: [
      { ...axis, space: 70, values: (_, splits, __, ___, step) => timesOf(splits, step, isDaily) },
      { ...axis, values: (_, splits) => splits.map(format), size: widthOf(format) },
    ],
    series: [{}, ...layers],
  }
}

/**
 * Bars of a layer, on whole pixels. uPlot's own bars are one path, and filling that of a year takes
 * a browser without a graphics card longer than everything else.
 */
function drawBars(plot: uPlot, layer: number, colour: string): void {
  const { ctx, bbox, data } = plot
  const [times, values = []] = [data[0], data[layer]]
  const xOf = (seconds: number) => plot.valToPos(seconds, 'x', true)
  const step = times.length > 1 ? xOf(times[1] ?? 0) - xOf(times[0] ?? 0) : bbox.width
  const gap = step < 5 ? 0 : step * 0.2
  const width = Math.min(step - gap, 60 * devicePixelRatio)
  ctx.fillStyle = colour
  times.forEach((seconds, at) => {
    const x = Math.round(xOf(seconds))
    const top = Math.round(plot.valToPos(values[at] ?? 0, 'y', true))
    const right = Math.round(xOf(seconds) + width)
    ctx.fillRect(x, top, right - x, bbox.top + bbox.height - top)
  })
}

/** A bar starts at its time, and the last one needs room too. */
const withLastBar: uPlot.Scale.Range = ({ data: [times = []] }, min, max) => [
  min,
  max + ((times[1] ?? 0) - (times[0] ?? 0)),
]

/** Shows a point for a line of one point, which would be invisible. */
const alone: uPlot.Series.Points.Filter = (plot, series) => {
  const points = [...(plot.data[series] ?? [])].flatMap((value, at) => (value === null ? [] : [at]))
  return points.length === 1 ? points : []
}

const daySeconds = 86_400

/** Marks of the time axis in the reader's language; each day once, below its first hour. */
function timesOf(splits: readonly number[], step: number, isDaily: boolean): string[] {
  const dayOf = (seconds: number) => axisDay(seconds * 1000, isDaily)
  if (step >= daySeconds) return splits.map(dayOf)
  return splits.map((seconds, at) => {
    const day = dayOf(seconds)
    const isFirst = at === 0 || dayOf(splits[at - 1] ?? 0) !== day
    return isFirst ? `${axisHour(seconds * 1000)}\n${day}` : axisHour(seconds * 1000)
  })
}

/** The value of a CSS variable, which canvases do not support. */
function colourIn(parent: HTMLElement, variable: string): string {
  const probe = document.createElement('i')
  // Keeps series distinct in a window with the system's colours.
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.style.color = `var(${variable})`
  parent.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Pixels of an axis for values in this format. */
const widthOf =
  (format: (value: number) => string): uPlot.Axis.Size =>
  (_, values) =>
    Math.max(48, ...(values ?? [format(0)]).map((text) => text.length * 6.8 + 16))
