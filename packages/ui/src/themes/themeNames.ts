/** Names of the themes in the package. */
export const themeNames = ['light', 'dark', 'alfa-on-white', 'wherry'] as const
export type ThemeName = (typeof themeNames)[number]

/** A part of the document, in px from its top. */
export interface VisiblePart {
  top: number
  height: number
}
