export type Component = { name: string; 'bom-ref': string }
export type Bill = {
  serialNumber: string
  metadata: { timestamp: string; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
export const builtIn: readonly string[]
export function sbom(of?: {
  name: string
  version: string
  description: string
  license: string
  dependencies: Record<string, string>
}): string
export function settled(bill: Bill, name: string, time: string): Bill
