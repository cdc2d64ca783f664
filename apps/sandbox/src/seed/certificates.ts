import type { Certificate } from '../store/certificateStore.ts'

const good = {
  type: 'certificate',
  userId: null,
  expiresAt: null,
  isReusable: false,
  isSpent: false,
} as const

/** Certificates to try: good ones, and one for each reason to refuse. */
export const certificates: readonly Certificate[] = [
  { ...good, hash: 'WHERRY-10', worth: { percent: 10 }, isReusable: true },
  { ...good, hash: 'WHERRY-ALL', worth: { percent: 100 } },
  { ...good, hash: 'WHERRY-25EUR', worth: { amount: 25, currency: 'EUR' } },
  { ...good, hash: 'WHERRY-2000RUB', worth: { amount: 2000, currency: 'RUB' } },
  { ...good, hash: 'WHERRY-9999USD', worth: { amount: 9999, currency: 'USD' } },
  { ...good, hash: '7001009000017', type: 'loyalty', userId: 1009, worth: { amount: 700, currency: 'RUB' } },
  { ...good, hash: 'ANNA-15', userId: 1001, worth: { percent: 15 } },
  { ...good, hash: 'WHERRY-SPENT', worth: { percent: 20 }, isSpent: true },
  { ...good, hash: 'WHERRY-EXPIRED', worth: { percent: 20 }, expiresAt: Date.UTC(2024, 11, 31) },
]
