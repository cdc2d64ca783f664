'use client'
import { useState } from 'react'
import { chosenAfter, listOf, type MenuChoice, type MenuMode, tellChoice } from './menuChoice.ts'
import type { MenuGroup, MenuItem } from './menuItems.ts'

/** Choice of a group: its mode, the chosen values, and the function that takes an item. */
export interface GroupChoice {
  mode: MenuMode
  chosen: readonly string[]
  take: (item: MenuItem) => void
}

/** Choices of a menu and of its groups with own choices. Uncontrolled values are stored in this hook. */
export function useMenuChoice(
  menu: MenuChoice | { mode?: 'basic' | undefined },
  groups: readonly MenuGroup[],
  onAction: ((value: string) => void) | undefined,
): (group: MenuGroup) => GroupChoice {
  const [own, setOwn] = useState<Readonly<Record<string, readonly string[]>>>({})
  return (group) => {
    const isOwn = group.mode !== undefined
    const choice = isOwn ? (group as MenuChoice) : menu
    if (choice.mode === undefined || choice.mode === 'basic')
      return { mode: 'basic', chosen: [], take: ({ value }) => onAction?.(value) }
    const holder = choice as MenuChoice
    const { mode } = holder
    const key = isOwn ? group.key : ''
    const held = holder.value === undefined ? (own[key] ?? listOf(holder.defaultValue)) : listOf(holder.value)
    const first = (isOwn ? [group] : groups).flatMap((one) => one.items)[0]
    const chosen = mode === 'radio' && held.length === 0 && first ? [first.value] : held
    return {
      mode,
      chosen,
      take: ({ value }) => {
        const next = chosenAfter(mode, chosen, value)
        setOwn((before) => ({ ...before, [key]: next }))
        tellChoice(holder, next)
      },
    }
  }
}
