import { Failure } from '../../failure.ts'
import { isLoopbackUrl } from '../../loopback.ts'

/** Refuses pages of other sites (DNS rebinding), by the `Origin` that browsers send. */
export function checkOrigin(origin: string | undefined, publicUrl: string): void {
  if (origin === undefined) return
  if (URL.canParse(origin)) {
    const page = new URL(origin)
    if (isLoopbackUrl(page)) return
    if (URL.canParse(publicUrl) && page.origin === new URL(publicUrl).origin) return
  }
  throw new Failure(
    'forbidden',
    'pages of this origin may not ask here, unless mesh.cors lets them',
    { retry: false, param: 'Origin' },
  )
}
