/** A column's type in PostgreSQL, and whether its values may be null. */
type ColumnType = `${'text' | 'integer' | 'bigint'}${'' | ' null'}`

type ValueOf<Type extends ColumnType> =
  (Type extends `text${string}` ? string : number) | (Type extends `${string} null` ? null : never)

/** The rows of a table with these columns. */
export type RowOf<Columns extends Record<string, ColumnType>> = {
  -readonly [Name in keyof Columns]: ValueOf<Columns[Name]>
}

/** The type without whether it may be null. */
export const sqlTypeOf = (type: ColumnType): string => type.replace(' null', '')
