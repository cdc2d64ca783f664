import { Glyph, type IconProps } from './icon.tsx'

const dollar =
  'M16.4 8.4C16 6.7 14.3 5.7 12 5.7c-2.6 0-4.4 1.2-4.4 3.1 0 4.4 8.9 2 8.9 6.4 0 1.9-1.9 3.1-4.5 3.1-2.4 0-4.2-1-4.6-2.7M12 3.4v17.2'

const signs: Record<string, string> = {
  USD: dollar,
  EUR: 'M17.8 6.9a7 7 0 1 0 0 10.2M4.2 10.3h9.3M4.2 13.7h8.3',
  RUB: 'M9 20.5v-16h4.8a4.2 4.2 0 0 1 0 8.4H6.3M6.3 16.5h6.4',
  GBP: 'M16.6 7.4c-.4-2-1.8-3.2-3.7-3.2-2.2 0-3.6 1.5-3.6 3.6 0 2.6 1.3 3.9 1.3 6.5 0 2.2-.9 3.8-2.8 5.2h9.5M7 12.4h6.8',
  CNY: 'm6.2 4.3 5.8 7.9 5.8-7.9M12 12.2v7.5M7.5 12.4h9M7.5 15.9h9',
  BYN: 'M4.8 5v14h4.4a4 4 0 0 0 0-8H4.8M4.8 5h3.8a3 3 0 0 1 0 6M16 10.4V19M16 13.8c.6-2.2 1.9-3.4 4-3.3',
  KZT: 'M5.5 4.5h13M5.5 9h13M12 9v10.7',
  UAH: 'M8 8c.4-2.4 2-3.7 4.3-3.7 2.4 0 4 1.3 4 3.3 0 4.6-8.7 4.1-8.7 8.7 0 2 1.6 3.4 4.2 3.4 2.3 0 3.9-1.3 4.2-3.5M5.2 10.3h13.6M5.2 13.7h13.6',
  CZK: 'M4.5 6v13M11.4 6l-6.9 7.6M7 10.9l4.9 8.1M20 12.5c-.7-1.1-1.6-1.6-2.8-1.6-2.1 0-3.4 1.6-3.4 4.1s1.3 4.1 3.4 4.1c1.2 0 2.1-.5 2.8-1.6M14.8 5.4l2.1 2.2L19 5.4',
  TRY: 'M9.5 4v15.6c5.2.2 8.2-2.8 8.4-7.3M5.8 11.8l8.4-3.9M5.8 15.6l8.4-3.9',
  INR: 'M6.8 4.5h10.4M6.8 8.8h10.4M6.8 4.5h3.4a4.3 4.3 0 0 1 0 8.6H6.8l7.6 6.6',
  AED: 'M8 4.5h3.2c4.3 0 6.8 3 6.8 7.5s-2.5 7.5-6.8 7.5H8M9.8 4.5v15M4.2 10.2h15.6M4.2 13.8h15.6',
}

export interface CurrencyIconProps extends IconProps {
  /** ISO 4217 code. A currency without an own sign here gets the dollar sign: write the code beside it. */
  code: string
}

/** The sign of a currency (PRICE-05). */
export const CurrencyIcon = ({ code, ...rest }: CurrencyIconProps) => (
  <Glyph line={signs[code] ?? dollar} {...rest} />
)
