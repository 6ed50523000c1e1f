export type Component = {
  name: string
  'bom-ref': string
  properties?: { name: string; value: string }[]
}
export type Bill = {
  serialNumber: string
  metadata: { timestamp: string; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
export const builtIn: readonly string[]
export function artefactsOf(clone: string, time: string): Promise<Map<string, Buffer>>
export function settled(bill: Bill, time: string): Bill
