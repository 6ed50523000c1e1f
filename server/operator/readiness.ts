export type Readiness = { ready: boolean; parts: Record<string, { ok: boolean; detail?: string }> }

/** A part that requests need: nothing when it is well, or the sentence that says what is wrong. */
export type Check = () => Promise<string | undefined> | string | undefined

/** Asks every part; ready only when all are well. */
export async function checkReadiness(checks: Readonly<Record<string, Check>>): Promise<Readiness> {
  const asked = Object.entries(checks).map(async ([name, check]) => {
    const fault = await Promise.resolve(check()).catch(() => 'cannot be asked')
    return [name, fault === undefined ? { ok: true } : { ok: false, detail: fault }] as const
  })
  const parts = Object.fromEntries(await Promise.all(asked))
  return { ready: Object.values(parts).every(({ ok }) => ok), parts }
}
