import type { MouseEvent, ReactNode } from 'react'
import { CheckIcon, RightIcon } from '../../icons/icons.tsx'
import * as list from '../../private/overlay/listBox.css.ts'
import type { PartAttributes } from '../../private/parts.ts'
import * as css from './Menu.css.ts'
import { isOff, type MenuItem, type MenuPart, type menuSizes } from './menuItems.ts'
import type { GroupChoice } from './useMenuChoice.ts'

const roles = {
  basic: 'menuitem',
  check: 'menuitemcheckbox',
  radio: 'menuitemradio',
  'radio-check': 'menuitemradio',
} as const

interface MenuRowProps {
  item: MenuItem
  size: (typeof menuSizes)[number]
  choice: GroupChoice
  onTake: (item: MenuItem, keepsOpen: boolean, event: MouseEvent<HTMLElement>) => void
  renderItem: ((item: MenuItem, state: { isChosen: boolean }) => ReactNode) | undefined
  part: PartAttributes<MenuPart>
}

/** Visible content of an item. */
type ItemLook = Pick<MenuItem, 'note' | 'icon' | 'end'> & { label: ReactNode }

/** An item of a menu. The menu listens to the keys for all of its items. */
export function MenuRow({ item, size, choice, onTake, renderItem, part }: MenuRowProps) {
  const { mode, chosen } = choice
  const isChosen = chosen.includes(item.value)
  const shown: ItemLook = renderItem ? { label: renderItem(item, { isChosen }) } : item
  const note = item.offReason ?? shown.note
  const isLeading = item.href !== undefined || !!item.groups
  const row = {
    role: isLeading ? 'menuitem' : roles[mode],
    tabIndex: -1,
    'aria-checked': isLeading || mode === 'basic' ? undefined : isChosen,
    'aria-disabled': isOff(item) || undefined,
    'aria-haspopup': item.groups ? ('menu' as const) : undefined,
    'aria-expanded': item.groups ? false : undefined,
    'data-tone': item.tone,
    'data-value': item.value,
    'data-size': size,
    ...part('item', css.item),
    onClick: (event: MouseEvent<HTMLElement>) => onTake(item, mode === 'check', event),
    children: (
      <>
        {mode === 'check' && !isLeading && (
          <span {...part('box', css.box)}>{isChosen && <CheckIcon size={16} strokeWidth={2.5} />}</span>
        )}
        {shown.icon && <span {...part('itemIcon', css.icon)}>{shown.icon}</span>}
        <span className={list.optionMain}>
          <span {...part('itemLabel', list.optionText)}>{shown.label}</span>
          {note && <span {...part('itemNote', css.note)}>{note}</span>}
        </span>
        {shown.end && <span {...part('itemEnd', list.optionEnd)}>{shown.end}</span>}
        {item.groups && <RightIcon size={size === 's' ? 16 : 20} {...part('arrow', css.icon)} />}
        {mode.startsWith('radio') && !isLeading && isChosen && (
          <CheckIcon size={size === 's' ? 16 : 20} {...part('tick', css.tick)} />
        )}
      </>
    ),
  }
  if (item.href === undefined) return <div {...row} />
  // A disabled link has no address.
  return <a {...row} href={isOff(item) ? undefined : item.href} />
}
