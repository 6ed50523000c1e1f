/** Whether this replica should be sent requests, and the state of each of its parts. */
export type Readiness = { ready: boolean; parts: Record<string, { ok: boolean; detail?: string }> }

/** Undefined when a part is well, or a sentence that says what is wrong. */
export type Check = () => Promise<string | undefined> | string | undefined

/** `stops` is whether this replica can serve nobody while the part fails; by default it can. */
export type Part = { fault: Check; stops?: () => boolean }

/** Probes of readiness often wait for one second only. */
const checkMs = 750

/** Asks every part. A fault that all replicas share leaves them in use: no other could do more. */
export async function checkReadiness(parts: Readonly<Record<string, Part>>): Promise<Readiness> {
  const checks = Object.entries(parts).map(async ([name, { fault, stops }]) => {
    const detail = await inTime(fault).catch(() => 'does not answer')
    if (detail === undefined) return { name, part: { ok: true }, stopped: false }
    return { name, part: { ok: false, detail }, stopped: stops?.() ?? false }
  })
  const all = await Promise.all(checks)
  const states = Object.fromEntries(all.map(({ name, part }) => [name, part]))
  return { ready: !all.some(({ stopped }) => stopped), parts: states }
}

/** Any fault of such a part takes the replica out of use. */
export const needed = (fault: Check): Part => ({ fault, stops: () => true })

/** A part that does not answer must not delay the answer about the others. */
async function inTime(check: Check): Promise<string | undefined> {
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => late.resolve(`does not answer within ${checkMs} ms`), checkMs)
  try {
    return await Promise.race([check(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
