export type Component = { name: string; 'bom-ref': string }
export type Bill = {
  serialNumber: string
  metadata: { timestamp: string; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
export const builtIn: readonly string[]
export function sbom(): string
export function settled(bill: Bill, name: string, time: string): Bill
