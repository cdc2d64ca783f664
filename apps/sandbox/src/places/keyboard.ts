const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё'
/** What the keys of the last Russian letters give with Shift on a Latin layout. */
const shifted = '{}:"<>~'
const shiftedCyrillic = 'хъжэбюё'

const toCyrillic = new Map(
  Array.from(latin + shifted, (key, at) => [key, (cyrillic + shiftedCyrillic).charAt(at)]),
)
const toLatin = new Map(Array.from(cyrillic, (key, at) => [key, latin.charAt(at)]))

/** The text as the same keys give it in the other layout (ntcn → тест), in lower case. Any other sign stays. */
export function otherLayout(text: string): string {
  const keys = Array.from(text.toLowerCase())
  const map = keys.some((key) => toLatin.has(key)) ? toLatin : toCyrillic
  return keys.map((key) => map.get(key) ?? key).join('')
}
