/** Texts on the docs page of a component, a hook or a function, besides its props; rendered by .storybook/docs. */
export interface Guide {
  /** Description and purpose: one to three sentences. */
  about: string
  /** Two to five recommendations, each one sentence that begins with a verb. */
  does: readonly string[]
  /** Two to five warnings, each with the problem and the alternative. */
  donts: readonly string[]
  /** Keyboard support, one row per key; empty only if the component uses no key at all. */
  keys: readonly KeyRow[]
  /** Description of each part by the name that `data-part` and `classNames` use. @default none */
  parts?: Readonly<Record<string, string>>
  /** Pages of the book to go on to: the id of a story, and the words of the link. @default none */
  links?: readonly { id: string; text: string }[]
  /** Further sections, beside the dos and don’ts. @default none */
  sections?: readonly GuideSection[]
}

export interface GuideSection {
  title: string
  /** Paragraphs; `backticks` mark code. */
  text: readonly string[]
  /** Code under the text, for copying. */
  code?: string
}

export interface KeyRow {
  /** 'Enter', 'Arrow Down', 'Shift + Page Up'; several by comma */
  key: string
  /** Effect of the key, with its place (on the button, in the list …) if effects differ. */
  action: string
  /**
   * Export name of the story whose `play` proves the row; `native` for the browser's own control (a plain `<button>`,
   * `<input>`, `<a>`, native `<select>` or radio).
   */
  proof: string
}

export const native = 'native'
