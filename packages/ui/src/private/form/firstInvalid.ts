import type { FormControl } from './useFormReset.ts'

/** True if no control before this one keeps their form from being sent. */
export function isFirstInvalid(control: FormControl): boolean {
  const all = [...(control.form?.elements ?? [control])] as FormControl[]
  // A control that is off is not asked, whatever its `validity` says.
  return all.find((each) => each.willValidate && !each.validity.valid) === control
}

/** Number of questions under way whether a form or a control is valid: nothing is told, shown or focused then. */
export let questions = 0

const watched = new WeakSet<HTMLFormElement | FormControl>()

/** Tells `checkValidity`, which only asks, from a form that is sent: both send `invalid`. */
export function watchQuestions(asked: HTMLFormElement | FormControl | null | undefined): void {
  if (!asked || watched.has(asked)) return
  watched.add(asked)
  // It may be the page's own.
  const ask = asked.checkValidity
  asked.checkValidity = () => {
    questions++
    try {
      return ask.call(asked)
    } finally {
      questions--
    }
  }
}

/**
 * Shows an invalid control that is hidden, as the browser does for a text that is found in the page: opens each
 * `<details>` around it, and sends `beforematch` to each element that is hidden until found.
 */
export function reveal(control: Element): void {
  for (let at = control.parentElement; at; at = at.parentElement) {
    if (at.matches('details')) (at as HTMLDetailsElement).open = true
    if (at.matches('[hidden=until-found]')) {
      at.dispatchEvent(new Event('beforematch', { bubbles: true }))
      at.hidden = false
    }
  }
}
