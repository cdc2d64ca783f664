import type { Clipboard } from '../kernel/platform.ts'

/** The browser's clipboard; a frame can use it only if the page around allows it. */
export const browserClipboard: Clipboard = {
  async write(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
}
