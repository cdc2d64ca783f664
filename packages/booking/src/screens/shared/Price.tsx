import { CurrencyIcon, VisuallyHidden } from '@wherry/ui'
import type { Locale } from '../../domain/language.ts'
import type { Money } from '../../domain/money.ts'
import { currenciesWithSign, money, moneyParts } from '../../format/money.ts'
import { useModule } from '../../hooks/module.tsx'
import * as css from './Price.css.ts'

export interface PriceProps {
  value: Money
  /** `m` on a card, `s` in a row, `inline` as the text around it. @default 'm' */
  size?: 'm' | 's' | 'inline'
}

/** An amount with the icon of its currency (PRICE-05); spoken as one text. */
export function Price(props: PriceProps) {
  const { lang } = useModule()
  return <Amount {...props} lang={lang} />
}

/** The same where the language is known: of a thousand prices none looks it up. */
export function Amount({ value, size = 'm', lang }: PriceProps & { lang: Locale }) {
  const hasSign = currenciesWithSign.some((code) => code === value.currency)
  return (
    <span className={`${css.price} ${css.size[size]}`}>
      <VisuallyHidden>{money(value, lang)}</VisuallyHidden>
      {moneyParts(value, lang).map((part) =>
        part.type === 'currency' ? (
          <CurrencyIcon key={part.type} code={value.currency} size={16} className={css.sign} />
        ) : (
          <span key={part.type} aria-hidden="true" className={css.space}>
            {part.text}
          </span>
        ),
      )}
      {!hasSign && <span aria-hidden="true" className={css.space}>{`\u00a0${value.currency}`}</span>}
    </span>
  )
}
