/** Whether this replica should be sent requests, and how each of its parts is, which is another question. */
export type Readiness = { ready: boolean; parts: Record<string, { ok: boolean; detail?: string }> }

/** A part that requests need: nothing when it is well, or the sentence that says what is wrong. */
export type Check = () => Promise<string | undefined> | string | undefined

/** `stops` says whether this replica can serve nobody while the part fails; without it none of its faults does that. */
export type Part = { fault: Check; stops?: () => boolean }

/** Who asks for readiness often waits for a second only. */
const checkMs = 750

/** Asks every part. A fault that all replicas share takes none out of use: no other could do more. */
export async function checkReadiness(asked: Readonly<Record<string, Part>>): Promise<Readiness> {
  const told = Object.entries(asked).map(async ([name, { fault, stops }]) => {
    const detail = await inTime(fault).catch(() => 'cannot be asked')
    if (detail === undefined) return { name, part: { ok: true }, stopped: false }
    return { name, part: { ok: false, detail }, stopped: stops?.() ?? false }
  })
  const all = await Promise.all(told)
  const parts = Object.fromEntries(all.map(({ name, part }) => [name, part]))
  return { ready: !all.some(({ stopped }) => stopped), parts }
}

/** Any fault of such a part takes the replica out of use. */
export const needed = (fault: Check): Part => ({ fault, stops: () => true })

/** A part that is silent must not keep the answer about all others back. */
async function inTime(check: Check): Promise<string | undefined> {
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => late.resolve(`does not answer within ${checkMs} ms`), checkMs)
  try {
    return await Promise.race([check(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
