/**
 * Moves the style attributes of some HTML into rules: the page's policy refuses them in HTML.
 *
 * @param name attribute by which the rules find their elements
 * @throws Error if a style is not plain CSS
 */
export function sheetOf(html: string, name: string): { html: string; rules: string } {
  const numbers = new Map<string, number>()
  const named = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (/[&<>'{}]/.test(style)) throw new Error(`A prerendered page cannot have this style: ${style}`)
    numbers.set(style, numbers.get(style) ?? numbers.size)
    return ` ${name}="${numbers.get(style)}"`
  })
  return {
    html: named,
    rules: [...numbers].map(([style, number]) => `[${name}="${number}"]{${style}}`).join(''),
  }
}
