import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeBlock } from '../tools/docs/blocks.ts'
import { endGroup } from '../tools/run.ts'
import { violations, withChromium } from './chromium.ts'
import { apps } from './folders.ts'
import { install, npm, npmFolder, type Server, startServer } from './npm.ts'
import { readmeOf } from './readmes.ts'

const { open } = withChromium()
const cwd = npmFolder('next')

/** An app as Next itself begins one: its package.json and its layout. Nothing of it is about our package. */
function newApp(): string {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(apps, 'next/package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  const { '@wherry/ui': _ours, ...next } = dependencies!
  mkdirSync(join(cwd, 'app'), { recursive: true })
  writeFileSync(join(cwd, 'app/layout.tsx'), readFileSync(join(apps, 'next/app/layout.tsx')))
  const scripts = { build: 'next build', start: 'next start' }
  return JSON.stringify({ name: 'shop', private: true, scripts, dependencies: next, devDependencies })
}

describe('UI-20 a new Next app, by the README of ui alone', () => {
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  let server: Server | undefined
  beforeAll(async () => {
    const manifest = newApp()
    const ui = readmeOf('ui')
    await install(cwd, takeBlock('packages/ui/README.md', 'npm i @wherry/ui', ui), manifest)
    const form = takeBlock('packages/ui/README.md', "'use client'\nimport { Button, Checkbox, Form", ui)
    writeFileSync(join(cwd, 'app/OrderForm.tsx'), form)
    const first = takeBlock(
      'packages/ui/README.md',
      "import '@wherry/ui/fonts.css'\nimport { Button, ThemeProvider }",
      ui,
    )
    mkdirSync(join(cwd, 'app/first'), { recursive: true })
    writeFileSync(join(cwd, 'app/first/Example.tsx'), `'use client'\n${first}`)
    writeFileSync(join(cwd, 'app/first/page.tsx'), "export { Example as default } from './Example'\n")
    writeFileSync(join(cwd, 'app/page.tsx'), takeBlock('packages/ui/README.md', '// app/page.tsx', ui))
  })
  afterAll(() => server && endGroup(server.process))

  it('its own build takes the blocks and finds no fault in their types', async () => {
    const { code, output } = await npm('npm run build', cwd, env)
    expect(code, output).toBe(0)
    expect(output).toContain('Compiled successfully')
  })

  it('has the theme engine on its server, and sends none of it to the browser', () => {
    const scripts = (folder: string) =>
      globSync(`${folder}/**/*.js`, { cwd: join(cwd, '.next') }).map((file) =>
        readFileSync(join(cwd, '.next', file), 'utf8'),
      )
    const withEngine = (folder: string) =>
      scripts(folder).filter((text) => text.includes('is no list of font families'))
    expect(scripts('static').length).toBeGreaterThan(3)
    expect(withEngine('static')).toEqual([])
    expect(withEngine('server').length).toBeGreaterThan(0)
  })

  it('its first example answers a press, and its form has the theme, keeps what is missing, shows what the server refuses, and is sent', async () => {
    if (server) await endGroup(server.process)
    server = await startServer('npm', ['start', '--', '-p', '0'], { cwd, env })
    const { said, url } = server
    const opened = await open()
    await opened.page.goto(`${url}/first`)
    const told = opened.page.waitForEvent('dialog')
    const pressed = opened.page.getByRole('button', { name: 'Book' }).click()
    const dialog = await told
    await dialog.accept()
    await pressed
    expect(dialog.message()).toBe('Booked')
    await opened.page.goto(url)
    const book = opened.page.getByRole('button', { name: 'Book' })
    const sign = opened.page.getByRole('textbox', { name: 'Name on the sign' })
    const ground = () => book.evaluate((button) => getComputedStyle(button).backgroundColor)
    await expect.poll(ground).toBe('rgb(122, 31, 162)')
    expect(await violations(opened.page)).toEqual([])

    await book.click()
    await expect.poll(() => sign.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await opened.page.getByText('Required').count()).toBe(2)

    await sign.fill('Ann')
    await opened.page.getByRole('textbox', { name: 'Mobile phone' }).fill('0532 118 40 27')
    await opened.page.getByRole('checkbox').check()
    await book.click()
    await opened.page.getByText('Your whole name').waitFor()
    expect(await violations(opened.page)).toEqual([])
    expect(said()).not.toContain('Booked')

    await sign.fill('Ann Lee')
    await book.click()
    await expect.poll(said).toMatch(/Booked \{[^}]*sign: 'Ann Lee'[^}]*phone: '\+905321184027'/)
    await expect.poll(() => opened.page.getByText('Your whole name').count()).toBe(0)
    // Next ends the stream of an action's answer once it has read its part.
    expect(opened.complaints.filter((one) => !one.endsWith('/ net::ERR_ABORTED'))).toEqual([])
    await opened.page.close()
  })
})
