export type Component = { name: string; 'bom-ref': string }
export type Bill = {
  serialNumber: string
  metadata: { timestamp: string; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
export const builtIn: readonly string[]
export function artefactsOf(clone: string, time: string): Promise<Map<string, Buffer>>
export function settled(bill: Bill, name: string, time: string): Bill
export type Manifest = {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
export type LockedPackage = {
  version?: string
  dev?: true
  optional?: true
  dependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, LockedPackage> }
export function shipped(
  manifest: Manifest,
  lock: Lock,
): { manifest: Pick<Manifest, 'dependencies'>; lock: Lock }
