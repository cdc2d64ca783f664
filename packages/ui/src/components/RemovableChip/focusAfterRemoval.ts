/** Moves the focus of a removed chip to its neighbour: the next one, else the one before, else the group. */
export function focusAfterRemoval(button: HTMLElement): void {
  const group = button.closest<HTMLElement>('[data-wherry-chips]')
  if (!group) return
  const before = [...group.querySelectorAll('button')]
  const at = before.indexOf(button as HTMLButtonElement)
  const heirs = [...before.slice(at + 1), ...before.slice(0, at).reverse()]
  // The next task runs after the page has rendered without the chip.
  setTimeout(() => {
    if (button.isConnected || document.activeElement !== document.body) return
    const heir = heirs.find((one) => one.isConnected && !one.disabled)
    ;(heir ?? group).focus({ preventScroll: true })
  })
}
