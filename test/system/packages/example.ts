import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { link, mustRun, pack, root, type Ran } from './packing.ts'

const source = join(root, 'client/examples/chat')

export type ExampleManifest = {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/**
 * The example app as copied by a user: with the packed client, and only the dependencies that it
 * declares.
 */
export async function copyExample(
  place: string,
): Promise<{ folder: string; manifest: ExampleManifest }> {
  const folder = join(place, 'chat')
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path),
  })
  const { tarball, others } = await pack(place, 'client', [
    'openapi-fetch',
    'openapi-typescript-helpers',
  ])
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ExampleManifest
  const packed = {
    'tollgate-client': tarball,
    'openapi-fetch': others[0] ?? '',
    'openapi-typescript-helpers': others[1] ?? '',
  }
  for (const [name, archive] of Object.entries(packed)) {
    const target = join(folder, 'node_modules', name)
    mkdirSync(target, { recursive: true })
    await mustRun('tar', ['xzf', archive, '-C', target, '--strip-components', '1'], folder)
  }
  link(
    folder,
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      (name) => !(name in packed),
    ),
  )
  return { folder, manifest }
}

/** Builds it for a gateway and agents at these addresses. */
export const buildExample = (
  folder: string,
  { gateway, agents, out = 'dist' }: { gateway: string; agents: string; out?: string },
): Promise<Ran> =>
  mustRun(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', out], folder, {
    VITE_GATEWAY_URL: gateway,
    VITE_AGENTS_URL: agents,
  })
