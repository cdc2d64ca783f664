import type { Page } from 'playwright'
import { expect } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { words } from '../words.ts'
import { tamper } from './answers.ts'
import type { Payload } from './corpus.ts'
import { watchForHarm } from './harmCheck.ts'
import { lookAtAnswers } from './lookAt.ts'

/** Strings of a partner’s settings that decide how a page looks or behaves. */
export const lookFields = ['main_color', 'usp_background_color', 'usp_image', 'theme'] as const

/**
 * Opens a partner’s page whose settings have payloads as colours, theme and pictures, different ones in each round. No
 * payload may be requested or run, and the page must keep the product’s default look.
 */
export async function openEachLook(
  page: Page,
  payloads: readonly Payload[],
  rounds: readonly number[],
): Promise<void> {
  const harmCheck = await watchForHarm(page)
  const tampering = await tamper(page)
  const looking = lookAtAnswers(page, harmCheck, tampering)
  const colourOf = () =>
    page
      .getByRole('button', { name: words.en.Finder.find })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  // The default colour, which a page without a partner has.
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
  // Without payloads, the partner’s settings give another colour. This shows that the comparison works.
  tampering.plan([], [], 0)
  await page.goto(moduleUrl('?lang=en&partner=2001'))
  await page.locator('h1').first().waitFor()
  await expect.poll(colourOf).not.toBe(plain)
}
