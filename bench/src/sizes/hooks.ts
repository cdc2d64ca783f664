import { fileURLToPath } from 'node:url'
import { weigh } from './bundle.ts'

const folder = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url))

export interface Hook {
  /** As decision 9 names it. */
  name: string
  theirs: readonly string[]
  /** Component of ours that would use the hook. */
  component: string
  /** Code of ours that does the same; none where the platform does it. */
  ours: readonly string[]
}

const aria = (name: string) => `export { ${name} } from 'react-aria/${name}'`
const within = (path: string, name: string) => `export { ${name} } from 'react-aria/private/${path}'`
const own = (path: string, name: string) => `export { ${name} } from './${path}'`

/** Behaviours of React Aria that the card names, each beside what ours has for it. */
export const hooks: readonly Hook[] = [
  { name: 'usePress', theirs: [aria('usePress')], component: 'Button', ours: [] },
  { name: 'useFocusRing', theirs: [aria('useFocusRing')], component: 'Button', ours: [] },
  { name: 'useHover', theirs: [aria('useHover')], component: 'Button', ours: [] },
  {
    name: 'useFormReset',
    theirs: [within('utils/useFormReset', 'useFormReset')],
    component: 'TextField',
    ours: [own('private/form/useFormReset.ts', 'useFormReset')],
  },
  {
    name: 'useFormValidation',
    theirs: [within('form/useFormValidation', 'useFormValidation')],
    component: 'TextField',
    ours: [own('private/form/useValidity.ts', 'useValidity')],
  },
  {
    name: 'useNumberFormatter',
    theirs: [aria('useNumberFormatter')],
    component: 'Stepper',
    ours: [],
  },
  {
    name: 'useDateFormatter',
    theirs: [aria('useDateFormatter')],
    component: 'Calendar',
    ours: [own('components/Calendar/calendarNames.ts', 'calendarNames')],
  },
  { name: 'useListFormatter', theirs: [aria('useListFormatter')], component: 'Select', ours: [] },
  {
    name: 'useFilter, useCollator',
    theirs: [aria('useFilter')],
    component: 'ComboBox',
    ours: [own('components/ComboBox/textFilter.ts', 'textFinder')],
  },
  {
    name: 'announce',
    theirs: [within('live-announcer/LiveAnnouncer', 'announce')],
    component: 'ComboBox',
    ours: [own('private/announcer.tsx', 'Announcer')],
  },
  {
    name: 'ariaHideOutside',
    theirs: [within('overlays/ariaHideOutside', 'ariaHideOutside')],
    component: 'DatePicker',
    ours: [own('private/overlay/hideBeside.ts', 'hideBeside')],
  },
  {
    name: 'usePreventScroll',
    theirs: [aria('usePreventScroll')],
    component: 'Dialog',
    ours: [own('private/overlay/useScrollLock.ts', 'useScrollLock')],
  },
  {
    name: 'useOverlay, useInteractOutside',
    theirs: [aria('useOverlay')],
    component: 'DatePicker',
    ours: [own('private/overlay/useDismissal.ts', 'useDismissal')],
  },
  {
    name: 'useOverlayPosition',
    theirs: [aria('useOverlayPosition')],
    component: 'Tooltip',
    ours: [own('private/overlay/usePlace.ts', 'usePlace'), own('private/overlay/placeLayer.ts', 'placeBox')],
  },
  {
    name: 'FocusScope',
    theirs: [aria('FocusScope')],
    component: 'DatePicker',
    ours: [own('private/overlay/tabRound.ts', 'tabRound')],
  },
  {
    name: 'useTooltipTrigger, useTooltip',
    theirs: ["export { useTooltipTrigger, useTooltip } from 'react-aria/useTooltipTrigger'"],
    component: 'Tooltip',
    ours: [own('components/Tooltip/Tooltip.tsx', 'Tooltip')],
  },
  { name: 'useLandmark', theirs: [aria('useLandmark')], component: 'Notifications', ours: [] },
  {
    name: 'mergeProps',
    theirs: [aria('mergeProps')],
    component: 'TimePicker',
    ours: [own('private/callBoth.ts', 'callBoth')],
  },
  { name: 'useId', theirs: [aria('useId')], component: 'TextField', ours: [] },
  { name: 'VisuallyHidden', theirs: [aria('VisuallyHidden')], component: 'Menu', ours: [] },
  { name: 'useObjectRef', theirs: [aria('useObjectRef')], component: 'Menu', ours: [] },
]

const componentLine = (name: string) =>
  name === 'Notifications'
    ? "export { NotificationProvider } from './components/Notifications/Notifications.tsx'"
    : `export { ${name} } from './components/${name}/${name}.tsx'`

export interface HookWeight {
  /** The hook by itself, in bytes of gzip. */
  alone: number
  /** Bytes that it adds to the component, which already has what both share. */
  added: number
  /** Our own code in place of the hook, by itself, in bytes of gzip. */
  ours: number
}

/** Weighs a hook as the bench weighs a job: gzip, three languages, React outside. */
export async function weighHook({ theirs, component, ours }: Hook): Promise<HookWeight> {
  const js = async (lines: readonly string[]) => (lines.length > 0 ? (await weigh(lines, folder)).js : 0)
  const base = componentLine(component)
  const [alone, without, withIt, own] = await Promise.all([
    js(theirs),
    js([base]),
    js([base, ...theirs]),
    js(ours),
  ])
  return { alone, added: withIt - without, ours: own }
}
