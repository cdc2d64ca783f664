import { useState } from 'react'
import { userEvent, type within } from 'storybook/test'
import { showDate } from '../domain/time.ts'
import { yachtDays } from '../domain/yachtDates.ts'
import { Shell } from '../screens/shell/Shell.tsx'
import { type YachtEntry, YachtFlow, type YachtPage } from '../screens/yacht/YachtFlow.tsx'
import { createFakePlatform } from './fakePlatform.ts'

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
