import { ThemeProvider } from '@wherry/ui'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleProvider } from '../../hooks/module.tsx'
import { createHeldModule } from '../../testing/heldService.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyPart } from './lazyPart.tsx'

let isBroken = false
function MaybeBroken() {
  if (isBroken) throw new Error('broken')
  return <p>Here it is</p>
}

it('SHELL-19 ERR-07 a part whose code could not be loaded is loaded anew by the button of the error screen', async () => {
  const load = vi.fn(async () => () => <p>Here it is</p>)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Part = lazyPart(load)
  const { module } = createHeldModule()
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
  await page.getByRole('button').click()
  await expect.element(page.getByText('Here it is')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  expect(onError).toHaveBeenCalledOnce()
})

it('SHELL-19 where the error screen itself cannot be drawn, plain words and the same button stand in for it', async () => {
  isBroken = true
  const { module } = createHeldModule()
  await module.prepare()
  // Without a theme the drawn screen breaks, too.
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
  Part.preload()
  await Promise.resolve()
  await render(
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByText('Here it is')).toBeVisible()
})
