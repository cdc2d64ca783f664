import type { FormControl } from './useFormReset.ts'

/** True if no control before this one keeps their form from being sent. */
export function isFirstInvalid(control: FormControl): boolean {
  const all = [...(control.form?.elements ?? [control])] as FormControl[]
  // A control that is off is not asked, whatever its `validity` says.
  return all.find((each) => each.willValidate && !each.validity.valid) === control
}

/**
 * Suppresses the browser's message of all other invalid controls of a form, which are told of in the same task: the
 * browser would focus the first one whose message it may show, although ours stands before it.
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
 * Shows what is hidden around an invalid control as the browser shows it around a text that it finds: it opens each
 * `<details>`, and `beforematch` asks each element that is hidden until found to show itself.
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
