import { themeNames } from '@wherry/booking/kernel'
import type { saveModuleSettings } from '@wherry/booking/wire'
import type { InferOutput } from 'valibot'

type Look = InferOutput<(typeof saveModuleSettings)['body']>

const themes: readonly string[] = themeNames
const color = /^[0-9a-f]{6}$/i
/** Number of a selling point: 1 to 35 have texts today; higher ones are stored for a later build. */
const sellingPoint = /^[1-9]\d{0,14}$/
/** Longest accepted text, in characters. */
const longestText = 5000

/** The first invalid field of a look, or null. An empty text or null resets a field. */
export function lookFault(look: Look): keyof Look | null {
  const isOdd = (text: string | null | undefined, isFine: (text: string) => boolean) =>
    text !== undefined && text !== null && text !== '' && !isFine(text)
  if (isOdd(look.theme, (theme) => themes.includes(theme))) return 'theme'
  if (isOdd(look.main_color, (text) => color.test(text))) return 'main_color'
  if (isOdd(look.usp_background_color, (text) => color.test(text))) return 'usp_background_color'
  if (isOdd(look.usp_list, areSellingPoints)) return 'usp_list'
  if (isOdd(look.usp_image, isSecure)) return 'usp_image'
  const texts = Object.entries(look) as [keyof Look, unknown][]
  const tooLong = texts.find(([, text]) => typeof text === 'string' && text.length > longestText)
  return tooLong?.[0] ?? null
}

function areSellingPoints(text: string): boolean {
  const ids = text.split(',')
  const isOfEachOne = new Set(ids).size === ids.length
  return isOfEachOne && ids.every((id) => sellingPoint.test(id))
}

/** True for an address over https, or over http on this machine. */
function isSecure(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  )
}
