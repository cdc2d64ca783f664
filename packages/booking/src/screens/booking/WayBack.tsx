import { Button, Notice, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { isolate } from '../../format/outside.ts'
import { useWayBack } from '../../hooks/useWayBack.ts'
import * as css from '../shared/FormPage.css.ts'
import { useSaid } from '../shared/useSaid.ts'
import { LegContext, useFormView } from './formView.ts'
import { TripSection } from './TripSection.tsx'

/** The way back: asked for, entered like the way there, and given up again (BOOK-39). */
export function WayBack() {
  const { booking, t, idOf } = useFormView()
  const announce = useAnnounce()
  const { draft, order, phase } = booking.state
  const { status, add, remove } = useWayBack(booking.user)
  const isThere = draft.returnRide !== null
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
    // The pressed button is gone.
    const target = isThere ? `#${CSS.escape(idOf('return.title.trip'))}` : 'button'
    frame.current?.querySelector<HTMLElement>(target)?.focus()
  }, [isThere, announce, t, idOf])

  // An order is made for one trip and changed for one trip.
  const isOffered = draft.to !== null && draft.change === null && order === null && phase !== 'done'
  if (!isThere && !isOffered) return null
  return (
    <div ref={frame} className={css.fields}>
      {isThere ? (
        <LegContext.Provider value="return">
          <TripSection onRemove={order ? undefined : remove} />
        </LegContext.Provider>
      ) : (
        <section className={css.offered} aria-labelledby={idOf('title.back')}>
          <div>
            <h2 id={idOf('title.back')} className={css.partTitle}>
              {t('booking.back.title')}
            </h2>
            <p className={css.muted}>
              {draft.to &&
                t('booking.trip.fromTo', { from: isolate(draft.to.text), to: isolate(draft.from.text) })}
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
