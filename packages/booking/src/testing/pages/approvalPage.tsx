import { useEffect, useState } from 'react'
import { fn, within } from 'storybook/test'
import { ApprovalScreen, type ApprovalScreenProps } from '../../approval/view/ApprovalScreen.tsx'
import { draftsOf } from '../../booking/kept/drafts.ts'
import type { Payment } from '../../kernel/model/user.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { type ModuleCore, useModuleCore } from '../../module/module.tsx'
import { Shell } from '../../shell/Shell.tsx'
import { bookRide } from '../bookRide.ts'
import { ordersAre } from '../ordersAre.ts'
import { createFullDraft } from '../samples/fixtures.ts'
import { withModule } from './storyModule.tsx'

export interface ApprovalPageProps extends Omit<ApprovalScreenProps, 'transaction'> {
  /** True if the form is still stored on the device. @default false */
  isKept?: boolean
  /** Ids of the places of the booked ride; null: the page of an order that does not exist. */
  route: readonly [string, string] | null
  payment: Payment
}

/** The screen in its shell, after an order has been booked. */
export function ApprovalPage({ route, payment, isKept = false, ...props }: ApprovalPageProps) {
  const module = useModuleCore()
  const [transaction, setTransaction] = useState(route ? null : 'nobody-has-made-this')
  useEffect(() => {
    if (!route) return
    void bookRide(module, route[0], route[1], payment).then((transaction) => {
      if (isKept) keepForm(module, transaction)
      setTransaction(transaction)
    })
  }, [module, route, payment, isKept])
  return (
    <Shell section={null} sections={[]}>
      {transaction && <ApprovalScreen transaction={transaction} {...props} />}
    </Shell>
  )
}

/** Stores the form, as the form does before the person goes to the payment page. */
const keepForm = (module: ModuleCore, transaction: string) =>
  draftsOf(module).saveForPayment({
    draft: createFullDraft(),
    quotedAt: module.platform.clock.now(),
    intentId: 'intent-1',
    sent: null,
    lost: null,
    order: { orderId: '1', transaction, number: '', fingerprint: '' },
  })

/** Sets the state of the payment in the service's responses. */
export const paymentIs =
  (status: string | null) =>
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes('/orders/trips')) return answer
    const said = status === null ? '' : `,"payment_status":"${status}"`
    const text = (await answer.text()).replace(/,"payment_status":"\w+"/g, said)
    return new Response(text, { status: answer.status, headers: answer.headers })
  }

/** Makes the responses those for a visitor with a receipt of the payment (API-02). */
export const byReceipt = ordersAre((rows) =>
  rows.map((row) => ({
    ...{ ...row, by_receipt: true, viewers: [], coordinator: null, notes: '' },
    passengers: (row['passengers'] as { name?: string }[] | undefined)?.map(({ name }) => ({ name })),
  })),
)

export const headingIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 1 })

/** The partner's page in whose frame the ride was booked. */
export const partnerPage = 'https://www.airline.example/' as SafeUrl

/** Storybook meta that all stories of the screen share, without title, component and payment. */
export const approvalStories = {
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
}
/** The arguments of all stories of the screen; each file has its own spies. */
export const approvalArgs = <P extends Payment>(payment: P) => ({
  route: ['ap-IST', 'ho-ciragan-palace'] as const,
  payment,
  accountUrl: 'https://account.wherry.test',
  onNew: fn(),
  onBack: fn(),
  onAnew: fn(),
})
