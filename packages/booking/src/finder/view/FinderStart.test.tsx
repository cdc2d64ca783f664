import { ThemeProvider } from '@wherry/ui'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { recentPlacesName } from '../../kernel/store/storedNames.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { writeRecent } from '../../places/state/recentPlaces.ts'
import { createHeldModule } from '../../testing/heldService.ts'
import { suggestion } from '../../testing/worlds/searchWorld.ts'
import { FinderStart } from './FinderStart.tsx'

const istanbul = { ...suggestion('ist', { mainText: 'Istanbul' }), lang: 'en' } as const

it.each([
  ['the places of before', writeRecent([istanbul]), 1],
  ['nothing that can be read', 'broken', 0],
])('EMBED-07 PLACE-20 a frame keeps its height until the shortcuts are known: %s', async (_, kept, count) => {
  const { module, platform } = createHeldModule()
  platform.storage.local.set(recentPlacesName, kept)
  await module.messages.load('en', 'start')
  const { container } = await render(
    <ModuleProvider module={module}>
      <ThemeProvider>
        <FinderStart onChosen={() => {}} />
      </ThemeProvider>
    </ModuleProvider>,
  )
  const isComing = () => container.querySelector('[data-coming]') !== null
  // Whenever nothing is on its way, the shortcuts stand there: no moment of a lower page lies between.
  const seen: string[] = []
  const look = () =>
    seen.push(`${isComing() ? 'coming' : 'there'} ${container.querySelectorAll('li').length}`)
  look()
  new MutationObserver(look).observe(container, { childList: true, subtree: true })
  await expect.poll(isComing).toBe(false)
  expect(seen[0]).toBe('coming 0')
  expect(new Set(seen)).toEqual(new Set(['coming 0', `there ${count}`]))
})
