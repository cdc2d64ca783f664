import { expect, userEvent, waitFor, within } from 'storybook/test'

/** Invalid texts for a date or time field, each invalid for another reason, and a day that is not available. */
export const badDays = ['31.02.2027', '12.13.2027', '01.02.2020', 'soonish', '05/06/2027', '21:30'] as const
export const badTimes = ['25:00', 'lunch', '9 or 10 pm', '10:00 CET', '05.12.2027'] as const

/** Replaces the text of a field like a paste, and leaves the field. */
export async function pasteOver(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
}

const plain = (text: string | null | undefined) => (text ?? '').trim().replace(/\.$/, '').toLowerCase()

/** Checks that each line of an error summary has the same text as its field. */
export async function saysWhatFieldsSay(list: HTMLElement): Promise<void> {
  await waitFor(() => {
    const lines = within(list).getAllByRole('link')
    for (const line of lines) {
      const control = document.getElementById(line.getAttribute('href')?.slice(1) ?? '')
      const note =
        document.getElementById(`${control?.id}-note`) ?? document.getElementById(`${control?.id}-error`)
      expect(plain(note?.textContent)).not.toBe('')
      expect(plain(line.textContent)).toContain(plain(note?.textContent))
    }
  })
}
