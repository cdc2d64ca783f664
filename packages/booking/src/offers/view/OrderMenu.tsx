import { Menu } from '@wherry/ui'
import type { ReactElement } from 'react'
import type { OffersSort } from '../../search/index.ts'
import { offersSorts } from '../rules/offerOrder.ts'
import type { OfferWords } from './card/offerWords.ts'

export interface OrderMenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  value: OffersSort
  onChange(sort: OffersSort): void
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  words: OfferWords
}

/** Menu with the orders of the list (PRICE-08). */
export function OrderMenu({ words, onChange, ...menu }: OrderMenuProps) {
  const { t } = words
  const items = offersSorts.map((sort) => ({ value: sort, label: t(`offers.order.${sort}`) }))
  return (
    <Menu
      {...menu}
      mode="radio"
      label={t('offers.sort')}
      align="end"
      onChange={(sort) => onChange(sort as OffersSort)}
      groups={[{ key: 'order', items }]}
    />
  )
}
