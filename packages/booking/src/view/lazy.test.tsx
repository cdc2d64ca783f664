import { ThemeProvider } from '@wherry/ui'
import { type ComponentType, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleProvider } from '../module/module.tsx'
import { createHeldModule } from '../testing/heldService.ts'
import { missingPart } from '../testing/samples/missingPart.ts'
import { Decoration } from './Decoration.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyPart } from './lazy.tsx'

function Forbidden(): never {
  throw new Error('The placeholder was shown')
}

let isBroken = false
function MaybeBroken() {
  if (isBroken) throw new Error('broken')
  return <p>Here it is</p>
}

/** Renders a part on a page with an error screen. */
async function renderPart(load: () => Promise<ComponentType>) {
  const Part = lazyPart(load)
  const { module, platform } = createHeldModule()
  await module.prepare()
  const onError = vi.fn()
  await render(
    <ThemeProvider>
      <ModuleProvider module={module}>
        <ErrorBoundary onError={onError}>
          <Suspense fallback={<p>Wait</p>}>
            <Part />
          </Suspense>
        </ErrorBoundary>
      </ModuleProvider>
    </ThemeProvider>,
  )
  return { platform, onError }
}

it('SHELL-19 ERR-07 without a connection a part whose code could not be loaded is loaded anew by the button of the error screen', async () => {
  const load = vi.fn(async () => () => <p>Here it is</p>)
  load.mockRejectedValueOnce(missingPart())
  const { platform, onError } = await renderPart(load)
  const button = page.getByRole('button')
  await expect.element(button).toBeVisible()
  platform.setOnline(false)
  await button.click()
  await expect.element(page.getByText('Here it is')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  expect(onError).toHaveBeenCalledOnce()
  expect(platform.left).toEqual([])
})

it('SHELL-21 ERR-08 a part that did not load is told as missing, and the button reloads the page for it', async () => {
  const missing = missingPart()
  const load = vi.fn(async () => () => <p>Here it is</p>).mockRejectedValueOnce(missing)
  const { platform, onError } = await renderPart(load)
  await expect.element(page.getByText(/^Part of the page did not load/)).toBeVisible()
  expect(onError.mock.calls.flat()).toEqual([missing])
  await page.getByRole('button').click()
  expect(platform.left).toEqual(['reload'])
  expect(load).toHaveBeenCalledOnce()
})

it('PRICE-15 ERR-07 a decoration whose code did not come is asked for anew when the connection is back, or it is mounted again', async () => {
  const load = vi.fn(async () => () => <p>Here it is</p>)
  load.mockRejectedValueOnce(missingPart()).mockRejectedValueOnce(missingPart())
  const Part = lazyPart(load)
  const { module, platform } = createHeldModule()
  await module.prepare()
  const drawn = (isThere: boolean) => (
    <ModuleProvider module={module}>
      {isThere && (
        <Decoration wait={<p>Wait</p>}>
          <Part />
        </Decoration>
      )}
    </ModuleProvider>
  )
  const screen = await render(drawn(true))
  await expect.poll(() => screen.container.textContent).toBe('')
  platform.setOnline(false)
  platform.setOnline(true)
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.poll(() => screen.container.textContent).toBe('')
  await screen.rerender(drawn(false))
  await screen.rerender(drawn(true))
  await expect.element(page.getByText('Here it is')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

it('SHELL-19 where the error screen itself cannot be drawn, plain words and the same button stand in for it', async () => {
  isBroken = true
  const { module } = createHeldModule()
  await module.prepare()
  // Without a theme the rendered error screen throws too.
  await render(
    <ModuleProvider module={module}>
      <ErrorBoundary onError={() => {}}>
        <MaybeBroken />
      </ErrorBoundary>
    </ModuleProvider>,
  )
  await expect.element(page.getByText(/What you entered is safe/)).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.element(page.getByText('Here it is')).toBeVisible()
})

it('REL-06 code that was brought ahead is drawn without another wait for the network, and a failure of it is silent', async () => {
  const load = vi.fn(async () => () => <p>Here it is</p>)
  load.mockRejectedValueOnce(new TypeError('offline'))
  const Part = lazyPart(load)
  void Part.preload()
  await Promise.resolve()
  await render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByText('Here it is')).toBeVisible()
})

it('REL-06 a part that was brought ahead shows no placeholder, and a later preload keeps the state of what is shown', async () => {
  const load = async () => () => <input aria-label="Name" />
  const Part = lazyPart(load)
  await Part.preload()
  const drawn = () => (
    <Suspense fallback={<Forbidden />}>
      <Part />
    </Suspense>
  )
  const screen = await render(drawn())
  await page.getByRole('textbox').fill('Anna')
  await Part.preload()
  await screen.rerender(drawn())
  await expect.element(page.getByRole('textbox')).toHaveValue('Anna')
})
