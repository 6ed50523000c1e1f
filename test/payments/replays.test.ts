import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import { parseSignature, serializeSignature, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Mesh } from '../support/mesh.ts'
import { sendJson } from '../mesh/upstream.ts'
import { altered, asVersion, kinds, note, openShop, written, type Payment, type Shop } from './shop.ts'

let shop: Shop
let till: Mesh
beforeAll(async () => {
  shop = await openShop()
  till = await shop.till()
}, 30_000)
afterAll(() => shop.stop())
