import type { Frame } from 'playwright'

/** The parts of a page that a person sees and that matter on the way to a booking. */
export interface PageContents {
  readonly path: string
  readonly query: string
  readonly headings: readonly string[]
  readonly buttons: readonly Button[]
  readonly fields: readonly Field[]
  /** True if the page shows that something is loading. */
  readonly isBusy: boolean
}

export interface Button {
  readonly text: string
  readonly inDialog: boolean
  /** True if the button is enabled and not busy. */
  readonly isLive: boolean
}

export interface Field {
  readonly label: string
  readonly value: string
}

/** Reads a document. Null: the page is navigating away. */
export async function readPage(frame: Frame): Promise<PageContents | null> {
  try {
    return await frame.evaluate(() => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
      const labelOf = (input: HTMLInputElement) => {
        const ids = input.getAttribute('aria-labelledby')?.split(' ') ?? []
        const labels = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : (input.labels ?? [])
        const texts = [...labels].map((label) => label?.textContent ?? '')
        return (input.getAttribute('aria-label') ?? texts.join(' ')).trim()
      }
      const seen = <T extends Element>(selector: string) =>
        [...document.querySelectorAll<T>(selector)].filter(isSeen)
      return {
        path: location.pathname,
        query: location.search,
        headings: seen('h1, h2, [role=heading]').map(nameOf),
        buttons: seen('button, a[href], [role=button]').map((button) => ({
          text: nameOf(button),
          inDialog: button.closest('[role=dialog], [role=alertdialog], dialog') !== null,
          isLive:
            !(button as HTMLButtonElement).disabled &&
            button.getAttribute('aria-disabled') !== 'true' &&
            button.getAttribute('aria-busy') !== 'true' &&
            button.closest('[inert]') === null,
        })),
        fields: seen<HTMLInputElement>('input, textarea').map((input) => ({
          label: labelOf(input),
          value: input.type === 'checkbox' ? String(input.checked) : input.value,
        })),
        isBusy: seen('[aria-busy=true]').length > 0,
      }
    })
  } catch {
    return null
  }
}
