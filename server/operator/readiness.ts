export type Readiness = { ready: boolean; parts: Record<string, { ok: boolean; detail?: string }> }

/** A part that requests need: nothing when it is well, or the sentence that says what is wrong. */
export type Check = () => Promise<string | undefined> | string | undefined

/** Who asks for readiness often waits for a second only. */
const checkMs = 750

/** Asks every part; ready only when all are well. */
export async function checkReadiness(checks: Readonly<Record<string, Check>>): Promise<Readiness> {
  const asked = Object.entries(checks).map(async ([name, check]) => {
    const fault = await inTime(check).catch(() => 'cannot be asked')
    return [name, fault === undefined ? { ok: true } : { ok: false, detail: fault }] as const
  })
  const parts = Object.fromEntries(await Promise.all(asked))
  return { ready: Object.values(parts).every(({ ok }) => ok), parts }
}

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
