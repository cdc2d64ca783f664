import { useModuleCore } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { Outside } from '../../view/Outside.tsx'
import { promoViewsOf } from '../resource/promotions.ts'
import { usePromo, useSeen } from '../resource/usePromo.ts'
import { PromoCode } from './PromoCode.tsx'
import * as css from './PromoLine.css.ts'

/** Maximum numbers of characters of a promotion's texts that are shown. */
export const longestPromo = { title: 80, text: 300 }

/** Line of the current promotion beside the list of prices; nothing without one (PRICE-18). */
export function PromoLine() {
  const t = useT('promo')
  const views = promoViewsOf(useModuleCore())
  const promo = usePromo()
  const seen = useSeen(() => {
    if (promo) views.seen(promo)
  })
  if (!promo) return null
  const { title, text, code } = promo
  return (
    <section ref={seen} className={css.line} aria-label={t('promo.name')}>
      <div className={css.words}>
        {title !== null && (
          <p className={css.title}>
            <Outside longest={longestPromo.title}>{title}</Outside>
          </p>
        )}
        {text !== null && (
          <p className={css.text}>
            <Outside longest={longestPromo.text}>{text}</Outside>
          </p>
        )}
      </div>
      {code !== null && <PromoCode code={code} />}
    </section>
  )
}
