import { classOf, type Column } from './table.tsx'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/**
 * A table of few rows: all are drawn, and long texts wrap. A phone shows the first cell of a row
 * above the others; because its style removes the roles in some browsers, they are explicit here.
 */
export const FullTable = <Row,>({ caption, columns, rows, keyOf }: Props<Row>) => (
  <div class="table-box whole">
    <table role="table">
      <caption class="hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} scope="col" role="columnheader" class={classOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) => (
              <td key={column.id} role="cell" class={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
