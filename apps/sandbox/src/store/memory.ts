import { type Seed, seed as wholeSeed } from '../seed/seed.ts'
import { memoryAccounts } from './memory/accounts.ts'
import { memoryAnswers } from './memory/answers.ts'
import { memoryCertificates } from './memory/certificates.ts'
import { memoryCostCenters } from './memory/costCenters.ts'
import { memoryOrders } from './memory/orders.ts'
import { memoryRequests } from './memory/requests.ts'
import { memorySettings } from './memory/settings.ts'
import type { Store } from './store.ts'

/** A store that ends with the page or the process. */
export function createMemoryStore(seed: Seed = wholeSeed): Store {
  const certificates = memoryCertificates(seed)
  const answers = memoryAnswers()
  const parts = [
    memoryOrders(certificates, answers),
    memoryAccounts(seed),
    memorySettings(seed),
    certificates,
    memoryRequests(answers),
    answers,
  ] as const
  const [orders, accounts, settings, , requests] = parts
  return {
    ...orders,
    ...accounts,
    ...settings,
    ...memoryCostCenters(seed),
    certificate: certificates.certificate,
    ...requests,
    answer: answers.answer,
    forgetAnswersBefore: answers.forgetAnswersBefore,
    reset() {
      for (const part of parts) part.reset()
    },
    close() {},
  }
}
