import type { Frame } from 'playwright'

/** What a person sees of a page, as far as the way to a booking goes. */
export interface Look {
  readonly path: string
  readonly query: string
  readonly headings: readonly string[]
  readonly buttons: readonly Button[]
  readonly fields: readonly Field[]
  /** Whether something is said to be on its way. */
  readonly isBusy: boolean
}

export interface Button {
  readonly text: string
  readonly inDialog: boolean
  /** It can be pressed, and nothing of it is on its way. */
  readonly isLive: boolean
}

export interface Field {
  readonly label: string
  readonly value: string
}

/** Looks at a document; null where it is just being left. */
export async function look(frame: Frame): Promise<Look | null> {
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
