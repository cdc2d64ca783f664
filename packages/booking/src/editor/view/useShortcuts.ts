import { isComposing } from '@wherry/ui'
import { type RefObject, useEffect, useRef } from 'react'

/** Actions of the shortcuts. */
export interface Shortcuts {
  undo(): void
  redo(): void
  save(): void
}

/**
 * Binds Ctrl or Cmd with Z to undo, with Shift+Z or Y to redo, and with S to save. They work on the whole
 * page except in the preview, which has its own fields.
 * @param isOff true while a dialog has to be answered first
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
      // Prevents the browser's own action, for instance to save the page.
      event.preventDefault()
      // A held key repeats undo and redo, but not a save.
      if (!event.repeat || name !== 'save') shortcuts[name]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [page, preview])
}

function shortcutOf(event: KeyboardEvent): keyof Shortcuts | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  if (isComposing(event) || !(ctrlKey || metaKey) || altKey) return null
  // With a keyboard in another script, the same key gives another letter, so its physical code is used.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y' && !shiftKey) return 'redo'
  return letter === 's' && !shiftKey ? 'save' : null
}
