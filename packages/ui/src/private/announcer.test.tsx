import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { type Announce, useAnnounce } from './announcer.tsx'

function Speaker({ take }: { take: (announce: Announce) => void }) {
  take(useAnnounce())
  return null
}

async function listen(tone = 'polite') {
  let announce: Announce = () => {}
  const { container } = await render(
    <ThemeProvider>
      <Speaker
        take={(given) => {
          announce = given
        }}
      />
    </ThemeProvider>,
  )
  const region = container.querySelector(`[data-wherry-announcer="${tone}"]`)!
  const said: string[] = []
  new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
    childList: true,
  })
  return { announce, said }
}

describe('announcer', () => {
  afterEach(() => cleanup())

  it('A11Y-03 of one source only the newest of what waits is said; others wait their turn', async () => {
    const { announce, said } = await listen()
    announce('May', 'polite', 'calendar')
    announce('June', 'polite', 'calendar')
    await vi.waitFor(() => expect(said).toEqual(['June']))
    announce('July', 'polite', 'calendar')
    announce('Saved')
    announce('August', 'polite', 'calendar')
    announce('September', 'polite', 'calendar')
    await vi.waitFor(() => expect(said).toEqual(['June', 'September', 'Saved']))
  })

  it('A11Y-03 an empty text takes back what waits of its source, and no other', async () => {
    const { announce, said } = await listen()
    announce('Checking', 'polite', 'booking')
    await vi.waitFor(() => expect(said).toEqual(['Checking']))
    announce('Booking', 'polite', 'booking')
    announce('Saved')
    announce('')
    announce('', 'polite', 'calendar')
    announce('', 'polite', 'booking')
    announce('Booked')
    await vi.waitFor(() => expect(said).toEqual(['Checking', 'Saved', 'Booked']))
  })

  it('A11Y-03 a step that is over at once is not said after what came of it', async () => {
    const { announce, said } = await listen()
    announce('Checking', 'polite', 'booking')
    announce('', 'polite', 'booking')
    await new Promise((resolve) => setTimeout(resolve, 200))
    announce('It did not go through')
    await vi.waitFor(() => expect(said).toEqual(['It did not go through']))
  })

  it('A11Y-03 what breaks in goes before what is polite, in its own order', async () => {
    const { announce, said } = await listen('assertive')
    const polite = await listen()
    for (const text of ['10 offers', 'Saved']) polite.announce(text)
    for (const text of ['Lost', 'Refused']) {
      polite.announce(text, 'assertive')
      announce(text, 'assertive')
    }
    await vi.waitFor(() => expect(said).toEqual(['Lost', 'Refused']))
    await vi.waitFor(() => expect(polite.said).toEqual(['10 offers', 'Saved']))
  })

  it('A11Y-03 without a source all is said', async () => {
    const { announce, said } = await listen()
    for (const text of ['June', 'July', 'August']) announce(text)
    await vi.waitFor(() => expect(said).toEqual(['June', 'July', 'August']))
  })
})
