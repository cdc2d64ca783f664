import { type Look, themeNames } from '../../kernel/model/moduleSettings.ts'
import { type SafeUrl, safeUrl } from '../../kernel/values/safeUrl.ts'

/**
 * Returns the address of the theme studio with the accent and the theme of a look, in the way that Storybook reads
 * arguments from an address.
 *
 * @param bookUrl address of the published design book, with a slash at its end. Null: it is published nowhere.
 * @returns null without such an address, and where it is not https (or http on localhost)
 */
export function studioLink(bookUrl: string | null, look: Pick<Look, 'theme' | 'accent'>): SafeUrl | null {
  const [usual] = themeNames
  const args = [
    ...(look.accent === null ? [] : [`accent:!hex(${look.accent.slice(1).toLowerCase()})`]),
    ...(look.theme === usual ? [] : [`base:${look.theme}`]),
  ].join(';')
  const book = safeUrl(bookUrl ?? '', 'any')
  return (
    book &&
    safeUrl(`${new URL('./', book).href}?path=/story/theme-studio--studio${args && `&args=${args}`}`, 'any')
  )
}
