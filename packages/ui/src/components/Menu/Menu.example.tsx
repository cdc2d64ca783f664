import type { ReactElement } from 'react'
import { ClockIcon, CopyIcon, PrintIcon, TrashIcon } from '../../icons/icons.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Menu, type MenuProps } from './Menu.tsx'
import type { MenuMode } from './menuChoice.ts'
import type { MenuGroup } from './menuItems.ts'

export const actions: MenuGroup[] = [
  {
    key: 'use',
    items: [
      { value: 'print', label: 'Print voucher', icon: <PrintIcon /> },
      { value: 'copy', label: 'Copy trip', icon: <CopyIcon />, end: 'Ctrl C' },
      { value: 'change', label: 'Change time', icon: <ClockIcon />, offReason: 'The driver is on the way' },
    ],
  },
  {
    key: 'end',
    items: [{ value: 'remove', label: 'Remove return trip', icon: <TrashIcon />, tone: 'critical' }],
  },
]
export const providers: MenuGroup[] = [
  {
    key: 'all',
    title: 'Providers',
    items: [
      { value: 'anadolu', label: 'Anadolu Transfer' },
      { value: 'bosfor', label: 'Bosfor Line' },
      { value: 'marmara', label: 'Marmara Chauffeurs', offReason: 'No offers on this day' },
    ],
  },
  { key: 'more', title: 'Extras', items: [{ value: 'wifi', label: 'Wi-Fi', note: 'In most vans' }] },
]
export const sorts: MenuGroup[] = [
  {
    key: 'sort',
    items: [
      { value: 'cheap', label: 'Cheapest first' },
      { value: 'rated', label: 'Best rated' },
      { value: 'seats', label: 'Most seats' },
    ],
  },
]
export const towns: MenuGroup[] = [
  {
    key: 'towns',
    items: ['Москва', 'Мурманск', 'Минск', 'Орёл', 'Новый Уренгой', 'Новосибирск'].map((label) => ({
      value: label,
      label,
    })),
  },
]

/** Props for the controls of the story, where the mode is free; Menu itself ties each mode to its type of value. */
export type Args = Pick<
  MenuProps,
  'trigger' | 'label' | 'groups' | 'renderItem' | 'size' | 'align' | 'isOpen' | 'defaultOpen' | 'onOpenChange'
> & {
  mode?: MenuMode
  defaultValue?: string | readonly string[] | null
  onAction?: ((value: string) => void) | undefined
  onChange?: (value: unknown) => void
}
export const draw = (args: Args) => <Menu {...(args as MenuProps)} />

/** Simulates a phone: a coarse pointer and a narrow root. */
export const finger = () => {
  const { matchMedia } = window
  window.matchMedia = (query) =>
    query.includes('coarse') ? { ...matchMedia(query), matches: true } : matchMedia(query)
  return () => {
    window.matchMedia = matchMedia
  }
}
export const phone = (Story: () => ReactElement) => (
  <div style={{ width: 360, height: 640, position: 'relative', overflow: 'hidden', transform: 'scale(1)' }}>
    <ThemeProvider>
      <div style={{ height: 640, padding: 16 }}>
        <Story />
      </div>
    </ThemeProvider>
  </div>
)
