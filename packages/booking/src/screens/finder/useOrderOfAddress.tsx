import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lostChangeOf } from '../../hooks/lostChange.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useStore } from '../../hooks/useStore.ts'
import type { Mode } from '../../state/finder.ts'
import { lazyPart } from '../shared/lazyPart.tsx'
import type { EarlierNoticeProps } from './EarlierNotice.tsx'
import type { EarlierOrderProps } from './EarlierOrder.tsx'
import type { FinderScreenProps } from './finderProps.ts'
import type { LostChangeNoticeProps } from './LostChangeNotice.tsx'

const EarlierOrder = lazyPart<EarlierOrderProps>(async () =>
  (await import('../shared/rareParts.ts')).bringEarlierOrder(),
)
const LostChangeNotice = lazyPart<LostChangeNoticeProps>(async () =>
  (await import('../shared/rareParts.ts')).bringLostChange(),
)
const EarlierNotice = lazyPart<EarlierNoticeProps>(async () =>
  (await import('../shared/rareParts.ts')).bringEarlierNotice(),
)

export interface OrderOfAddress {
  /** It is being read: the list waits for it. */
  isReading: boolean
  /** It cannot be searched for: `screen` stands in the place of the search (PRICE-22). */
  isClosed: boolean
  /** Always at the same place of the page: it reads the order, or says that one could not be read. Null: neither. */
  screen: ReactNode
  /** Above the list. Null: the address names no order. */
  notice: ReactNode
}

/** The order that the address wants to be changed or repeated; its code comes only where there is one. */
export function useOrderOfAddress(mode: Mode, props: FinderScreenProps): OrderOfAddress {
  const { search, onChosen } = props
  const core = useModuleCore()
  const { finder } = core.stores
  const lost = useStore(lostChangeOf(core))
  // An address that names no order is told as one that names an unknown one.
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
