import { flushSync } from 'react-dom'
import { isFirstInvalid } from './firstInvalid.ts'
import type { FormControl } from './useFormReset.ts'

/**
 * Listener for `onInvalidCapture` of a hidden panel: opens it if the first invalid control of a form is in it and is
 * focused. A call of `checkValidity` sends the same event, but nothing takes the focus after it, so the panel stays
 * hidden. Until the end of the task its content can take the focus but is not seen, as the browser focuses no hidden
 * control.
 */
export const openForFirstInvalid =
  (open: () => void) =>
  ({ target, currentTarget: panel }: { target: EventTarget; currentTarget: HTMLElement }): void => {
    const { style } = panel
    if (style.opacity || !isFirstInvalid(target as FormControl)) return
    const end = () => {
      style.cssText = ''
      panel.removeEventListener('focusin', show)
      clearTimeout(timer)
    }
    const show = () => {
      end()
      // The focus may have opened it already, by `beforematch`.
      if (panel.hidden) flushSync(open)
    }
    // A window without the focus sends no event, although its document has a focused element.
    const timer = setTimeout(() => (panel.matches(':focus-within') ? show() : end()))
    panel.addEventListener('focusin', show)
    // Important, as the page's own reset may say `[hidden]{display:none!important}`.
    style.cssText =
      'display:block!important;content-visibility:visible!important;position:absolute!important;opacity:0!important'
  }
