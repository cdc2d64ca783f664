import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { endGroup, root, run } from '../tools/run.ts'
import { type Opened, serve, violations, withChromium } from './chromium.ts'
import { home } from './folders.ts'
import { type Server, startServer } from './npm.ts'
import { serverAnswers } from './serverAnswers.ts'
import { entryNames } from './sources.ts'

const { open } = withChromium()
const photos = join(root, 'artefacts/proofs')
mkdirSync(photos, { recursive: true })

/** Runs a program of an app's own node_modules, which has to succeed. */
async function inApp(
  app: string,
  program: string,
  args: string[],
  mode: 'development' | 'production',
): Promise<void> {
  const cwd = join(home, app)
  const env = { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output } = await run(join(cwd, 'node_modules/.bin', program), args, { cwd, env })
  if (code !== 0) throw new Error(output)
}

/** Uses the page as a person would, and looks at every overlay. */
async function usePage({ page, complaints }: Opened, name: string, overlays = '.wherry-root'): Promise<void> {
  const look = (state: string) =>
    page.screenshot({ path: join(photos, `${name}-${state}.png`), animations: 'disabled' })
  const book = page.getByRole('button', { name: 'Book', exact: true })
  await book.waitFor()
  const ground = () => book.evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect.poll(ground).toBe('rgb(122, 31, 162)')

  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('combobox', { name: 'City' }).pressSequentially('l')
  await page.getByRole('option', { name: 'London' }).waitFor()
  expect(await violations(page)).toEqual([])
  await look('list')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('combobox', { name: 'City' }).inputValue()).toBe('London')

  await page.getByRole('button', { name: /^Choose a date/ }).click()
  await page.getByRole('grid').waitFor()
  const [field, grid] = await Promise.all([
    page.getByLabel('Day', { exact: true }).boundingBox(),
    page.getByRole('grid').boundingBox(),
  ])
  expect(grid!.y, 'the calendar opens under its field').toBeGreaterThan(field!.y + field!.height)
  expect(await violations(page)).toEqual([])
  await look('calendar')
  await page.getByRole('gridcell').getByText('17', { exact: true }).click()
  await expect.poll(() => page.getByLabel('Day', { exact: true }).inputValue()).toBe('05/17/2030')

  await page.getByRole('button', { name: 'Order: price' }).click()
  await page.getByRole('menuitemradio', { name: 'By time' }).waitFor()
  expect(await violations(page)).toEqual([])
  await look('menu')
  await page.getByRole('menuitemradio', { name: 'By time' }).click()
  await page.getByRole('button', { name: 'Order: time' }).waitFor()

  await book.focus()
  await page.keyboard.press('Enter')
  await page.locator(overlays).getByRole('dialog').getByText('Ada goes to London on 2030-05-17.').waitFor()
  expect(await violations(page)).toEqual([])
  await look('dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => book.evaluate((button) => button.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Yes, book' }).click()
  await page.getByText('Booked', { exact: true }).first().waitFor()
  expect(await violations(page)).toEqual([])
  await look('notification')

  expect(await strays(page)).toEqual([])
  expect(complaints).toEqual([])
}

/** Elements of ours that stand outside of our roots. */
const strays = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('.wherry-root') && !element.querySelector('.wherry-root'))
      .filter((element) => [...element.attributes].some(({ name }) => /wherry|radix/.test(name)))
      .map((element) => element.outerHTML.slice(0, 200)),
  )

/** The style sheet of a page that imports these entry points in this order. */
async function sheetOf(entries: string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: entries.map((name) => `export * as ${name} from '@wherry/ui/${name}'`).join('\n'),
      resolveDir: join(home, 'vite-react-19'),
    },
    bundle: true,
    packages: 'bundle',
    external: ['react', 'react-dom'],
    format: 'esm',
    outdir: 'out',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles.find(({ path }) => path.endsWith('.css'))!.text
}

/** Computed styles of every element in our root, with this style sheet alone. */
const drawnWith = (page: Page, sheet: string) =>
  page.evaluate((text) => {
    for (const old of document.querySelectorAll('link[rel=stylesheet], style')) old.remove()
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
    for (const animation of document.getAnimations()) animation.cancel()
    return [...document.querySelectorAll('.wherry-root *')].flatMap((element) => {
      const style = getComputedStyle(element)
      const properties = [...style].filter((property) => !property.startsWith('--'))
      return properties.map(
        (property) =>
          `${element.outerHTML.split('>', 1)[0]} ${property}: ${style.getPropertyValue(property)}`,
      )
    })
  }, sheet)

/** The modules that have code in a built app, by its source maps. */
function modulesOf(folder: string): string[] {
  const maps = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js.map'))
  return maps.flatMap(
    (name) => JSON.parse(readFileSync(join(folder, 'assets', name), 'utf8')).sources as string[],
  )
}

describe('UI-20 a page of Vite and React 18, drawn by plain Node', () => {
  const app = join(home, 'vite-react-18')

  it('its types hold', () => inApp('vite-react-18', 'tsc', ['-p', '.'], 'production'))

  it('carries no theme engine, and nothing from outside its folder', async () => {
    await inApp('vite-react-18', 'vite', ['build', '--sourcemap', '--outDir', 'shipped'], 'production')
    const modules = modulesOf(join(app, 'shipped'))
    expect(modules.length).toBeGreaterThan(10)
    expect(modules.filter((path) => /culori|createTheme|solveAccent/.test(path))).toEqual([])
    const outside = modules.filter((path) => path.includes('/') && !path.includes('node_modules/.pnpm/'))
    expect(outside.filter((path) => path.includes('packages/'))).toEqual([])
  })

  it('comes alive in StrictMode without a warning, works, and axe finds nothing', async () => {
    await inApp('vite-react-18', 'vite', ['build', '--outDir', 'page'], 'development')
    await inApp(
      'vite-react-18',
      'vite',
      ['build', '--ssr', 'server.tsx', '--outDir', 'server'],
      'development',
    )
    const { code, output } = await run(
      'node',
      ['-e', `import('./server/server.js').then(({ page }) => process.stdout.write(page()))`],
      { cwd: app, env: { NODE_ENV: 'development' } },
    )
    expect(code, output).toBe(0)
    expect(output).toContain('Harbour Tours')
    const opened = await open()
    await opened.page.goto(await serve(opened.page, join(app, 'page'), output))
    await usePage(opened, 'vite-react-18')
    await opened.page.getByRole('button', { name: 'Book', exact: true }).click()
    await opened.page.getByRole('dialog').waitFor()
    // Replaced by a copy, as the page itself goes on announcing and moving.
    await opened.page.evaluate(() => document.body.replaceWith(document.body.cloneNode(true)))
    const names = entryNames().filter((name) => name !== 'accent')
    const usual = await drawnWith(opened.page, await sheetOf(names))
    expect(usual.length).toBeGreaterThan(10_000)
    for (const by of [-1, 3, 7, 11, 17]) {
      const keyed = names.map((name, at) => ({ name, key: (at * by) % names.length }))
      const order = keyed.sort((a, b) => a.key - b.key).map(({ name }) => name)
      const other = await drawnWith(opened.page, await sheetOf(order))
      expect(other.filter((look, at) => look !== usual[at])).toEqual([])
    }
  })

  it('says in development where an accent is set by hand and its ink is not', async () => {
    const { page, complaints } = await open()
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '.shop { --wherry-accent-solid: #cc0000 } .whole { --wherry-accent-solid: #cc0000; --wherry-accent-ink: #ffffff }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    await page.goto(await serve(page, join(app, 'page')))
    const said = () => complaints.filter((one) => one.includes('--wherry-accent-solid'))
    await expect.poll(said).toHaveLength(1)
    expect(said()[0]).toMatch(/^@wherry\/ui: \.shop sets --wherry-accent-solid without --wherry-accent-ink/)
  })
})

describe('UI-20 a page of Vite and React 19, in a shadow root', () => {
  it('its types hold', () => inApp('vite-react-19', 'tsc', ['-p', '.'], 'production'))

  it('works in StrictMode with its overlays in the given container, and axe finds nothing', async () => {
    await inApp('vite-react-19', 'vite', ['build', '--outDir', 'page'], 'development')
    const opened = await open()
    await opened.page.goto(await serve(opened.page, join(home, 'vite-react-19/page')))
    await usePage(opened, 'vite-react-19', '#overlays > .wherry-root')
  })
})

describe('UI-20 a page of Next.js', () => {
  let server: Server | undefined
  afterAll(() => server && endGroup(server.process))

  it('is drawn by its server in full colour, comes alive, works, and axe finds nothing', async () => {
    await inApp('next', 'next', ['build'], 'production')
    if (server) await endGroup(server.process)
    server = await startServer('node', ['node_modules/next/dist/bin/next', 'start', '-p', '0'], {
      cwd: join(home, 'next'),
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    const { url } = server

    const still = await open()
    await still.page.route('**/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
    await still.page.goto(url)
    const colour = (text: string) =>
      still.page
        .getByText(text, { exact: true })
        .evaluate((element) => getComputedStyle(element.closest('button') ?? element).backgroundColor)
    await expect.poll(() => colour('Book')).toBe('rgb(122, 31, 162)')
    expect(await colour('From the server')).not.toBe('rgba(0, 0, 0, 0)')

    const opened = await open()
    await opened.page.goto(url)
    await usePage(opened, 'next')
  }, 120_000)

  it('a server component calls each pure export, from the index and from its own entry', async () => {
    const page = await (await fetch(`${server!.url}/pure`)).text()
    const [, text = ''] = /<pre>([\w+/=]+)<\/pre>/.exec(page) ?? []
    expect(JSON.parse(Buffer.from(text, 'base64').toString())).toEqual(serverAnswers())
    expect(page).toMatch(/<h1>.*<mark class="[^"]+">Tour<\/mark>.*<\/h1>/)
  })

  it('a form with a server action keeps what was entered when the server refuses, and sends it again whole', async () => {
    const { page, complaints } = await open()
    await page.goto(`${server!.url}/order`)
    const name = page.getByRole('textbox', { name: 'Name' })
    const answer = page.locator('output')
    await name.fill('Ada')
    await page.getByRole('textbox', { name: 'Phone' }).fill('0532 118 40 27')
    await page.getByRole('textbox', { name: 'Day' }).fill('05/17/2030')
    await page.getByRole('radio', { name: 'Card' }).check()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Book' }).click()
    await page.getByText('Your whole name').waitFor()
    const sent = { name: 'Ada', phone: '+905321184027', day: '2030-05-17', pay: 'card', terms: 'on' }
    expect(JSON.parse((await answer.textContent()) ?? '')).toEqual(sent)
    expect(await page.getByRole('radio', { name: 'Card' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    expect(await page.getByRole('textbox', { name: 'Day' }).inputValue()).toBe('05/17/2030')
    expect(await violations(page)).toEqual([])
    await name.fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Book' }).click()
    await page.locator('output[data-booked=true]').waitFor()
    expect(JSON.parse((await answer.textContent()) ?? '')).toEqual({ ...sent, name: 'Ada Lovelace' })
    // Next ends the stream of an action's answer once it has read its part.
    expect(complaints.filter((one) => !one.endsWith('/order net::ERR_ABORTED'))).toEqual([])
  })
})
