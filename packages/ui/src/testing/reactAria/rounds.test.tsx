import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Drawer } from '../../components/Drawer/Drawer.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { focused, onPage } from './onPage.tsx'

const options = [
  { value: 'card', label: 'By card' },
  { value: 'cash', label: 'Cash' },
  { value: 'bill', label: 'On account' },
]
const radios = (defaultValue: string | null) => (
  <RadioGroup label="Pay" options={options} defaultValue={defaultValue} />
)

/** Layers that keep the Tab key, with a group of radios at their end. */
const layers: Record<string, (inside: ReactElement) => ReactElement> = {
  // The button that closes a dialog comes last; its footer is drawn before it, so the radios follow only here.
  Popover: (inside) => (
    <Popover label="Filters" trigger={<Button>Filters</Button>} defaultOpen>
      <button type="button">First</button>
      {inside}
    </Popover>
  ),
  'modal Popover': (inside) => (
    <Popover label="Filters" trigger={<Button>Filters</Button>} isModal defaultOpen>
      <button type="button">First</button>
      {inside}
    </Popover>
  ),
}
/** Layers whose first stop is a group of radios. */
const begun: Record<string, (inside: ReactElement) => ReactElement> = {
  Dialog: (inside) => (
    <Dialog title="Filters" defaultOpen>
      {inside}
    </Dialog>
  ),
  Drawer: (inside) => (
    <Drawer title="Filters" defaultOpen>
      {inside}
    </Drawer>
  ),
}

describe('UI-18 A11Y-04 the Tab key goes round', () => {
  afterEach(() => cleanup())

  it.each(
    Object.keys(layers).flatMap((layer) =>
      [null, 'card', 'cash', 'bill'].map((chosen) => [layer, chosen] as const),
    ),
  )('a %s that ends with radios, %s chosen', async (layer, chosen) => {
    const { find, container } = await onPage(layers[layer]!(radios(chosen)))
    await expect.poll(() => container.querySelector('[role="dialog"]')).not.toBeNull()
    const first = find('[role="dialog"] button')
    await expect.poll(() => focused()).toBe(first)
    await userEvent.tab()
    expect(focused()).toBe(find(`input[value="${chosen ?? 'card'}"]`))
    await userEvent.tab()
    expect(focused()).toBe(first)
    await userEvent.tab({ shift: true })
    expect(focused()).toBe(find(`input[value="${chosen ?? 'bill'}"]`))
    await userEvent.tab({ shift: true })
    expect(focused()).toBe(first)
  })

  it.each(
    Object.keys(begun).flatMap((layer) =>
      [null, 'card', 'cash', 'bill'].map((chosen) => [layer, chosen] as const),
    ),
  )('a %s that begins with radios, %s chosen', async (layer, chosen) => {
    const { find, container } = await onPage(begun[layer]!(radios(chosen)))
    await expect.poll(() => container.querySelector('[role="dialog"]')).not.toBeNull()
    const close = find('[role="dialog"] [data-part="close"]')
    const first = () => find(`input[value="${chosen ?? 'card'}"]`)
    await expect.poll(() => focused()).toBe(first())
    await userEvent.tab()
    expect(focused()).toBe(close)
    await userEvent.tab()
    expect(focused()).toBe(first())
    await userEvent.tab({ shift: true })
    expect(focused()).toBe(close)
  })
})

describe('UI-18 A11Y-04', () => {
  afterEach(() => cleanup())

  it('a Popover is what its button controls, and gives the focus back by a press beside', async () => {
    const { find, container } = await onPage(
      <>
        <p style={{ marginTop: 400 }}>Beside</p>
        <Popover label="Filters" trigger={<Button>Filters</Button>}>
          Details
        </Popover>
      </>,
    )
    const button = find('button')
    await userEvent.click(button)
    await expect.poll(() => container.querySelector('[role="dialog"]')).not.toBeNull()
    expect(find('[role="dialog"]').id).toBe(button.getAttribute('aria-controls'))
    expect(find('[role="dialog"]').contains(focused())).toBe(true)
    await userEvent.click(find('p'))
    await expect.poll(() => container.querySelector('[role="dialog"]')).toBeNull()
    await expect.poll(() => focused()).toBe(button)
  })
})
