import { currencyName } from '../../format/currencyName.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import * as css from './PriceSummary.css.ts'

/** Names the currency of a booking that is not the one the page shows now: a change of the language leaves it as it is. */
export function CurrencyNote({ currency }: { currency: string }) {
  const t = useT('order')
  const module = useModule()
  if (currency === module.currency) return null
  const name = currencyName(currency, module.lang)
  return <p className={css.terms}>{t('change.currency', { code: currency, name })}</p>
}
