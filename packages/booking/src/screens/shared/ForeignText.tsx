import purify from 'dompurify'
import { type ReactNode, useMemo } from 'react'
import type { ForeignHtml } from '../../domain/foreignHtml.ts'
import * as css from './ForeignText.css.ts'
import { drawForeign, foreignTags } from './foreignNodes.tsx'

export interface ForeignTextProps {
  html: ForeignHtml
  /** Hosts that a link in it may lead to, with all below them; another link is plain text. */
  hosts: readonly string[]
  /** Instead of a text that says nothing once it is clean. @default nothing */
  empty?: ReactNode
}

/**
 * HTML of the service, the only way it gets onto a page (SEC-02): DOMPurify cleans it in a document of its own, and what
 * is left is drawn anew as React nodes, an allowed element at a time. No HTML is ever set: this holds under Trusted
 * Types, where DOMPurify's own policy `dompurify` has to be allowed.
 */
export function ForeignText({ html, hosts, empty = null }: ForeignTextProps) {
  const fragment = useMemo(() => clean(html), [html])
  const drawn = useMemo(() => drawForeign(fragment, hosts), [fragment, hosts])
  if (fragment.textContent?.trim() === '') return empty
  return (
    // What stands beside the blocks, the numbers of a list, follows the text and not the page.
    <div dir="auto" className={css.prose}>
      {drawn}
    </div>
  )
}

/**
 * Without looks of its own before it is read: they are dropped anyway, but a browser reports each of them as refused by
 * the page's policy. No matter of safety: what is cleaned is the result.
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
