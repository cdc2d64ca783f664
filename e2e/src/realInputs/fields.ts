import type { Outcome } from '@wherry/booking/testing/realInputs/outcome.ts'
import type { Locator, Page } from 'playwright'

/** Fields of the form by the ids to which the form’s list of errors links. */
const fieldIds = {
  name: 'passengers.0.name',
  phone: 'passengers.0.phone',
  email: 'passengers.0.email',
  flight: 'arrivalNumber',
  date: 'dateArrival',
  time: 'dateArrival.time',
} as const
export type FieldName = keyof typeof fieldIds

const fieldOf = (page: Page, field: FieldName): Locator => page.locator(`input[id$="${fieldIds[field]}"]`)

/** Copies a text and pastes it by keys over the whole value of a field, then leaves the field. */
export async function paste(page: Page, field: FieldName, text: string): Promise<void> {
  await fieldOf(page, field).evaluate(async (input: HTMLInputElement, copied) => {
    input.focus()
    input.select()
    await navigator.clipboard.writeText(copied)
  }, text)
  await page.keyboard.press('Control+V')
  await page.keyboard.press('Tab')
}

export async function empty(page: Page, field: FieldName): Promise<void> {
  await fieldOf(page, field).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
}

export interface Seen {
  text: string
  /** State of the field for a screen reader: without a message, with a caution, or invalid. */
  state: 'well' | 'caution' | 'invalid'
}

export const seen = (page: Page, field: FieldName): Promise<Seen> =>
  fieldOf(page, field).evaluate((input: HTMLInputElement) => ({
    text: input.value,
    state: input.ariaInvalid === 'true' ? 'invalid' : input.closest('[data-caution]') ? 'caution' : 'well',
  }))

/** A text as a single-line field shows it: line ends and control characters become spaces. */
const onOneLine = (text: string) => text.replace(/\r\n?|\n/g, ' ').replace(/\p{Cc}/gu, ' ')
/** True if a field shows the same text. In a text of digits only, the field may change the separators. */
const holds = (text: string, input: string) => {
  const bare = (one: string) => onOneLine(one).replace(/[\s().:/-]/g, '')
  const isDigits = /^\d+$/.test(bare(input))
  return isDigits ? bare(text) === bare(input) : onOneLine(text).trim() === onOneLine(input).trim()
}

/** @param shows true if a text of the field shows the right value */
function isRight({ text, state }: Seen, input: string, right: Outcome, shows: (value: string) => boolean) {
  const isWhole = holds(text, input)
  if (right.kind === 'sent') return state === 'well' && shows(text)
  if (right.kind === 'warned') return state === 'caution' && shows(text)
  if (right.kind === 'sentIfRead') return state === 'invalid' || (state === 'well' && shows(text))
  return state === 'invalid' && isWhole
}

export interface Row {
  input: string
  right: Outcome
}

/**
 * Pastes row after row into a field, each over the one before, and returns the rows that were not read correctly. It
 * waits for parts that load later, such as a language of dates or the rules of phone numbers.
 */
export async function misread<Given extends Row>(
  page: Page,
  field: FieldName,
  rows: readonly Given[],
  shows: (text: string, row: Given) => boolean,
  beside: { before?: (row: Given) => Promise<void>; isRight?: (row: Given) => Promise<boolean> } = {},
): Promise<string[]> {
  const wrong: string[] = []
  // Total number of waits for all rows, so that many wrong rows do not delay the report.
  let patience = 60
  for (const row of rows) {
    await beside.before?.(row)
    await paste(page, field, row.input)
    let last: Seen | null = null
    const isWell = async () => {
      const now = await seen(page, field)
      last = now
      const isField = isRight(now, row.input, row.right, () => shows(now.text, row))
      return isField && ((await beside.isRight?.(row)) ?? true)
    }
    let isTaken = await isWell()
    for (let trial = 0; trial < 20 && patience > 0 && !isTaken; trial++, patience--) {
      await page.waitForTimeout(50)
      isTaken = await isWell()
    }
    if (!isTaken) wrong.push(JSON.stringify({ ...row, seen: last }))
  }
  return wrong
}
