import type { Clipboard } from '@wherry/booking/platform/platform.ts'

/** The browser's clipboard; a frame has it only where the page around allows it. */
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
