import { Button, Notice, Spinner, UsersIcon, useAnnounce } from '@wherry/ui'
import { useRef } from 'react'
import { legsOf } from '../../domain/draft.ts'
import { money } from '../../format/money.ts'
import { isolate } from '../../format/outside.ts'
import { useLargerClass } from '../../hooks/useLargerClass.ts'
import { isBusy } from '../../state/bookingState.ts'
import { useSaid } from '../shared/useSaid.ts'
import { useFormView } from './formView.ts'

/** Leads a party that has filled its car to a larger one, at the old and the new price (BOOK-17). */
export function CapacityOffer() {
  const { booking, t, lang, idOf } = useFormView()
  const { draft, order, phase } = booking.state
  const announce = useAnnounce()
  const notice = useRef<HTMLDivElement>(null)
  const { isAsking, larger } = useLargerClass(draft, order === null && !isBusy(phase))
  const offer = larger && (larger.offers.outbound ?? larger.offers.return)
  const names = larger &&
    offer && {
      name: isolate(offer.carClass.name ?? offer.carClass.id),
      now: money(larger.now, lang),
      before: money(larger.before, lang),
    }
  const text =
    names &&
    t(draft.returnRide ? 'extras.capacity.textBoth' : 'extras.capacity.text', {
      ...names,
      count: larger.capacity,
    })
  useSaid(text)
  if (!isAsking && !names) return null
  const take = () => {
    if (!larger || !names) return
    for (const leg of legsOf(draft)) {
      const taken = larger.offers[leg]
      if (taken) booking.dispatch({ type: 'offerTaken', leg, offer: taken, quotedAt: larger.quotedAt })
    }
    announce(t('extras.capacity.taken', names))
    // The button goes with the offer: focus returns to where the people are counted.
    notice.current?.ownerDocument.getElementById(idOf('adults'))?.focus()
  }
  return (
    <Notice
      ref={notice}
      tone="neutral"
      icon={<UsersIcon />}
      title={t('extras.capacity.full', { count: draft.adults + draft.children })}
      action={
        names && (
          <Button variant="outline" size="s" onClick={take}>
            {t('extras.capacity.take', names)}
          </Button>
        )
      }
    >
      {text ?? (
        <>
          <Spinner /> {t('extras.capacity.asking')}
        </>
      )}
    </Notice>
  )
}
