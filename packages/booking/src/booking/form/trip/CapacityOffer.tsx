import { Button, Notice, Spinner, UsersIcon, useAnnounce } from '@wherry/ui'
import { useRef } from 'react'
import { money } from '../../../kernel/format/money.ts'
import { isolate } from '../../../kernel/format/outside.ts'
import { useSaid } from '../../../view/useSaid.ts'
import { legsOf } from '../../draft/draft.ts'
import { largerClassBasis, useLargerClass } from '../../resource/useLargerClass.ts'
import { isBusy } from '../../state/bookingView.ts'
import { useFormPart, useFormView } from '../formView.ts'

/** Offers a larger car to a party that fills its car, with the old and the new price (BOOK-17). */
export function CapacityOffer() {
  const { booking, t, lang, idOf } = useFormView()
  const { choices, isOpen } = useFormPart(({ draft, state }) => ({
    choices: largerClassBasis(draft),
    isOpen: state.order === null && !isBusy(state.phase),
  }))
  const announce = useAnnounce()
  const notice = useRef<HTMLDivElement>(null)
  const { isAsking, larger } = useLargerClass(choices, isOpen)
  const offer = larger && (larger.offers.outbound ?? larger.offers.return)
  const names = larger &&
    offer && {
      name: isolate(offer.carClass.name ?? offer.carClass.id),
      now: money(larger.now, lang),
      before: money(larger.before, lang),
    }
  const text =
    names &&
    t(choices.returnRide ? 'extras.capacity.textBoth' : 'extras.capacity.text', {
      ...names,
      count: larger.capacity,
    })
  useSaid(text)
  if (!isAsking && !names) return null
  const take = () => {
    if (!larger || !names) return
    for (const leg of legsOf(choices)) {
      const taken = larger.offers[leg]
      if (taken) booking.dispatch({ type: 'offerTaken', leg, offer: taken, quotedAt: larger.quotedAt })
    }
    announce(t('extras.capacity.taken', names))
    // The button disappears with the offer, so the focus returns to the number of adults.
    notice.current?.ownerDocument.getElementById(idOf('adults'))?.focus()
  }
  return (
    <Notice
      ref={notice}
      tone="neutral"
      icon={<UsersIcon />}
      title={t('extras.capacity.full', { count: choices.adults + choices.children })}
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
