import { useEffect, useState } from 'react'
import { fn, within } from 'storybook/test'
import type { SafeUrl } from '../domain/safeUrl.ts'
import type { Payment } from '../domain/user.ts'
import { draftsOf } from '../hooks/drafts.ts'
import { type ModuleCore, useModuleCore } from '../hooks/module.tsx'
import { ApprovalScreen, type ApprovalScreenProps } from '../screens/approval/ApprovalScreen.tsx'
import { Shell } from '../screens/shell/Shell.tsx'
import { bookRide } from './bookRide.ts'
import { createFullDraft } from './fixtures.ts'
import { ordersAre } from './ordersAre.ts'
import { withModule } from './storyModule.tsx'

export interface ApprovalPageProps extends Omit<ApprovalScreenProps, 'transaction'> {
  /** Its form is still kept on the device. @default false */
  isKept?: boolean
  /** Ids of the places of the booked ride; null shows an order that nobody has made. */
  route: readonly [string, string] | null
  payment: Payment
}

/** The screen in its shell, of an order that is booked first. */
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

/** As the form does before the page is left for the payment. */
const keepForm = (module: ModuleCore, transaction: string) =>
  draftsOf(module).saveForPayment({
    draft: createFullDraft(),
    quotedAt: module.platform.clock.now(),
    intentId: 'intent-1',
    sent: null,
    lost: null,
    order: { orderId: '1', transaction, number: '', fingerprint: '' },
  })

/** The payment is as the story says, whatever the service knows. */
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

/** The service answers as it does to whoever brings a receipt of the payment (API-02). */
export const byReceipt = ordersAre((rows) =>
  rows.map((row) => ({
    ...{ ...row, by_receipt: true, viewers: [], coordinator: null, notes: '' },
    passengers: (row['passengers'] as { name?: string }[] | undefined)?.map(({ name }) => ({ name })),
  })),
)

export const headingIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 1 })

/** The page of a partner, in whose frame the ride was booked. */
export const partnerPage = 'https://www.airline.example/' as SafeUrl

/** The meta of all stories of the screen, but for title, component and payment. */
export const approvalStories = {
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
}
/** The arguments of all of them; each file has spies of its own. */
export const approvalArgs = <P extends Payment>(payment: P) => ({
  route: ['ap-IST', 'ho-ciragan-palace'] as const,
  payment,
  accountUrl: 'https://account.wherry.test',
  onNew: fn(),
  onBack: fn(),
  onAnew: fn(),
})
