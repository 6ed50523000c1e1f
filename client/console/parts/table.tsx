import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { collator } from '../format/intl.ts'
import { useLater } from '../state/later.ts'
import { nextTask } from '../tasks.ts'
import { Truncated } from './values.tsx'

export type Column<Row> = {
  id: string
  title: string
  cell: (row: Row) => ComponentChildren
  /** The sort key of a row; without it the column is not sortable. */
  sortBy?: (row: Row) => string | number | bigint
  isNumber?: boolean
  /** Hidden on a phone. */
  isWide?: boolean
}

/** A column's id, with a leading `-` for descending order. Empty for the server's order. */
export type Sorting = string

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
}

/** Height of a row in pixels: equal for all, so that no row must be measured. */
const rowPx = 44
/** Rows that are drawn beyond those in view, on each side. */
const spare = 4
/** Maximum drawn rows: the style shows up to 16. */
const maxRows = 24

/** A table that draws only the rows in view, however many there are. */
export function Table<Row>({ caption, columns, rows, keyOf, sorting = '', onSort }: Props<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState(0)
  const order = useLater(sorting)
  // Not on each scroll. The column of an id always has the same sort key.
  const sorted = useMemo(() => sortedBy(rows, columns, order), [rows, order])
  const start = Math.max(0, Math.min(first, sorted.length - maxRows))
  const drawn = sorted.slice(start, start + maxRows)
  const follow = async () => {
    // Scrolls and draws other rows in two tasks.
    await nextTask()
    if (box.current) setFirst(Math.max(0, Math.floor(box.current.scrollTop / rowPx) - spare))
  }
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
    setFirst(0)
  }, [order])
  return (
    <div
      ref={box}
      class="table-box"
      role="region"
      aria-label={caption}
      tabIndex={0}
      onScroll={() => void follow()}
    >
      <table aria-rowcount={sorted.length + 1}>
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <Heading key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap rows={start} columns={columns.length} />
          {drawn.map((row, index) => (
            <tr key={keyOf(row)} aria-rowindex={start + index + 2}>
              {columns.map((column) => (
                <td key={column.id} class={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          <Gap rows={sorted.length - start - drawn.length} columns={columns.length} />
        </tbody>
      </table>
    </div>
  )
}

/** Takes the space of rows that are not drawn. */
const Gap = ({ rows, columns }: { rows: number; columns: number }) =>
  rows > 0 ? (
    <tr aria-hidden="true" class="gap">
      <td colSpan={columns} style={{ height: `${rows * rowPx}px` }} />
    </tr>
  ) : null

type HeadingProps<Row> = {
  column: Column<Row>
  sorting: Sorting
  onSort: ((sorting: Sorting) => void) | undefined
}

function Heading<Row>({ column, sorting, onSort }: HeadingProps<Row>) {
  const { id, title, sortBy } = column
  const isSorted = sorting.replace('-', '') === id
  const isDown = isSorted && sorting.startsWith('-')
  const direction = isDown ? 'descending' : 'ascending'
  return (
    <th scope="col" class={classOf(column)} aria-sort={isSorted ? direction : 'none'}>
      {sortBy && onSort ? (
        <button type="button" onClick={() => onSort(nextSorting(id, isSorted, isDown))}>
          {title}
          {isSorted && <span aria-hidden="true">{isDown ? '↓' : '↑'}</span>}
        </button>
      ) : (
        <Truncated text={title} />
      )}
    </th>
  )
}

const nextSorting = (id: string, isSorted: boolean, isDown: boolean): Sorting => {
  if (!isSorted) return id
  return isDown ? '' : `-${id}`
}

/** The class of a column's cells. */
export const classOf = ({
  isNumber = false,
  isWide = false,
}: Pick<Column<never>, 'isNumber' | 'isWide'>) =>
  `${isNumber ? 'end' : ''} ${isWide ? 'wide' : ''}`.trim()

function sortedBy<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting,
): readonly Row[] {
  const { sortBy } = columns.find(({ id }) => id === sorting.replace('-', '')) ?? {}
  if (!sortBy) return rows
  const sign = sorting.startsWith('-') ? -1 : 1
  return rows
    .map((row) => [sortBy(row), row] as const)
    .toSorted(([one], [other]) => sign * compare(one, other))
    .map(([, row]) => row)
}

function compare(one: string | number | bigint, other: string | number | bigint): number {
  if (typeof one === 'string' && typeof other === 'string') return collator().compare(one, other)
  if (one === other) return 0
  return one < other ? -1 : 1
}
