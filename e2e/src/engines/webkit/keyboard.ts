import { Key } from 'selenium-webdriver'
import type { DriverWindow } from './window.ts'

const keyNames: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  Space: ' ',
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  ControlOrMeta: Key.CONTROL,
  Alt: Key.ALT,
  Meta: Key.META,
}
const keyOf = (name: string) => keyNames[name] ?? name

export class Keyboard {
  readonly #window: DriverWindow
  constructor(window: DriverWindow) {
    this.#window = window
  }
  async press(chord: string): Promise<void> {
    const keys = chord.split(/(?<!^)\+(?!$)/).map(keyOf)
    await this.#window.alone(async () => {
      let actions = this.#window.driver.actions({ async: true })
      for (const key of keys) actions = actions.keyDown(key)
      for (const key of keys.toReversed()) actions = actions.keyUp(key)
      await actions.perform()
    })
    await this.#window.look()
  }
  async type(text: string, { delay = 0 }: { delay?: number } = {}): Promise<void> {
    await this.#window.alone(async () => {
      let actions = this.#window.driver.actions({ async: true })
      for (const sign of text) {
        actions = actions.keyDown(sign).keyUp(sign)
        if (delay > 0) actions = actions.pause(delay)
      }
      await actions.perform()
    })
  }
  async insertText(text: string): Promise<void> {
    await this.#window.within([], `document.execCommand('insertText', false, args[0])`, text)
  }
}
