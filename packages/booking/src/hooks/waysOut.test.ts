import { expect, expectTypeOf, it } from 'vitest'
import { type SafeUrl, safeUrl } from '../domain/safeUrl.ts'
import type { User } from '../domain/user.ts'
import type { Host, Location } from '../platform/platform.ts'

it('SEC-01 a payment is reached, and the marketplace linked to, by a checked address alone', () => {
  expectTypeOf<SafeUrl>().toExtend<Parameters<Location['assign']>[0]>()
  expectTypeOf<SafeUrl>().toExtend<Parameters<Host['askRedirect']>[0]>()
  expectTypeOf<string>().not.toExtend<Parameters<Location['assign']>[0]>()
  expectTypeOf<string>().not.toExtend<Parameters<Host['askRedirect']>[0]>()
  expectTypeOf<User['marketplaceUrl']>().toEqualTypeOf<SafeUrl | null>()
  expect(safeUrl('javascript:alert(1)', 'any')).toBeNull()
})
