import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../apg/files.ts'
import { departures, notFitting, otherFiles } from '../apg/notFitting.ts'
import { keyOf, waitFor } from '../apg/row.ts'
import { serveFixtures } from '../apg/serve.ts'
import { withBrowser } from './browser.ts'

const browser = withBrowser()
let fixtures: Awaited<ReturnType<typeof serveFixtures>>
beforeAll(async () => {
  fixtures = await serveFixtures()
})
afterAll(() => fixtures.close())
afterEach(() => waitFor(4000))

/** Rows of a file that are said to fail. */
const departuresOf = (file: string) => departures[file] ?? {}

async function failure(page: Page, file: (typeof files)[number], at: number): Promise<string | null> {
  const one = file.rows[at]
  if (!one) return 'no such row'
  const isDeparture = keyOf(one) in departuresOf(file.file)
  waitFor(isDeparture ? 500 : 4000)
  await page.goto(`${fixtures.url}/?of=${file.fixture}`)
  await page.locator('main .wherry-root').waitFor()
  const seen = await one.run(page).then(
    () => null,
    (error: unknown) => String(error).split('\n')[0] ?? '',
  )
  if (isDeparture) return seen === null ? `${keyOf(one)}: passes, and is no departure any more` : null
  return seen === null ? null : `${keyOf(one)}: ${seen}`
}

describe('A11Y-02 the guide’s own rows on our twins', () => {
  it.each(files.map((file) => [file.file, file] as const))(
    '%s',
    { tags: ['engines', 'long'] },
    async (_, file) => {
      let page = await browser.open()
      const failed: string[] = []
      for (const at of file.rows.keys()) {
        const seen = await failure(page, file, at)
        if (seen !== null) failed.push(seen)
        // A row of Tab has led out of the page: in Firefox no later page of this window gets the keys back.
        if (await page.evaluate(() => document.hasFocus())) continue
        await page.context().close()
        page = await browser.open()
      }
      expect(failed).toEqual([])
    },
  )

  it('every row of every file is run, or named with the reason why not, and nine of ten pass', () => {
    const counts = files.map(({ file, total, rows }) => {
      const keys = rows.map(keyOf)
      const left = Object.keys(notFitting[file] ?? {})
      expect([...keys, ...left], file).toHaveLength(total)
      expect(new Set([...keys, ...left]).size, `${file}: each once`).toBe(total)
      const unknown = Object.keys(departuresOf(file)).filter((key) => !keys.includes(key))
      expect(unknown, `${file}: departures that no row has`).toEqual([])
      const departed = Object.keys(departuresOf(file)).length
      return { file, total, left: left.length, fit: keys.length, pass: keys.length - departed }
    })
    const names = files.map(({ file }) => file)
    const known = Object.keys({ ...notFitting, ...departures })
    expect(known.filter((file) => !names.includes(file))).toEqual([])
    expect(Object.keys(otherFiles).filter((file) => names.includes(file))).toEqual([])
    for (const reason of [notFitting, departures].flatMap((table) => Object.values(table)).concat(otherFiles))
      for (const [key, why] of Object.entries(reason)) expect(why, key).toMatch(/^\p{Lu}.*\.$/u)
    const sum = (of: 'total' | 'fit' | 'pass') => counts.reduce((all, one) => all + one[of], 0)
    const all = { file: '**all**', total: sum('total'), fit: sum('fit'), pass: sum('pass') }
    const page = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8')
    for (const { file, total, fit, pass } of [...counts, all]) {
      console.info(`${file}: ${pass} of ${fit} that fit, of ${total}`)
      const line = page.split('\n').find((one) => one.startsWith(`| ${file} |`))
      expect(line, `docs/accessibility.md, ${file}`).toMatch(
        new RegExp(`\\| ${total} \\| ${fit} \\| ${pass} \\|$`),
      )
    }
    expect(sum('pass') / sum('fit')).toBeGreaterThanOrEqual(0.9)
  })
})
