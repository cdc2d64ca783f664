import { renderToStaticMarkup } from 'react-dom/server'
import { sheetOf } from './sheetOf.ts'

/**
 * Moves style attributes into a style element with the page's nonce: the page's policy refuses them in HTML.
 *
 * @throws Error if a style is not plain CSS
 */
export function withSheet(html: string): string {
  const { html: named, rules } = sheetOf(html, 'data-drawn')
  if (rules === '') return html
  return renderToStaticMarkup(<style nonce="wherry-nonce-slot">{rules}</style>) + named
}
