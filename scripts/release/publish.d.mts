import type { Signature } from './image/sign.mjs'

type Env = Readonly<Record<string, string | undefined>>
export type Image = {
  digest: string
  cwd: string
  base: string
  version: string
  commit: string
  time: string
}
export type Published = {
  version: string
  commit: string
  image?: Image | undefined
  imageName?: string | undefined
  signature: Signature
  env: Env
}
export function publishProblems(of: {
  env: Env
  manifest: { repository?: unknown }
  signature: Signature
  imageName?: string | undefined
}): string[]
export function planOf(release: Published): string
export function publish(
  release: Published & {
    cwd: string
    folder: string
    confirm?: string | undefined
    ask(question: string): Promise<string>
  },
): Promise<void>
