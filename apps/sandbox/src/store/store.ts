import type { AccountStore } from './accountStore.ts'
import type { AnswerStore } from './answerStore.ts'
import type { CertificateStore } from './certificateStore.ts'
import type { CostCenterStore } from './costCenterStore.ts'
import type { OrderStore } from './orderStore.ts'
import type { RequestStore } from './requestStore.ts'
import type { SettingsStore } from './settingsStore.ts'

export type { AccountStore, Session } from './accountStore.ts'
export type { AnswerStore, StoredAnswer } from './answerStore.ts'
export type { Certificate, CertificateStore } from './certificateStore.ts'
export type { CostCenter, CostCenterStore, CostCentersWanted } from './costCenterStore.ts'
export type {
  Booking,
  Cancellation,
  OrderChange,
  OrderStore,
  OrdersWanted,
  PaymentStatus,
  PayPage,
  StoredOrder,
  StoredPayment,
} from './orderStore.ts'
export type { PromoView, RequestStore, StoredYachtRequest } from './requestStore.ts'
export type { KeptSettings, ModuleSettings, SettingsStore } from './settingsStore.ts'

/** The data of the sandbox. All methods are synchronous, so that no other request comes between a read and its write. */
export interface Store
  extends OrderStore,
    AnswerStore,
    AccountStore,
    SettingsStore,
    CostCenterStore,
    CertificateStore,
    RequestStore {
  /** Empties the store back to its seed. */
  reset(): void
  close(): void
}
