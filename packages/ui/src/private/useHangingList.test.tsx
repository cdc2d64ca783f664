import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'

afterEach(cleanup)

const groups = [{ key: 'airports', items: ['Istanbul Airport', 'Sabiha Gökçen'] }]
const same = (text: string) => text

it('UI-18 a list of a thousand is drawn once: it has its place before it is shown', async () => {
  const places: string[] = []
  const { container, unmount } = await render(
    <ThemeProvider>
      <ComboBox label="From" groups={groups} getKey={same} getText={same} fullScreen="never" />
    </ThemeProvider>,
  )
  container.addEventListener(
    'beforetoggle',
    ({ target }) => places.push((target as HTMLElement).style.getPropertyValue('--room')),
    true,
  )
  await userEvent.click(container.querySelector('input')!)
  await expect.poll(() => container.querySelectorAll('[role="option"]').length).toBe(2)
  expect(places).toHaveLength(1)
  expect(Number.parseFloat(places[0]!)).toBeGreaterThan(100)
  expect(container.querySelector('[popover]')!.matches(':popover-open')).toBe(true)
  await unmount()
})
