import { useState } from 'react'
import { userEvent, type within } from 'storybook/test'
import { showDate } from '../../kernel/values/time.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { Shell } from '../../shell/Shell.tsx'
import { yachtOf } from '../../yacht/resource/yacht.ts'
import { yachtDays } from '../../yacht/rules/yachtDates.ts'
import type { YachtWhere } from '../../yacht/rules/yachtPlaces.ts'
import { type YachtEntry, YachtFlow, type YachtPage } from '../../yacht/view/YachtFlow.tsx'
import { createFakePlatform } from '../fakePlatform.ts'
import type { ModuleParameters } from './storyModule.tsx'

const sections = (['transfer', 'yacht'] as const).map((id) => ({ id, href: `/${id}`, onNavigate() {} }))

export interface YachtStoryProps {
  /** First page of the story. */
  page: YachtPage
  /** State of the history entry of that page. */
  entry?: unknown
  /** Called with each page that the story goes to. */
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

/** Tomorrow in Istanbul, as a person types it. */
export const typedTomorrow = (): string =>
  showDate(yachtDays('Europe/Istanbul', createFakePlatform().clock.now()).first)

/** Fills in, in English, everything that a guest's request needs. */
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

/** Configuration with all links of the yacht pages. */
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

/** Parameters of a module in which a place is chosen; `module` adds to them. */
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

/** The button that sends the request. */
export const yachtSend = (canvas: YachtCanvas) => canvas.findByRole('button', { name: /^Send/ })
