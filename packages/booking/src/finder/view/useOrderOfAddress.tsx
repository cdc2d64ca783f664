import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lostChangeOf } from '../../booking/index.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModuleCore } from '../../module/module.tsx'
import type { Mode } from '../../search/index.ts'
import { lazyPart } from '../../view/lazy.tsx'
import type { EarlierNoticeProps } from './EarlierNotice.tsx'
import type { EarlierOrderProps } from './EarlierOrder.tsx'
import type { FinderScreenProps } from './finderProps.ts'
import type { LostChangeNoticeProps } from './LostChangeNotice.tsx'

const load = () => import('./earlierParts.ts')
const EarlierOrder = lazyPart<EarlierOrderProps>(async () => (await load()).EarlierOrder)
const LostChangeNotice = lazyPart<LostChangeNoticeProps>(async () => (await load()).LostChangeNotice)
const EarlierNotice = lazyPart<EarlierNoticeProps>(async () => (await load()).EarlierNotice)

export interface OrderOfAddress {
  /** True while the order is being read; the list waits for it. */
  isReading: boolean
  /** True if no search is possible for the order; `screen` replaces the search (PRICE-22). */
  isClosed: boolean
  /**
   * Element that reads the order, or a notice that an order could not be read. It has a fixed place on the
   * page. Null: neither.
   */
  screen: ReactNode
  /** Notice above the list. Null: the address names no order. */
  notice: ReactNode
}

/**
 * Returns the parts for an order that is changed or repeated by the address. Their code is loaded only if
 * there is one.
 */
export function useOrderOfAddress(mode: Mode, props: FinderScreenProps): OrderOfAddress {
  const { search, onChosen } = props
  const core = useModuleCore()
  const { finder } = core.stores
  const lost = useStore(lostChangeOf(core))
  // An action without an order id is handled like an unknown order.
  const { action, orderId = '' } = search
  const isNamed = action === 'change' || action === 'repeat'
  const name = isNamed ? `${action} ${orderId}` : null
  const standing = useStore(finder, ({ earlier }) => earlier && `${earlier.action} ${earlier.orderId}`)
  const [closed, setClosed] = useState<string | null>(null)
  useEffect(() => {
    if (name === null && finder.get().earlier) finder.dispatch({ type: 'earlierRead', earlier: null })
  }, [finder, name])

  if (!isNamed)
    return {
      isReading: false,
      isClosed: false,
      screen: lost && (
        <Suspense fallback={null} key="lost">
          <LostChangeNotice {...props} lost={lost} />
        </Suspense>
      ),
      notice: null,
    }
  const isClosed = closed === name && standing !== name
  return {
    isReading: standing !== name && !isClosed,
    isClosed,
    screen: (
      <Suspense fallback={null} key={name}>
        <EarlierOrder {...props} named={{ action, orderId }} mode={mode} onClosed={() => setClosed(name)} />
      </Suspense>
    ),
    notice: standing === name && (
      <Suspense fallback={null}>
        <EarlierNotice onGo={() => onChosen()} />
      </Suspense>
    ),
  }
}
