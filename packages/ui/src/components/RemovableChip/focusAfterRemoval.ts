/** Once a chip has gone with the focus in it, its neighbour takes it: the next one, the one before, or the group. */
export function focusAfterRemoval(button: HTMLElement): void {
  const group = button.closest<HTMLElement>('[data-wherry-chips]')
  if (!group) return
  const before = [...group.querySelectorAll('button')]
  const at = before.indexOf(button as HTMLButtonElement)
  const heirs = [...before.slice(at + 1), ...before.slice(0, at).reverse()]
  // After the page has been drawn anew.
  setTimeout(() => {
    if (button.isConnected || document.activeElement !== document.body) return
    const heir = heirs.find((one) => one.isConnected && !one.disabled)
    ;(heir ?? group).focus({ preventScroll: true })
  })
}
