import { Button, Notice, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { isolate } from '../../../kernel/format/outside.ts'
import * as css from '../../../view/ride/FormPage.css.ts'
import { useSaid } from '../../../view/useSaid.ts'
import { useWayBack } from '../../resource/useWayBack.ts'
import { LegContext, useFormPart, useFormView } from '../formView.ts'
import { TripSection } from './TripSection.tsx'

/** The way back: a button to add it, its fields, and a button to remove it (BOOK-39). */
export function WayBack() {
  const { booking, t, idOf } = useFormView()
  const announce = useAnnounce()
  const { from, to, isThere, isOrdered, isOffered } = useFormPart(({ draft, state }) => ({
    from: draft.from.text,
    to: draft.to?.text,
    isThere: draft.returnRide !== null,
    isOrdered: state.order !== null,
    // A change concerns one ride, and an existing order cannot get another ride.
    isOffered: draft.to !== null && draft.change === null && state.order === null && state.phase !== 'done',
  }))
  const { status, add, remove } = useWayBack(booking.user)
  const wasThere = useRef(isThere)
  const frame = useRef<HTMLDivElement>(null)
  const asking = status === 'asking' && t('booking.back.asking')
  const said =
    status === 'missing' ? t('booking.back.missing') : status === 'failed' ? t('booking.back.failed') : null
  useSaid(said || asking)
  useEffect(() => {
    if (wasThere.current === isThere) return
    wasThere.current = isThere
    announce(t(isThere ? 'booking.back.added' : 'booking.back.removed'))
    // The pressed button does not exist any more, so the focus moves.
    const target = isThere ? `#${CSS.escape(idOf('return.title.trip'))}` : 'button'
    frame.current?.querySelector<HTMLElement>(target)?.focus()
  }, [isThere, announce, t, idOf])

  if (!isThere && !isOffered) return null
  return (
    <div ref={frame} className={css.fields()}>
      {isThere ? (
        <LegContext.Provider value="return">
          <TripSection onRemove={isOrdered ? undefined : remove} />
        </LegContext.Provider>
      ) : (
        <section className={css.offered} aria-labelledby={idOf('title.back')}>
          <div>
            <h2 id={idOf('title.back')} className={css.partTitle}>
              {t('booking.back.title')}
            </h2>
            <p className={css.muted}>
              {to !== undefined && t('booking.trip.fromTo', { from: isolate(to), to: isolate(from) })}
            </p>
          </div>
          <Button variant="outline" isLoading={status === 'asking'} onClick={() => void add()}>
            {t(status === 'failed' ? 'booking.back.again' : 'booking.back.add')}
          </Button>
          {said && (
            <div className={css.wide}>
              <Notice tone="caution">{said}</Notice>
            </div>
          )}
        </section>
      )}
    </div>
  )
}
