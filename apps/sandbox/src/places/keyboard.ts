const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё'
/** Signs that the keys of seven Russian letters give with Shift in the Latin layout. */
const shifted = '{}:"<>~'
const shiftedCyrillic = 'хъжэбюё'

const toCyrillic = new Map(
  Array.from(latin + shifted, (key, at) => [key, (cyrillic + shiftedCyrillic).charAt(at)]),
)
const toLatin = new Map(Array.from(cyrillic, (key, at) => [key, latin.charAt(at)]))

/** Converts a text to the other keyboard layout (ntcn → тест), in lower case. Other signs stay. */
export function otherLayout(text: string): string {
  const keys = Array.from(text.toLowerCase())
  const map = keys.some((key) => toLatin.has(key)) ? toLatin : toCyrillic
  return keys.map((key) => map.get(key) ?? key).join('')
}
