import { describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { words } from '../words.ts'
import type { Put } from './answers.ts'
import { corpus, sliceOf } from './corpus.ts'
import { watchForHarm } from './harmCheck.ts'
import { holes, openBare, strangers } from './planted.ts'
import { compare } from './shown.ts'

const chromium = withChromium()

describe('the check', () => {
  it('SEC-02 finds each planted hole, and nothing where a text is shown as a text', async () => {
    const page = await chromium.open()
    const harmCheck = await watchForHarm(page, { hosts: ['localhost'], patience: 3000 })
    const breakers = corpus.filter(({ kind }) => kind === 'breaker')
    const payloads = [...sliceOf(8, 1), ...breakers].map(({ text }) => text)
    await openBare(page)
    await page.evaluate((texts) => {
      for (const text of texts)
        document.body.append(Object.assign(document.createElement('p'), { title: text }), text)
    }, payloads)
    await harmCheck.expectHarmless('texts as texts')
    for (const [name, hole] of Object.entries(holes)) {
      // Some of them lead the tab away.
      const other = await chromium.open()
      const others = await watchForHarm(other, { hosts: ['localhost'] })
      await openBare(other)
      await other
        .evaluate(
          ([source, texts]) => {
            // The function is passed as text, since the page has no function of the test.
            const own = new Function(`return ${source}`)() as (text: string) => void
            for (const text of texts)
              try {
                own(text)
              } catch {
                // A browser refuses some of the texts by itself.
              }
            return new Promise((resolve) => setTimeout(resolve, 30))
          },
          [hole.toString(), payloads] as const,
        )
        .catch(() => {})
      expect(await others.deeds(), name).not.toEqual([])
      await other.close()
    }
    await page.goto('http://localhost/bare')
    await page.evaluate(
      (all) => {
        const places = all.map(() => document.createElement('div'))
        document.body.append(...places)
        // As a script would set it: the markup does not run.
        for (const [at, place] of places.entries()) place.setHTMLUnsafe(all[at] as string)
      },
      strangers.map(([html]) => html),
    )
    expect(await harmCheck.deeds()).toEqual(expect.arrayContaining(strangers.map(([, told]) => told)))
    await page.goto('http://localhost/bare')
    await harmCheck.expectHarmless('a page that lives')
    for (const { trans } of Object.values(words)) {
      await page.evaluate(
        (title) => document.querySelector('h1')?.replaceChildren(title),
        trans.common.error_boundary.title,
      )
      await expect(harmCheck.expectHarmless('the error screen')).rejects.toThrow(/page dead/)
      await harmCheck.expectHarmless('the error screen, expected', { isAlive: async () => {} })
    }
    await page.evaluate(() => document.querySelector('h1')?.remove())
    await harmCheck.deeds()
    await expect(harmCheck.expectHarmless('no heading')).rejects.toThrow(/has its heading/)
  })

  it('SEC-07 finds a text that is trimmed, shortened without a sign, worked out or told with entities', () => {
    const text = '{{7*7}} a  <b>&"\u00e9 long enough to be cut somewhere in the middle of it'
    const put = (said: string): Put[] => [
      {
        field: 'promo result[].text',
        payload: { id: 'x-1', kind: 'template', text: said },
        text: `q1q${said}`,
        mark: 'q1q',
      },
    ]
    const altered = (shown: string, said = text) =>
      compare([`before q1q${shown} after`], put(said)).altered.length
    expect(altered(text)).toBe(0)
    expect(altered(`${text.slice(0, 50)}…`)).toBe(0)
    expect(altered(text.slice(0, 50))).toBe(1)
    expect(altered(text.replace('{{7*7}}', '49'))).toBe(1)
    expect(altered(text.replace('<b>', ''))).toBe(1)
    expect(altered(text.replace('&', '&amp;'))).toBe(1)
    expect(altered(text.replace('\u00e9', 'e'))).toBe(1)
    expect(altered('', ' ')).toBe(0)
    expect(compare(['q2q'], put(text)).fields.size).toBe(0)
  })
})
