/** What the docs page of a component, a hook or a function says beyond its props; drawn by .storybook/docs. */
export interface Guide {
  /** What it is and when it is the right one: one to three sentences. */
  about: string
  /** Two to five, each one sentence, beginning with a verb. */
  does: readonly string[]
  /** Two to five; what goes wrong and what to use instead. */
  donts: readonly string[]
  /** Its keyboard, a row a key; empty only for what takes no key at all. */
  keys: readonly KeyRow[]
  /** What the dos and don’ts have no room for. @default none */
  sections?: readonly GuideSection[]
}

export interface GuideSection {
  title: string
  /** A paragraph each; `backticks` mark code. */
  text: readonly string[]
  /** Under the text, to be copied. */
  code?: string
}

export interface KeyRow {
  /** 'Enter', 'Arrow Down', 'Shift + Page Up'; several by comma */
  key: string
  /** What it does, and where (on the button, in the list …) where that differs. */
  action: string
  /**
   * Export name of the story whose `play` proves the row; `native` where the browser's own control does it
   * (a plain `<button>`, `<input>`, `<a>`, native `<select>` or radio).
   */
  proof: string
}

export const native = 'native'
