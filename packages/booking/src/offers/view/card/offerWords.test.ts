import { expect, it } from 'vitest'
import type { AdditionalService, Offer } from '../../../kernel/model/offer.ts'
import { included } from './offerWords.ts'

it('SEC-07 a category that every object has a word for is a name as any other', () => {
  const names = ['hasOwnProperty', 'constructor', '__proto__', 'toString', 'tollroad']
  const services = names.map((category) => ({ includedInPrice: true, category, name: 'Wi-Fi' }))
  const words = included(
    { services: services as AdditionalService[], waitingMinutes: 0 } as never as Offer,
    // Keys and values are used in place of the texts.
    {
      t: (key: string, values?: object) => `${key} ${Object.values(values ?? {})}`.trim(),
      lang: 'en',
    } as never,
  )
  expect(words).toBe('Offers.included Wi-Fi and offers.tolls')
})
