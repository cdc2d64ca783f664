export const menuModes = ['basic', 'check', 'radio', 'radio-check'] as const
/**
 * What choosing an item does: basic acts and keeps nothing, check holds any number, radio exactly one, radio-check
 * at most one and gives it back when it is chosen again.
 */
export type MenuMode = (typeof menuModes)[number]

/** What is chosen after an item was taken. */
export function chosenAfter(mode: MenuMode, chosen: readonly string[], item: string): string[] {
  const isChosen = chosen.includes(item)
  switch (mode) {
    case 'basic':
      return []
    case 'radio':
      return [item]
    case 'radio-check':
      return isChosen ? [] : [item]
    case 'check':
      return isChosen ? chosen.filter((value) => value !== item) : [...chosen, item]
  }
}
