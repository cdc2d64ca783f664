import { Button, Notice } from '@wherry/ui'
import { clamp, isolate } from '../../kernel/format/outside.ts'
import type { OrderStop } from '../../kernel/model/order.ts'
import { useFinder } from '../../module/search/useFinder.ts'
import { useT } from '../../module/useT.ts'
import { earlierOffer, isListCurrent } from '../../search/index.ts'
import { useSaid } from '../../view/useSaid.ts'
import { lostStops } from './lostStops.ts'

export interface EarlierNoticeProps {
  /** Continues with the chosen offer. */
  onGo(): void
}

/**
 * Notice above the offers for an order that is changed or repeated: its stops that are missing in the search,
 * and the chosen offer, or that its car is not offered any more.
 */
export function EarlierNotice(props: EarlierNoticeProps) {
  const { earlier, offers } = useFinder()
  if (!earlier || offers.status === 'loading') return null
  const lost = lostStops(earlier)
  return (
    <>
      {lost.length > 0 && <LostStops stops={lost} />}
      <OwnOffer {...props} />
    </>
  )
}

/**
 * Notice about the order's stops that are missing in the search. The person has to see it before a booking
 * without them.
 */
function LostStops({ stops }: { stops: readonly OrderStop[] }) {
  const t = useT('earlier')
  const title = t('earlier.lostStops.title', { count: stops.length })
  useSaid(title)
  return (
    <Notice tone="caution" title={title}>
      {stops.map(({ text }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the stops of an order do not change
        text ? <p key={at}>{isolate(clamp(text))}</p> : null,
      )}
      <p>{t('earlier.lostStops.text', { count: stops.length })}</p>
    </Notice>
  )
}

function OwnOffer({ onGo }: EarlierNoticeProps) {
  const t = useT('earlier')
  const state = useFinder()
  const { earlier, selected, offers } = state
  const own = earlier && isListCurrent(state) ? earlierOffer(offers.list, earlier) : null
  const isGone = earlier !== null && isListCurrent(state) && own === null
  const goneText = t('earlier.gone.title')
  useSaid(isGone && goneText)
  if (!earlier) return null
  if (isGone)
    return (
      <Notice tone="caution" title={goneText}>
        {t('earlier.gone.text')}
      </Notice>
    )
  if (!selected || selected !== own) return null
  return (
    <Notice
      tone="info"
      title={t('earlier.chosen.title', namesOf(selected))}
      action={
        <Button variant="outline" size="s" onClick={onGo}>
          {t('earlier.chosen.go')}
        </Button>
      }
    >
      {t('earlier.chosen.text')}
    </Notice>
  )
}

function namesOf({ carClass, provider }: NonNullable<ReturnType<typeof earlierOffer>>) {
  return {
    car: isolate(clamp(carClass.name ?? carClass.id)),
    provider: isolate(clamp(provider.name ?? provider.id)),
  }
}
