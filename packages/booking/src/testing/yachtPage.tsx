import { useState } from 'react'
import { userEvent, type within } from 'storybook/test'
import { showDate } from '../domain/time.ts'
import { yachtDays } from '../domain/yachtDates.ts'
import type { YachtWhere } from '../domain/yachtPlaces.ts'
import type { ModuleCore } from '../hooks/module.tsx'
import { yachtOf } from '../hooks/yacht.ts'
import { Shell } from '../screens/shell/Shell.tsx'
import { type YachtEntry, YachtFlow, type YachtPage } from '../screens/yacht/YachtFlow.tsx'
import { createFakePlatform } from './fakePlatform.ts'
import type { ModuleParameters } from './storyModule.tsx'

const sections = (['transfer', 'yacht'] as const).map((id) => ({ id, href: `/${id}`, onNavigate() {} }))

export interface YachtStoryProps {
  /** Where the story begins. */
  page: YachtPage
  /** What its entry of the history remembers. */
  entry?: unknown
  /** Told of each page that is gone to. */
  onGo(page: YachtPage | 'finder', how?: { replace?: boolean; state?: YachtEntry }): void
}

/** The yacht pages in their shell, with a history of one entry. */
export function YachtPages({ page, entry, onGo }: YachtStoryProps) {
  const [at, setAt] = useState<{ page: YachtPage; entry: unknown }>({ page, entry })
  return (
    <Shell section={at.page === 'yacht' ? 'yacht' : null} sections={sections}>
      <YachtFlow
        key={at.page}
        page={at.page}
        entry={at.entry}
        onGo={(...to) => {
          onGo(...to)
          const [next, how] = to
          if (next !== 'finder') setAt({ page: next, entry: how?.state })
        }}
      />
    </Shell>
  )
}

export type YachtCanvas = ReturnType<typeof within>

/** Tomorrow in Istanbul, as it is typed. */
export const typedTomorrow = (): string =>
  showDate(yachtDays('Europe/Istanbul', createFakePlatform().clock.now()).first)

/** Enters, in English, all that a guest's request needs. */
export async function fillYacht(
  canvas: YachtCanvas,
  { contact = 'anna@example.com', wishes = '', agree = true } = {},
): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Start date' }), typedTomorrow())
  await userEvent.type(canvas.getByRole('combobox', { name: 'Start time' }), '1100{Tab}')
  if (wishes) {
    await userEvent.click(canvas.getByRole('textbox', { name: /Anything we should know/ }))
    await userEvent.paste(wishes)
  }
  const field = await canvas.findByRole('textbox', { name: 'E-mail or phone for the answer' })
  if (contact) await userEvent.type(field, contact)
  if (agree) await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }))
}

/** What the pages lead to, where the host has named it. */
export const yachtConfig = {
  yacht: {
    email: 'yachts@wherry.example',
    offersEn: 'https://boats.example.com/en',
    offersRu: 'https://boats.example.com/ru',
    terms: 'https://www.example.com/terms?lang={lang}',
    privacy: 'https://www.example.com/privacy?lang={lang}',
  },
}
export const bodrum: YachtWhere = { kind: 'listed', id: 'bodrum' }

/** A module in which a place is chosen; `module` has more of it. */
export const yachtAt = (where: YachtWhere, module: ModuleParameters = {}) => ({
  module: {
    config: yachtConfig,
    ...module,
    prepare(core: ModuleCore) {
      module.prepare?.(core)
      yachtOf(core).store.dispatch({
        type: 'placeChosen',
        where,
        place: where.kind === 'typed' ? where : { kind: 'listed', city: where.id, country: '' },
        key: core.platform.randomId(),
      })
    },
  } satisfies ModuleParameters,
})

/** The button that sends. */
export const yachtSend = (canvas: YachtCanvas) => canvas.findByRole('button', { name: /^Send/ })
