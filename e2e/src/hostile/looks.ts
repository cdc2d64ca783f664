import type { Page } from 'playwright'
import { expect } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { words } from '../words.ts'
import { tamper } from './answers.ts'
import type { Payload } from './corpus.ts'
import { watch } from './judge.ts'
import { lookAtAnswers } from './lookAt.ts'

/** Strings of a look that a page acts by. */
export const lookFields = ['main_color', 'usp_background_color', 'usp_image', 'theme'] as const

/**
 * Opens a partner's page whose look has payloads for its colours, its theme and its pictures, another one in each round:
 * nothing of them is asked for or run, and the page has the product's own look in their place.
 */
export async function wearEach(
  page: Page,
  payloads: readonly Payload[],
  rounds: readonly number[],
): Promise<void> {
  const judge = await watch(page)
  const tampering = await tamper(page)
  const looking = lookAtAnswers(page, judge, tampering)
  const colourOf = () =>
    page
      .getByRole('button', { name: words.en.Finder.find })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  // What stands where a partner has chosen nothing: the colour of a page of nobody's.
  await page.goto(moduleUrl('?lang=en'))
  await page.locator('h1').first().waitFor()
  const plain = await colourOf()
  for (const round of rounds) {
    tampering.plan(['meanings'], payloads, round, (field) =>
      lookFields.some((name) => field.startsWith('moduleSettings ') && field.endsWith(`.${name}`)),
    )
    await page.goto(moduleUrl('?lang=en&partner=2001'))
    await page.locator('h1').first().waitFor()
    const told = `round ${round}: ${payloads[round % payloads.length]?.text}`
    await looking.look(told)('a partner’s page')
    expect(await colourOf(), told).toBe(plain)
  }
  expect([...tampering.fields]).toEqual(expect.arrayContaining(['moduleSettings result.main_color']))
  // The true look has another colour, or nothing of this were seen.
  tampering.plan([], [], 0)
  await page.goto(moduleUrl('?lang=en&partner=2001'))
  await page.locator('h1').first().waitFor()
  await expect.poll(colourOf).not.toBe(plain)
}
