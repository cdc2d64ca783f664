import { useModuleCore } from '../../hooks/module.tsx'
import { promotionsOf } from '../../hooks/promotions.ts'
import { usePromo, useSeen } from '../../hooks/usePromo.ts'
import { useT } from '../../hooks/useT.ts'
import { Outside } from '../shared/Outside.tsx'
import { PromoCode } from './PromoCode.tsx'
import * as css from './PromoLine.css.ts'

/** Characters of a promotion's texts that are shown. */
export const longestPromo = { title: 80, text: 300 }

/** The promotion that runs, beside the list of prices; nothing where none does (PRICE-18). */
export function PromoLine() {
  const t = useT('promo')
  const promotions = promotionsOf(useModuleCore())
  const promo = usePromo()
  const seen = useSeen(() => {
    if (promo) promotions.seen(promo)
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
