import type { FileToSave } from '../kernel/platform.ts'

/** Time in ms after which the browser has certainly read the file; Safari reads it only after the click. */
const heldMs = 60_000

/** Passes a file to the browser's downloads; a phone offers the app for its type. */
export function save({ name, type, text }: FileToSave): boolean {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), heldMs)
  return true
}

/** Opens the device's own list of ways to share a text. False: nobody shared, or it is forbidden. */
export const share = (what: ShareData): Promise<boolean> =>
  navigator.share(what).then(
    () => true,
    () => false,
  )
