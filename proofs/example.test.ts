import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, run } from '../tools/run.ts'
import { serve, violations, withChromium } from './chromium.ts'
import { example, home } from './folders.ts'

const { open } = withChromium()
const photos = join(root, 'artefacts/proofs')
mkdirSync(photos, { recursive: true })
const cwd = join(home, example.app)

it('UI-20 the React example is built from the tarball by its own command, in its own accent, and axe finds nothing', async () => {
  const { code, output } = await run('pnpm', ['run', 'build'], { cwd, env: { NODE_ENV: 'production' } })
  expect(code, output).toBe(0)
  const { page, complaints } = await open()
  await page.goto(await serve(page, join(cwd, 'dist')))
  const find = page.getByRole('button', { name: 'Find a car' })
  await find.waitFor()
  const ground = () => find.evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect.poll(ground).toBe('rgb(122, 62, 240)')
  expect(await violations(page)).toEqual([])

  await find.click()
  await expect.poll(() => page.getByText('Say where').count()).toBe(2)
  for (const [label, text, place] of [
    ['From', 'airp', 'Bilbao Airport'],
    ['To', 'sant', 'Santander'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(text)
    await page.getByRole('option', { name: place }).click()
  }
  await find.click()
  await page.getByRole('heading', { name: 'Minivan' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.screenshot({ path: join(photos, 'example-react.png'), animations: 'disabled', fullPage: true })
  await page.getByRole('button', { name: 'Choose Minivan' }).click()
  await page.getByText('Minivan it is').first().waitFor()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.querySelector('main')!).color))
    .not.toBe('rgb(0, 0, 0)')
  expect(await violations(page)).toEqual([])
  await page.screenshot({
    path: join(photos, 'example-react-360-dark.png'),
    animations: 'disabled',
    fullPage: true,
  })
  expect(complaints).toEqual([])
}, 120_000)
