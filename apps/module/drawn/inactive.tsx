import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Makes the inputs of some HTML read-only, so that nobody types a text that the module would lose. */
export const readOnly = (html: string): string => html.replaceAll(/<input\b/g, '$& readonly')

/**
 * Renders a screen that acts in nothing and is hidden from screen readers until the module replaces it. @returns HTML
 *
 * @param isComing true for a placeholder, during which a frame keeps the height that its page has reserved
 */
export const inactive = (screen: ReactNode, isComing = false): string =>
  readOnly(
    renderToStaticMarkup(
      <div inert aria-hidden="true" {...(isComing && { 'data-coming': '' })}>
        {screen}
      </div>,
    ),
  )
