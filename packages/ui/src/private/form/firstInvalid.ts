import type { FormControl } from './useFormReset.ts'

/** True if no control before this one keeps their form from being sent. */
export function isFirstInvalid(control: FormControl): boolean {
  const all = [...(control.form?.elements ?? [control])] as FormControl[]
  // A control that is off is not asked, whatever its `validity` says.
  return all.find((each) => each.willValidate && !each.validity.valid) === control
}

/**
 * Suppresses the browser's messages of all other invalid controls of a form, whose events follow in the same task. The
 * browser would focus the first control whose message it may show, even if ours is before it.
 */
export function silenceOthers(control: FormControl): void {
  const scope = control.getRootNode()
  const silence = (event: Event) => {
    if (control.form && (event.target as FormControl).form === control.form) event.preventDefault()
  }
  scope.addEventListener('invalid', silence, true)
  setTimeout(() => scope.removeEventListener('invalid', silence, true))
}

/**
 * Shows an invalid control that is hidden, as the browser does for a text that is found in the page: opens each
 * `<details>` around it, and sends `beforematch` to each element that is hidden until found.
 */
export function reveal(control: Element): void {
  for (let at = control.parentElement; at; at = at.parentElement) {
    if (at.localName === 'details') at.setAttribute('open', '')
    if (at.getAttribute('hidden') === 'until-found') {
      at.dispatchEvent(new Event('beforematch', { bubbles: true }))
      at.removeAttribute('hidden')
    }
  }
}
