import { useRef } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { barHeight } from './PayBar.css.ts'
import { useBarHeight } from './PayBar.tsx'

function Page() {
  const form = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar, form)
  return (
    <div ref={form} data-testid="form">
      <div ref={bar} data-testid="bar" style={{ display: 'none' }} />
    </div>
  )
}

it('the form knows the height of its bar without a render, and keeps the last one while the bar is hidden A11Y-04', async () => {
  const { getByTestId } = await render(<Page />)
  const form = getByTestId('form').element() as HTMLElement
  const bar = getByTestId('bar').element() as HTMLElement
  const known = () => form.style.getPropertyValue(barHeight.slice(4, -1))
  expect(known()).toBe('')
  for (const [display, height, expected] of [
    ['block', '64px', '64px'],
    ['block', '112px', '112px'],
    ['none', '64px', '112px'],
    ['block', '64px', '64px'],
  ] as const) {
    Object.assign(bar.style, { display, height })
    await expect.poll(known).toBe(expected)
  }
})
