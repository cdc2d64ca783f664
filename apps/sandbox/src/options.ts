import { defaultTariff, type Tariff } from './prices/quote.ts'
import { randomHex } from './randomHex.ts'

/** What can be set from outside. Addresses carry no slash at their end. */
export interface SandboxOptions {
  /** The module's base address: origin and base path. @default 'http://localhost:5173/transfer' */
  moduleUrl: string
  /** Where the start page answers. @default 'http://localhost:8786' */
  startUrl: string
  /** Where the pay page answers. @default 'http://localhost:8788' */
  payUrl: string
  /** Where the account pages answer. @default 'http://localhost:8789' */
  accountUrl: string
  /** Where the partner's page answers. @default 'http://127.0.0.1:8790' */
  partnerUrl: string
  /** Where the hostile site answers. @default 'http://[::1]:8791' */
  hostileUrl: string
  /** Where this API answers. @default 'http://localhost:8787' */
  apiUrl: string
  /** Where Storybook answers, or null where it does not run. @default null */
  storybookUrl: string | null
  /** Origins that may call the API; `*` for any. @default ['*'] */
  allowedOrigins: readonly string[]
  /** Whether faults may be asked for. @default true */
  faultsAllowed: boolean
  /** Whether PUT is refused with 405 and POST taken in its place, as some services have it. @default false */
  refusesPut: boolean
  /** The secret that signs receipts. @default 256 random bits of this process, so that those of before open nothing */
  receiptSecret: string
  tariff: Tariff
}

export const defaultOptions: SandboxOptions = {
  moduleUrl: 'http://localhost:5173/transfer',
  startUrl: 'http://localhost:8786',
  apiUrl: 'http://localhost:8787',
  payUrl: 'http://localhost:8788',
  accountUrl: 'http://localhost:8789',
  partnerUrl: 'http://127.0.0.1:8790',
  hostileUrl: 'http://[::1]:8791',
  storybookUrl: null,
  allowedOrigins: ['*'],
  faultsAllowed: true,
  refusesPut: false,
  receiptSecret: randomHex(32),
  tariff: defaultTariff,
}
