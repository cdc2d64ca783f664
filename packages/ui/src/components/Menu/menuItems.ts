import type { ReactNode } from 'react'
import type { ListGroup } from '../../private/list/listGroup.ts'
import type { MenuChoice } from './menuChoice.ts'

/**
 * Parts of a menu; `className` is for its list. `popup` is the box around it, `title` the heading of the sheet, `box` the
 * frame of a tick where any number can be chosen, `arrow` the sign of a menu behind an item.
 */
export type MenuPart =
  | ('popup' | 'title' | 'groupTitle' | 'rule' | 'item' | 'itemIcon' | 'itemLabel' | 'itemNote')
  | ('itemEnd' | 'box' | 'tick' | 'arrow')

export const menuSizes = ['s', 'm', 'l', 'xl'] as const
export const menuTones = ['neutral', 'critical'] as const

export interface MenuItem {
  /** Value that is unique in the menu. */
  value: string
  /** Name of the item, one line. Typed letters search it. */
  label: string
  /** Second line in a quieter colour. */
  note?: ReactNode
  /** Icon of 20 px before the label. */
  icon?: ReactNode
  /** Content at the end of the row: a shortcut, a count. */
  end?: ReactNode
  /** `critical` for an action that cannot be undone. @default 'neutral' */
  tone?: (typeof menuTones)[number] | undefined
  /** The item can be focused and read, but not chosen. @default false */
  isDisabled?: boolean | undefined
  /** Reason why the item cannot be chosen, shown under it and announced when it is tried. It disables the item. */
  offReason?: string | undefined
  /** Address if the item is a link. Modifier keys open it in a new window as usual. @default none */
  href?: string | undefined
  /** Submenu behind the item: it replaces the current menu and has a button back. @default none */
  groups?: readonly MenuGroup[] | undefined
}

/** Items that belong together. They have the mode of the menu, or one of their own, such as a choice among actions. */
export type MenuGroup = ListGroup<MenuItem> & (MenuChoice | OfTheMenu)

interface OfTheMenu {
  mode?: undefined
  value?: undefined
  defaultValue?: undefined
  onChange?: undefined
}

/** Value of the item that leads back from a submenu; no item of an owner has this value. */
export const back = 'wherry:back'

/** True if an item cannot be chosen. */
export const isOff = (item: MenuItem) => !!item.isDisabled || item.offReason !== undefined

/** Groups of the menu at the end of a path, and the item that opens this menu; null for the outermost menu. */
export function menuAt(
  groups: readonly MenuGroup[],
  path: readonly string[],
): { groups: readonly MenuGroup[]; item: MenuItem | null } {
  let found: { groups: readonly MenuGroup[]; item: MenuItem | null } = { groups, item: null }
  for (const value of path) {
    const item = found.groups.flatMap((group) => group.items).find((one) => one.value === value)
    // If an item disappears, its submenu disappears too.
    if (!item?.groups) break
    found = { groups: item.groups, item }
  }
  return found
}
