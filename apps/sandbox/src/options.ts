import { defaultTariff, type Tariff } from './prices/quote.ts'
import { randomHex } from './randomHex.ts'

/** Options of the sandbox. Addresses have no slash at their end. */
export interface SandboxOptions {
  /** The module's base address: origin and base path. @default 'http://localhost:5173/transfer' */
  moduleUrl: string
  /** Address of the start page. @default 'http://localhost:8786' */
  startUrl: string
  /** Address of the pay page. @default 'http://localhost:8788' */
  payUrl: string
  /** Address of the account pages. @default 'http://localhost:8789' */
  accountUrl: string
  /** Address of the partner's page. @default 'http://127.0.0.1:8790' */
  partnerUrl: string
  /** Address of the hostile site. @default 'http://[::1]:8791' */
  hostileUrl: string
  /** Address of this API. @default 'http://localhost:8787' */
  apiUrl: string
  /** Address of Storybook, or null if it does not run. @default null */
  storybookUrl: string | null
  /** Origins that may call the API; `*` for any. @default ['*'] */
  allowedOrigins: readonly string[]
  /** True if requests may set faults. @default true */
  faultsAllowed: boolean
  /** True if PUT gets 405 and POST is accepted instead, as in some services. @default false */
  refusesPut: boolean
  /** Secret that signs receipts. @default 256 random bits of this process, so that older receipts are invalid */
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
