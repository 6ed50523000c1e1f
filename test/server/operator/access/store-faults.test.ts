import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createAccounts } from '../../../../server/operator/access/accounts.ts'
import { createOperatorAuthenticator } from '../../../../server/operator/access/authenticate.ts'
import { createSessionCookies } from '../../../../server/operator/access/cookie.ts'
import { createSessions } from '../../../../server/operator/access/sessions.ts'
import { openStore } from '../../../../server/store/database.ts'
import { migrate } from '../../../../server/store/migrations/migrate.ts'
import { serverActor } from '../../../../server/store/queries/operators/audit.ts'
import { createRefusals } from '../../../../server/operator/access/refusals.ts'
import { freshFolder } from '../../../support/servers/store.ts'

test('without the store the token of the configuration passes, and whoever else is told to wait', async () => {
  const store = openStore(freshFolder())
  await migrate(store)
  const { journal } = store
  const sessions = createSessions(journal)
  const client = { address: '127.0.0.1', isSecure: false, isLocal: true }
  const { authenticate, holderOf } = createOperatorAuthenticator({
    journal,
    sessions,
    cookies: createSessionCookies(() => '8090'),
    refusals: createRefusals(journal),
    tokens: { operator: 'the-token-of-the-configuration', metrics: null },
    variables: { operator: 'TOKEN', metrics: undefined },
    oidc: undefined,
    roles: { listKeys: ['admin'] },
    publicOrigin: undefined,
    clientOf: () => client,
  })
  const ada = await createAccounts(journal).create({ name: 'ada', role: 'admin' }, serverActor)
  const holder = await holderOf(ada.token)
  if (!holder) throw new Error('the token was just made')
  const { cookie, secret } = await sessions.begin(holder, serverActor)
  await store.close()

  const ask = async (headers: Record<string, string>) =>
    authenticate({ headers } as unknown as IncomingMessage, 'listKeys', 'request')
  expect(await ask({ authorization: 'Bearer the-token-of-the-configuration' })).toMatchObject({
    name: 'operator',
    role: 'admin',
  })
  const away = { kind: 'unavailable', message: 'the store of operators does not answer' }
  await expect(ask({ authorization: `Bearer ${ada.token}` })).rejects.toMatchObject(away)
  await expect(
    ask({ cookie: `tollgate-session-8090=${cookie}`, 'x-tollgate-session': secret }),
  ).rejects.toMatchObject(away)
})
