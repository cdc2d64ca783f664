import type { FrameLocator, Page } from 'playwright'
import { openWithModule } from '../embedStage.ts'
import type { Chance } from '../seed.ts'
import { chooseFirstOffer, choosePlace, dayFromNow, passenger } from '../steps.ts'
import { words } from '../words.ts'

const { field, passengers } = words.en.booking

/** Fields of the form, each with the text to type and the pattern of its final value. */
const entries = {
  flight: ['textbox', field.arrivalNumber, 'TK 1985', /TK 1985/],
  date: ['textbox', field.landingDate, dayFromNow(12), /^\d\d\.\d\d\.\d{4}$/],
  time: ['combobox', field.landingTime, '0945', /^09:45$/],
  name: ['textbox', passengers.name, passenger.en.name, /^Mary/],
  phone: ['textbox', passengers.phone, passenger.en.phone, /7911/],
  email: ['textbox', passengers.email, passenger.en.email, /@/],
} as const satisfies Record<string, readonly ['textbox' | 'combobox', string, string, RegExp]>

const inputOf = (
  frame: FrameLocator,
  [role, name]: readonly ['textbox' | 'combobox', string, ...unknown[]],
) => frame.getByRole(role, { name }).first()

/** Milliseconds between two taps below which the browser takes them for one double tap. */
const doubleTap = 400

/** Opens the form in a plain frame of a partner’s page. */
export async function openForm(page: Page): Promise<FrameLocator> {
  const frame = await openWithModule(page, '/')
  await choosePlace(frame, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(frame, 'en')
  return frame
}

/**
 * Fills in the form as fast as possible, field by field, by taps or by Tab, at random speeds.
 *
 * @returns the fields with a wrong value, such as `time: ""`
 */
export async function fillQuickly(page: Page, frame: FrameLocator, chance: Chance): Promise<string[]> {
  let tappedAt = 0
  for (const entry of Object.values(entries)) {
    const input = inputOf(frame, entry)
    const way = chance.below(4)
    if (way === 0) await input.fill(entry[2])
    else {
      if (way === 1) await input.focus()
      else {
        // Each field is scrolled to the position of the one before, so a second tap too soon would be a double tap.
        await page.waitForTimeout(Math.max(0, tappedAt + doubleTap - performance.now()))
        await input.tap()
        tappedAt = performance.now()
        // A phone’s keyboard opens with the focus, which follows a tap.
        await input.and(frame.locator(':focus')).waitFor()
      }
      await page.keyboard.type(entry[2], { delay: chance.one([0, 0, 5, 20, 60]) })
      if (chance.below(3) === 0) await page.keyboard.press('Tab')
    }
  }
  // Answers to earlier entries arrive during this pause.
  await page.waitForTimeout(chance.one([0, 300, 1500]))
  const lost: string[] = []
  for (const [key, entry] of Object.entries(entries)) {
    const value = await inputOf(frame, entry).inputValue()
    if (!entry[3].test(value)) lost.push(`${key}: ${JSON.stringify(value)}`)
  }
  return lost
}
