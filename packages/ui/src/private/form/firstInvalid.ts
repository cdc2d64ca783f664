import type { FormControl } from './useFormReset.ts'

/** True if no control before this one keeps their form from being sent. */
export function isFirstInvalid(control: FormControl): boolean {
  const all = [...(control.form?.elements ?? [control])] as FormControl[]
  // A control that is off is not asked, whatever its `validity` says.
  return all.find((each) => each.willValidate && !each.validity.valid) === control
}

/** True while a page only asks if a form or a control is valid: nothing is told, shown or focused then. */
export let isAsking = false

/** Tells `checkValidity`, which only asks, from a form that is sent: both send `invalid`. */
function check(this: HTMLFormElement | FormControl): boolean {
  isAsking = true
  // Not by `constructor`: a control of that name would be found in its place.
  const isValid: boolean = Object.getPrototypeOf(this).checkValidity.call(this)
  isAsking = false
  return isValid
}

/** Shows a native control as its form is sent: the browser itself opens no `<details>` for it. */
const revealFirst = ({ target }: Event) => {
  if (!isAsking && isFirstInvalid(target as FormControl)) reveal(target as FormControl)
}

/** Listens to the questions for a control and its form. A call for the same control again does nothing. */
export function watchValidity(control: FormControl): void {
  control.checkValidity = check
  if (!control.form) return
  control.form.checkValidity = check
  control.form.addEventListener('invalid', revealFirst, true)
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
    if (at.localName === 'details') (at as HTMLDetailsElement).open = true
    if (at.getAttribute('hidden') === 'until-found') {
      at.dispatchEvent(new Event('beforematch', { bubbles: true }))
      at.removeAttribute('hidden')
    }
  }
}
