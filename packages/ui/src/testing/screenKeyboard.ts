const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!

/** Puts a text into an input as the browser does, with its events; the caret goes to `caret`. */
export function fillIn(
  input: HTMLInputElement,
  text: string,
  about: InputEventInit = {},
  caret = text.length,
): void {
  const event = { bubbles: true, composed: true, ...about }
  if (!input.dispatchEvent(new InputEvent('beforeinput', { ...event, cancelable: true }))) return
  setValue.call(input, text)
  input.setSelectionRange(caret, caret)
  input.dispatchEvent(new InputEvent('input', event))
}

/** Simulates an Android on-screen keyboard: key events are "Unidentified", and the text changes by input events. */
export function screenKeyboard(input: HTMLInputElement) {
  input.focus()
  const key = (type: string) =>
    input.dispatchEvent(
      new KeyboardEvent(type, { key: 'Unidentified', keyCode: 229, bubbles: true, cancelable: true }),
    )
  const put = (text: string, about: InputEventInit, caret: number) => {
    key('keydown')
    fillIn(input, text, about, caret)
    key('keyup')
  }
  return {
    moveTo: (caret: number) => input.setSelectionRange(caret, caret),
    type: (text: string) => {
      for (const data of text) {
        const [start, end] = [input.selectionStart!, input.selectionEnd!]
        const next = input.value.slice(0, start) + data + input.value.slice(end)
        put(next, { inputType: 'insertText', data }, start + 1)
      }
    },
    backspace: () => {
      const [start, end] = [input.selectionStart!, input.selectionEnd!]
      const from = start === end ? Math.max(start - 1, 0) : start
      if (from === end) return
      const next = input.value.slice(0, from) + input.value.slice(end)
      put(next, { inputType: 'deleteContentBackward' }, from)
    },
  }
}

/**
 * Browsers that differ in the order of events at the end of a composition: the event of the ending key comes before or
 * after it.
 */
export const compositionOrders = ['Chrome', 'Safari'] as const

/**
 * Presses a key that an input method handles, on the focused element. Chrome and Firefox send the event inside the
 * composition, which ends then. Safari ends the composition first and marks the event only by its key code.
 *
 * @returns the `keydown` event after all handlers have run
 */
export function pressComposing(
  target: Element,
  key: string,
  order: (typeof compositionOrders)[number],
): KeyboardEvent {
  const about = { bubbles: true, cancelable: true, composed: true }
  const isComposing = order === 'Chrome'
  const down = new KeyboardEvent('keydown', { ...about, key, code: key, keyCode: 229, isComposing })
  const ended = new CompositionEvent('compositionend', { ...about, data: '' })
  target.dispatchEvent(new CompositionEvent('compositionstart', { ...about, data: '' }))
  for (const event of isComposing ? [down, ended] : [ended, down]) target.dispatchEvent(event)
  return down
}

/** Composes one word step by step, as keyboards with suggestions do, and ends it. */
export function compose(
  input: HTMLInputElement,
  steps: readonly string[],
  onStep: (text: string) => void = () => {},
): void {
  const about = (data: string) => ({ data, bubbles: true, composed: true })
  input.dispatchEvent(new CompositionEvent('compositionstart', about('')))
  for (const data of steps) {
    input.dispatchEvent(new CompositionEvent('compositionupdate', about(data)))
    fillIn(input, data, { inputType: 'insertCompositionText', data, isComposing: true })
    onStep(data)
  }
  input.dispatchEvent(new CompositionEvent('compositionend', about(steps.at(-1) ?? '')))
}
