import { useMemo } from 'react'
import type { ApprovalScreenProps } from './approval/index.ts'
import { type BookingScreenProps, lostChangeOf } from './booking/index.ts'
import type { EditorGateProps } from './editor/index.ts'
import { useModuleCore } from './module/module.tsx'
import { signInRequestOf } from './module/signInRequest.ts'
import { utmOf, withSearch, withSeats } from './search/index.ts'
import { type PageAddress, pathOf, usePageSteps } from './searchPages.ts'
import type { YachtFlowProps, YachtPage } from './yacht/index.ts'

/** The props of the screens after a search or beside it. */
export interface LaterPages {
  /** Props of `BookingScreen`, at `/prices`. */
  readonly booking: BookingScreenProps
  /** Props of `ApprovalScreen`, at `/approveorder/:transaction`, without the transaction itself. */
  readonly approval: Omit<ApprovalScreenProps, 'transaction'>
  /** Props of `YachtFlow`, at `/yacht`, `/yacht/order` and `/yacht/order/success`. */
  readonly yacht: YachtFlowProps
  /** Props of `EditorGate`, at `/edit`. */
  readonly editor: EditorGateProps
}

const yachtPages: readonly YachtPage[] = ['yacht', 'yacht/order', 'yacht/order/success']

/** Navigates from a chosen car, an order, a yacht and the editor to the next page. */
export function useLaterPages(page: PageAddress): LaterPages {
  const { path, query, onTitle } = page
  const module = useModuleCore()
  const { config, stores } = module
  const { visited, goTo, kept, onLost, reset } = usePageSteps(page)
  const list = visited?.list
  // Only the history entry of a search by the hour has `hours`.
  const listMode = list?.hours ? 'rent' : 'transfer'
  const utm = useMemo(() => utmOf(query), [query])
  const toOffers: BookingScreenProps['onBack'] = (from, mode = listMode) => {
    // The list of a changed or repeated order stays such a list, but does not open the booking form by itself again.
    const { earlier } = stores.finder.get()
    const order = earlier && { action: earlier.action, orderId: earlier.orderId }
    const places = withSearch(kept(), { ...list, ...from, ...order })
    goTo(pathOf(mode), withSeats(places, list?.passengersCount), { state: { isLedOn: true } })
  }
  const title = onTitle && { onTitle }
  const name = path.replace(/^\/|\/$/g, '')
  const yachtPage = yachtPages.find((one) => one === name)

  return {
    booking: {
      utm,
      onBack: toOffers,
      onMissing() {
        if (lostChangeOf(module).get()) onLost()
        else goTo(pathOf(listMode), withSearch(kept(), list ?? {}), { replace: true })
      },
      onBooked: (transaction) =>
        goTo(`/approveorder/${encodeURIComponent(transaction)}`, kept(), { replace: true }),
      onSignIn: () => void signInRequestOf(module).ask?.('otherOrder'),
      ...title,
    },
    approval: {
      receipt: visited?.receipt,
      accountUrl: config.accountUrl,
      onNew() {
        reset()
        goTo('/', kept())
      },
      onBack: () => goTo('/prices', kept()),
      onAnew(from, mode) {
        reset()
        toOffers(from, mode)
      },
      ...title,
    },
    yacht: {
      page: yachtPage ?? 'yacht',
      entry: visited,
      onGo: (to, how) => goTo(to === 'finder' ? '/' : `/${to}`, kept(), how),
      ...title,
    },
    editor: { isNamed: true, onClosed: onLost, ...title },
  }
}
