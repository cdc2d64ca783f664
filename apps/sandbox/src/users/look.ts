import type { saveModuleSettings } from '@wherry/booking/contract/moduleSettings.ts'
import { themeNames } from '@wherry/booking/domain/moduleSettings.ts'
import type { InferOutput } from 'valibot'

type Look = InferOutput<(typeof saveModuleSettings)['body']>

const themes: readonly string[] = themeNames
const color = /^[0-9a-f]{6}$/i
/** 1 to 35 have words today; a later one is kept for a build that knows it. */
const sellingPoint = /^[1-9]\d{0,14}$/
/** Longest text that is kept, in characters. */
const longestText = 5000

/** The first field of a look that cannot be meant so, or null. An empty text or null resets a field. */
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

/** https, or http on this very machine. */
function isSecure(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  )
}
