import { isComposing } from '@wherry/ui'
import { type RefObject, useEffect, useRef } from 'react'

/** What the keys do. */
export interface Shortcuts {
  undo(): void
  redo(): void
  save(): void
}

/**
 * Ctrl or Cmd with Z undoes, with Shift or as Ctrl+Y redoes, with S saves, wherever the focus is on the page but in the
 * preview, whose fields are its own.
 * @param isOff a question is open that has to be answered first
 */
export function useShortcuts(
  page: RefObject<HTMLElement | null>,
  preview: RefObject<HTMLElement | null>,
  shortcuts: Shortcuts,
  isOff: boolean,
): void {
  const latest = useRef({ shortcuts, isOff })
  useEffect(() => {
    latest.current = { shortcuts, isOff }
  })
  useEffect(() => {
    const document = page.current?.ownerDocument
    if (!document) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { shortcuts, isOff } = latest.current
      const name = shortcutOf(event)
      if (!name || isOff || preview.current?.contains(event.target as Node)) return
      // The browser would save the page in our place.
      event.preventDefault()
      // Held, undo and redo go on as in any editor; a save is asked for once.
      if (!event.repeat || name !== 'save') shortcuts[name]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [page, preview])
}

function shortcutOf(event: KeyboardEvent): keyof Shortcuts | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  if (isComposing(event) || !(ctrlKey || metaKey) || altKey) return null
  // A keyboard of another script gives another letter for the same key.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y' && !shiftKey) return 'redo'
  return letter === 's' && !shiftKey ? 'save' : null
}
