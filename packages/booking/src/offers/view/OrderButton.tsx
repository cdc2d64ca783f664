import { Button, DownIcon, isComposing, isHeld, VisuallyHidden } from '@wherry/ui'
import { useEffect, useRef, useState } from 'react'
import type { OffersSort } from '../../search/index.ts'
import { onDemandPart, useOnDemandPart } from '../../view/onDemandPart.ts'
import { PartMissing } from '../../view/PartMissing.tsx'
import * as css from '../../view/ride/Offers.css.ts'
import type { OfferWords } from './card/offerWords.ts'
import type { OrderMenuProps } from './OrderMenu.tsx'

const orderMenu = onDemandPart<OrderMenuProps>(() => import('./OrderMenu.tsx').then((part) => part.OrderMenu))

const look = { className: css.sort, variant: 'plain', size: 's', flush: 'end' } as const

export interface OrderButtonProps {
  value: OffersSort
  onChange(sort: OffersSort): void
  words: OfferWords
}

/**
 * Button with the order of the list (PRICE-08). The code of its menu is half as large as that of the list, so it is
 * loaded once the list is drawn. A press before that waits for it.
 */
export function OrderButton({ value, onChange, words }: OrderButtonProps) {
  const { t } = words
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** True once the menu holds the button. */
  const [isHeldByMenu, setHeldByMenu] = useState(orderMenu.Part !== null)
  const { Part: OrderMenu, missing, ask } = useOnDemandPart(orderMenu)
  useEffect(() => {
    // The menu brings its own button. A button that is focused or pressed is not replaced by it, because it would lose
    // the focus or the press.
    const replace = () => button.current?.matches(':focus, :hover, :active') || setHeldByMenu(true)
    orderMenu.load().then(replace, () => {})
  }, [])
  const open = (opener: HTMLElement) =>
    ask(() => {
      setHeldByMenu(true)
      setOpen(true)
    }, opener)
  const content = (
    <>
      <VisuallyHidden>{`${t('offers.sort')}: `}</VisuallyHidden>
      <span className={css.wide}>{t(`offers.order.${value}`)}</span>
      <span className={css.narrow}>{t(`offers.orderShort.${value}`)}</span>
      <DownIcon size={16} />
    </>
  )
  if (OrderMenu && isHeldByMenu)
    return (
      <OrderMenu
        {...{ value, onChange, words, isOpen }}
        onOpenChange={setOpen}
        trigger={<Button {...look}>{content}</Button>}
      />
    )
  return (
    <>
      <Button
        {...look}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ currentTarget }) => open(currentTarget)}
        onKeyDown={(event) => {
          if (isComposing(event) || isHeld(event) || !/^Arrow(Down|Up)$/.test(event.key)) return
          event.preventDefault()
          open(event.currentTarget)
        }}
      >
        {content}
      </Button>
      {missing && <PartMissing text={t('offers.notLoaded')} retry={t('common.retry')} {...missing} />}
    </>
  )
}
