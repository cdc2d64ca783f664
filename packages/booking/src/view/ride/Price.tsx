import { CurrencyIcon, VisuallyHidden } from '@wherry/ui'
import { currenciesWithSign, money, moneyParts } from '../../kernel/format/money.ts'
import type { Locale } from '../../kernel/values/language.ts'
import type { Money } from '../../kernel/values/money.ts'
import { useModule } from '../../module/module.tsx'
import * as css from './Price.css.ts'

export interface PriceProps {
  value: Money
  /** Size: `m` on a card, `s` in a row, `inline` like the text around it. @default 'm' */
  size?: 'm' | 's' | 'inline'
}

/** An amount with the icon of its currency (PRICE-05); screen readers read it as one text. */
export function Price(props: PriceProps) {
  const { lang } = useModule()
  return <Amount {...props} lang={lang} />
}

/** An amount in a given language, so that in a list of a thousand prices not each one has to look it up. */
export function Amount({ value, size = 'm', lang }: PriceProps & { lang: Locale }) {
  const hasSign = currenciesWithSign.some((code) => code === value.currency)
  return (
    <span className={css.price({ size })}>
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
