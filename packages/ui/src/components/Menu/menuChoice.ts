export const menuModes = ['basic', 'check', 'radio', 'radio-check'] as const
/**
 * Effect of choosing an item. `basic` runs an action and stores nothing; `check` allows any number of items; `radio`
 * exactly one; `radio-check` at most one, and a second press clears it.
 */
export type MenuMode = (typeof menuModes)[number]

/** Returns the chosen items after a press on an item. */
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

interface Check {
  mode: 'check'
  /** Values of the chosen items, any number. @default uncontrolled */
  value?: readonly string[] | undefined
  /** Value at the start, where `value` is not given. @default [] */
  defaultValue?: readonly string[] | undefined
  onChange?: ((value: string[]) => void) | undefined
}
interface Radio {
  mode: 'radio'
  /** Value of the chosen item; there is always one. @default uncontrolled */
  value?: string | undefined
  /** Value at the start, where `value` is not given. @default the first item */
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}
interface RadioCheck {
  mode: 'radio-check'
  /** Value of the chosen item; null for none. @default uncontrolled */
  value?: string | null | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: string | null | undefined
  onChange?: ((value: string | null) => void) | undefined
}

/** Choice that a menu, or a group of it, offers. */
export type MenuChoice = Check | Radio | RadioCheck

/** Converts a value of any mode to a list of chosen items. */
export const listOf = (value: string | readonly string[] | null | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? [])

/** Calls `onChange` with the chosen items, in the shape of the mode. */
export function tellChoice({ mode, onChange }: MenuChoice, chosen: string[]): void {
  if (mode === 'check') onChange?.(chosen)
  else if (mode === 'radio') onChange?.(chosen[0]!)
  else onChange?.(chosen[0] ?? null)
}
