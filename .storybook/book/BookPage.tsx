import type { CSSProperties, ReactNode } from 'react'
import { expect } from 'storybook/test'
import './book.css'
import { type Look, type TokenPage, tokenPages, tokensOf } from './tokenPages.ts'

/** Reads the theme settings of the toolbar from a story's globals. */
export const lookOf = ({ theme, density, radius }: Record<string, unknown>): Look =>
  ({ theme, density, radius }) as Look

/** A page of the book. Its texts are English in every language of the toolbar. */
export function BookPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="book-page" lang="en" dir="ltr">
      <h1>{title}</h1>
      <p className="book-lead">{lead}</p>
      {children}
    </main>
  )
}

export interface PartProps {
  title: string
  /** Sentence under the title. @default none */
  about?: string
  children: ReactNode
}

export function Part({ title, about, children }: PartProps) {
  return (
    <section className="book-part">
      <h2>{title}</h2>
      {about && <p className="book-about">{about}</p>}
      {children}
    </section>
  )
}

export interface TokenRowProps {
  /** Full name of the variable. */
  token: string
  value: string
  /** Drawing of the token. */
  children: ReactNode
  /** Puts the drawing of the token over its names, where it is beside them otherwise. @default false */
  isTall?: boolean
}

/** One token: its drawing, its name, its value. */
export function TokenRow({ token, value, children, isTall = false }: TokenRowProps) {
  return (
    <li className="book-token" data-token={token} data-tall={isTall || undefined}>
      <div className="book-drawing">{children}</div>
      <div className="book-names">
        <code>{token}</code>
        <span className="book-quiet">{value}</span>
      </div>
    </li>
  )
}

export function TokenList({ children, width = 280 }: { children: ReactNode; width?: number }) {
  return (
    <ul className="book-tokens" style={{ '--book-column': `${width}px` } as CSSProperties}>
      {children}
    </ul>
  )
}

/** Fails where a page of Foundations leaves out one of its tokens or shows another's. */
export async function showsItsTokens(canvas: HTMLElement, page: TokenPage): Promise<void> {
  const shown = [...canvas.querySelectorAll<HTMLElement>('[data-token]')].map(
    ({ dataset }) => dataset['token'],
  )
  const own = tokenPages[page].flatMap(tokensOf)
  await expect([...shown].sort()).toEqual([...own].sort())
}
