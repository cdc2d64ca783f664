import type { FrameLocator, Page } from 'playwright'
import { openWithModule } from '../embedStage.ts'
import type { Chance } from '../seed.ts'
import { chooseFirstOffer, choosePlace, dayFromNow, passenger } from '../steps.ts'
import { words } from '../words.ts'

const { field, passengers } = words.en.booking

/** Fields of the form with what is typed and what stands there then. */
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

/** Taps closer than this are one double tap to the browser, milliseconds. */
const doubleTap = 400

/** A partner's page with a plain frame, up to the form. */
export async function openForm(page: Page): Promise<FrameLocator> {
  const frame = await openWithModule(page, '/')
  await choosePlace(frame, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(frame, 'en')
  return frame
}

/**
 * Fills the form as fast as it goes, field by field with a finger or by Tab, at speeds of chance.
 *
 * @returns what stands elsewhere than it was put: `time: ""`
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
        // Scrolled into view each field lies where the one before it lay: a double tap there sets no caret.
        await page.waitForTimeout(Math.max(0, tappedAt + doubleTap - performance.now()))
        await input.tap()
        tappedAt = performance.now()
        // The keys of a phone come with the focus, which follows a tap.
        await input.and(frame.locator(':focus')).waitFor()
      }
      await page.keyboard.type(entry[2], { delay: chance.one([0, 0, 5, 20, 60]) })
      if (chance.below(3) === 0) await page.keyboard.press('Tab')
    }
  }
  // What answers to what was entered comes meanwhile.
  await page.waitForTimeout(chance.one([0, 300, 1500]))
  const lost: string[] = []
  for (const [key, entry] of Object.entries(entries)) {
    const value = await inputOf(frame, entry).inputValue()
    if (!entry[3].test(value)) lost.push(`${key}: ${JSON.stringify(value)}`)
  }
  return lost
}
