/** Compiled from a contract by npm run generate. */
type Check = (data: object) => unknown
declare const operations: Record<
  string,
  { parameters: Check; body: Check; replies: Record<number, Check> }
>
export default operations
