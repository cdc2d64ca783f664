import { Button, CarIllustration, Dialog } from '@wherry/ui'
import { useEffect, useRef, useState } from 'react'
import { useModuleCore } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { Outside } from '../../view/Outside.tsx'
import { promoViewsOf } from '../resource/promotions.ts'
import { usePromo } from '../resource/usePromo.ts'
import { PromoCode } from './PromoCode.tsx'
import { longestPromo } from './PromoLine.tsx'
import * as css from './PromoPopup.css.ts'

/** Time in ms until the next check if the dialog may open. */
const lookAgainMs = 1000

/**
 * The promotion in a dialog (SHELL-22). It opens automatically, once, as soon as nobody is typing and no
 * other dialog is open, and not again within a day.
 */
export function PromoPopup() {
  const t = useT('promo')
  const module = useModuleCore()
  const { clock } = module.platform
  const views = promoViewsOf(module)
  const promo = usePromo()
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const attempt = () => {
      if (isBusy(anchor.current)) stop = clock.setTimeout(attempt, lookAgainMs)
      else setOpen(views.open())
    }
    // Delayed by a tick, because StrictMode runs the effect twice and the first run would use up the only opening.
    stop = clock.setTimeout(attempt, 0)
    return () => stop()
  }, [clock, views])
  useEffect(() => {
    if (isOpen && promo) views.seen(promo)
  }, [isOpen, promo, views])
  if (!promo) return null
  const { title, text, code } = promo
  return (
    <>
      <span ref={anchor} hidden />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title === null ? t('promo.name') : <Outside longest={longestPromo.title}>{title}</Outside>}
        footer={<Button onClick={() => setOpen(false)}>{t('promo.search')}</Button>}
      >
        <div className={css.popup}>
          <div className={css.picture}>
            <CarIllustration carClass="economy" aria-hidden />
          </div>
          {text !== null && (
            <p className={css.text}>
              <Outside longest={longestPromo.text}>{text}</Outside>
            </p>
          )}
          {code !== null && <PromoCode code={code} />}
        </div>
      </Dialog>
    </>
  )
}

/** True if the focus is in an input, or another dialog is open. */
function isBusy(anchor: HTMLElement | null): boolean {
  if (!anchor) return false
  const root = anchor.getRootNode()
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  return active instanceof HTMLInputElement || anchor.closest('[aria-hidden="true"], [inert]') !== null
}
