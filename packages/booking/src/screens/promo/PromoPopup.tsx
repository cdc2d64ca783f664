import { Button, CarIllustration, Dialog } from '@wherry/ui'
import { useEffect, useRef, useState } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'
import { promotionsOf } from '../../hooks/promotions.ts'
import { usePromo } from '../../hooks/usePromo.ts'
import { useT } from '../../hooks/useT.ts'
import { Outside } from '../shared/Outside.tsx'
import { PromoCode } from './PromoCode.tsx'
import { longestPromo } from './PromoLine.tsx'
import * as css from './PromoPopup.css.ts'

/** Milliseconds after which it looks again whether it may take the focus. */
const lookAgainMs = 1000

/**
 * The promotion in a dialog (SHELL-22): it opens by itself, once, as soon as nobody is typing and no other dialog is
 * open, and not again within a day.
 */
export function PromoPopup() {
  const t = useT('promo')
  const module = useModuleCore()
  const { clock } = module.platform
  const promotions = promotionsOf(module)
  const promo = usePromo()
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const attempt = () => {
      if (isBusy(anchor.current)) stop = clock.setTimeout(attempt, lookAgainMs)
      else setOpen(promotions.open())
    }
    // A tick later: under StrictMode the first of two effects must not use the one opening up.
    stop = clock.setTimeout(attempt, 0)
    return () => stop()
  }, [clock, promotions])
  useEffect(() => {
    if (isOpen && promo) promotions.seen(promo)
  }, [isOpen, promo, promotions])
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

/** Somebody is typing, or another dialog stands over the screen. */
function isBusy(anchor: HTMLElement | null): boolean {
  if (!anchor) return false
  const root = anchor.getRootNode()
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  return active instanceof HTMLInputElement || anchor.closest('[aria-hidden="true"], [inert]') !== null
}
