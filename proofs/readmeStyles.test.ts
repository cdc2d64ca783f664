import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations, withChromium } from './chromium.ts'
import { buildPages, goTo } from './pages.ts'

const { open } = withChromium()

/** The computed look of a button on a page. */
const lookOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { backgroundColor, paddingInline, borderRadius } = getComputedStyle(button)
    return { backgroundColor, paddingInline, borderRadius }
  })

/** The looks of a built page's buttons. The page must report no errors. */
async function looksOf<Name extends string>(
  pageName: string,
  ...names: Name[]
): Promise<Record<Name, Awaited<ReturnType<typeof lookOf>>>> {
  const { page, complaints } = await open()
  await goTo(page, pageName)
  await page.getByRole('button').first().waitFor()
  const looks = await Promise.all(names.map(async (name) => [name, await lookOf(page, name)]))
  expect(complaints).toEqual([])
  await page.close()
  return Object.fromEntries(looks)
}

const bare = { backgroundColor: 'rgba(0, 0, 0, 0)', paddingInline: '0px' }

beforeAll(() =>
  buildPages('plain', 'layered', 'unlayered', 'layeredLast', 'headed', 'tailwind', 'tailwindLast', 'whole'),
)

describe('UI-20 the sheets of the README of ui, as they stand there, with the tarball and Vite', () => {
  it('a reset in a layer before ours leaves a button as it is; in no layer it strips it', async () => {
    const { Book: own } = await looksOf('plain', 'Book')
    expect(own).not.toMatchObject({ backgroundColor: bare.backgroundColor })
    expect(own).not.toMatchObject({ paddingInline: bare.paddingInline })
    expect((await looksOf('layered', 'Book')).Book).toEqual(own)
    expect((await looksOf('unlayered', 'Book')).Book).toMatchObject(bare)
  })

  it('the order that is read after our sheets comes too late, but where the head says it first', async () => {
    const { Book: own } = await looksOf('plain', 'Book')
    expect((await looksOf('layeredLast', 'Book')).Book).toMatchObject(bare)
    expect((await looksOf('headed', 'Book')).Book).toEqual(own)
  })

  it('Tailwind 4: preflight strips the page’s own button, not ours, and a utility on ours wins', async () => {
    const { Book: own } = await looksOf('plain', 'Book')
    const { Own, Book, Utility } = await looksOf('tailwind', 'Own', 'Book', 'Utility')
    expect(Own).toMatchObject(bare)
    expect(Book).toEqual(own)
    expect(Utility).toEqual({ ...own, backgroundColor: 'rgb(1, 2, 3)', paddingInline: '77px' })
  })

  it('Tailwind 4 said after our components, not before everything else, strips them', async () => {
    expect((await looksOf('tailwindLast', 'Book')).Book).toMatchObject(bare)
  })

  it('a whole page: as high as the window, without a margin, on the surface of light and of dark', async () => {
    const { page, complaints } = await open()
    await goTo(page, 'whole')
    await page.getByRole('heading').waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const seen = await page.evaluate(() => {
        const root = document.querySelector('.app > .wherry-root')!
        const probe = root.appendChild(document.createElement('i'))
        probe.style.background = 'var(--wherry-surface-0)'
        const surface = getComputedStyle(probe).backgroundColor
        probe.remove()
        const { top, left, width, height } = root.getBoundingClientRect()
        return {
          surface,
          ground: getComputedStyle(document.body).backgroundColor,
          box: { top, left, width, height },
          scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        }
      })
      expect(seen.scheme).toBe(colorScheme)
      expect(seen.ground).toBe(seen.surface)
      expect(seen.ground).toBe(colorScheme === 'light' ? 'rgb(245, 247, 246)' : 'rgb(15, 20, 18)')
      expect(seen.box).toEqual({ top: 0, left: 0, width: 1000, height: 900 })
      expect(await violations(page)).toEqual([])
    }
    expect(complaints).toEqual([])
  })
})
