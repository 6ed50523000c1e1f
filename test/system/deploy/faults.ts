import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { faultsOfForeign, isForeign, type KubernetesObject } from './foreign.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const modules: Record<string, string> = {
  StatefulSet: 'apps/v1',
  Deployment: 'apps/v1',
  PodDisruptionBudget: 'policy/v1',
  ConfigMap: 'core/v1',
  Secret: 'core/v1',
  Service: 'core/v1',
  NetworkPolicy: 'networking/v1',
  Ingress: 'networking/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
}

/**
 * What TypeScript says against objects as Kubernetes' own API describes them, and what the APIs of
 * others say: unknown fields, wrong types, what is missing.
 */
export function faultsOf(all: readonly KubernetesObject[]): string[] {
  const foreign = all.filter(isForeign).flatMap(faultsOfForeign)
  const objects = all.filter((object) => !isForeign(object))
  const source = objects.map((object, at) => {
    const module = modules[object.kind]
    // Some groups have longer names in the API, as networking.k8s.io.
    const version = `core/${object.apiVersion.replace('.k8s.io', '')}`
    if (module === undefined || !version.endsWith(module))
      return `export const o${at}: never = ${JSON.stringify([object.apiVersion, object.kind])}`
    return (
      `export const o${at}: import('kubernetes-types/${module}').${object.kind} = ` +
      JSON.stringify(object)
    )
  })
  const name = `${root}test/system/deploy/written.ts`
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es5.d.ts'],
    types: [],
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, ...more) =>
    file === name
      ? ts.createSourceFile(file, source.join('\n'), ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...more)
  const program = ts.createProgram([name], options, host)
  const own = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  return [...own, ...foreign]
}
