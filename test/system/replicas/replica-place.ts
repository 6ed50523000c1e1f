import { afterUse } from '../../support/clean-up.ts'
import type { ExitStatus } from '../../support/servers/command.ts'
import { freePort } from '../../support/servers/ports.ts'
import { launch, testFolder, writeConfig, type LogLine } from '../../support/servers/process.ts'

/** One replica's addresses and folder, which stay the same across processes. */
export type Place = {
  ports: { gateway: number; mesh: number; operator: number }
  /** Whether there is a process; it may not listen yet. */
  isAlive(): boolean
  isReady(): Promise<boolean>
  start(): void
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<ExitStatus>
  /** What all processes logged. */
  log(): LogLine[]
}

export async function openPlace(
  config: Record<string, unknown>,
  env: Record<string, string>,
): Promise<Place> {
  const folder = await testFolder()
  const ports = { gateway: await freePort(), mesh: await freePort(), operator: await freePort() }
  const on = (service: keyof typeof ports) => ({
    ...(config[service] as object | undefined),
    port: ports[service],
  })
  const file = await writeConfig(folder, {
    ...config,
    gateway: on('gateway'),
    mesh: on('mesh'),
    operator: on('operator'),
  })
  const lives: ReturnType<typeof launch>[] = []
  const last = () => lives.at(-1)
  const isAlive = () => last()?.child.exitCode === null && last()?.child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    last()?.child.kill(signal)
    return (await last()?.exited) ?? { code: null, signal: null }
  }
  afterUse(() => void last()?.child.kill('SIGKILL'))
  return {
    ports,
    isAlive,
    isReady: async () =>
      isAlive() &&
      (await fetch(`http://127.0.0.1:${ports.operator}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )),
    start: () => void lives.push(launch(['serve', '--config', file], { folder, env })),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    log: () =>
      lives.flatMap(({ out }) =>
        out()
          .split('\n')
          .filter((line) => line.startsWith('{') && line.endsWith('}'))
          .map((line) => JSON.parse(line) as LogLine),
      ), // pino writes objects
  }
}
