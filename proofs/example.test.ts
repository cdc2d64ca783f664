import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeBlock } from '../tools/docs/blocks.ts'
import { endGroup, root } from '../tools/run.ts'
import { serve, violations, withChromium } from './chromium.ts'
import { example } from './folders.ts'
import { copyExample, install, npm, npmFolder, type Server, startServer } from './npm.ts'

const { open } = withChromium()
const photos = join(root, 'artefacts/proofs')
mkdirSync(photos, { recursive: true })
const cwd = npmFolder('example-react')
const [installing, starting] = takeBlock('examples/react/README.md', 'npm install').split('\n')

/** The button that asks, once the page stands in its own accent. */
async function findButton(page: Page) {
  const find = page.getByRole('button', { name: 'Find a car' })
  await find.waitFor()
  const ground = () => find.evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect.poll(ground).toBe('rgb(122, 62, 240)')
  return find
}

describe('UI-20 the React example, copied and installed by the commands of its README, with ui’s tarball', () => {
  let server: Server | undefined
  beforeAll(() => install(cwd, installing!, copyExample(example, cwd)), 180_000)
  afterAll(() => server && endGroup(server.process))

  it('starts by its command for work on it, and answers', async () => {
    const [program, ...args] = starting!.split(' ')
    if (server) await endGroup(server.process)
    server = await startServer(program!, args, { cwd, env: { NODE_ENV: 'development' } })
    const { page, complaints } = await open()
    await page.goto(server.url)
    const find = await findButton(page)
    await find.click()
    await expect.poll(() => page.getByText('Say where').count()).toBe(2)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('is built by its own command, in its own accent, and axe finds nothing', async () => {
    const { code, output } = await npm('npm run build', cwd, { NODE_ENV: 'production' })
    expect(code, output).toBe(0)
    expect(output).not.toContain('MODULE_LEVEL_DIRECTIVE')
    const { page, complaints } = await open()
    await page.goto(await serve(page, join(cwd, 'dist')))
    const find = await findButton(page)
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
})
