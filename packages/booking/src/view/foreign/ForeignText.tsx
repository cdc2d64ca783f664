import purify from 'dompurify'
import { type ReactNode, useMemo } from 'react'
import type { ForeignHtml } from '../../kernel/values/foreignHtml.ts'
import * as css from './ForeignText.css.ts'
import { drawForeign, foreignTags } from './foreignNodes.tsx'

export interface ForeignTextProps {
  html: ForeignHtml
  /** Hosts to which a link may lead, with their subdomains; any other link becomes plain text. */
  hosts: readonly string[]
  /** Content to show if nothing is left of the text after sanitising. @default nothing */
  empty?: ReactNode
}

/**
 * HTML of the service; this component is the only way to show it (SEC-02). DOMPurify cleans it in a document of its
 * own, and the rest is rendered as React nodes, one allowed element after another. No HTML is ever set on the page, so
 * this works under Trusted Types, where DOMPurify's own policy `dompurify` has to be allowed.
 */
export function ForeignText({ html, hosts, empty = null }: ForeignTextProps) {
  const fragment = useMemo(() => clean(html), [html])
  const drawn = useMemo(() => drawForeign(fragment, hosts), [fragment, hosts])
  if (fragment.textContent?.trim() === '') return empty
  return (
    // `dir` decides the side of list numbers too, which are outside of the blocks.
    <div dir="auto" className={css.prose}>
      {drawn}
    </div>
  )
}

/**
 * Renames style elements and attributes before parsing. They would be removed anyway, but browsers report each of them
 * as a violation of the page's policy. This is not a security step; the result is sanitised afterwards.
 */
const plain = (html: string): string =>
  html.replace(/<(\/?)style\b/gi, '<$1title').replace(/(<[^<>]*?[\s/"'])style(?=\s*=)/gi, '$1data-style')

function clean(html: ForeignHtml): DocumentFragment {
  return purify.sanitize(plain(html), {
    ALLOWED_TAGS: [...foreignTags],
    ALLOWED_ATTR: ['href', 'start'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
