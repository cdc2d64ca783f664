const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const toCyrillic = new Map(Array.from(latin, (key, at) => [key, cyrillic.charAt(at)]))
const toLatin = new Map(Array.from(cyrillic, (key, at) => [key, latin.charAt(at)]))

/** The text as the same keys give it in the other layout (ntcn → тест). Any other sign stays. */
export function otherLayout(text: string): string {
  const keys = Array.from(text.toLowerCase())
  const map = keys.some((key) => toLatin.has(key)) ? toLatin : toCyrillic
  return keys.map((key) => map.get(key) ?? key).join('')
}
