import type { ReactNode } from 'react'
import '../book.css'

export interface PatternProps {
  title: string
  /** Sentence under the title. */
  lead: string
  /** Rules of the pattern, a sentence each. */
  rules: readonly string[]
  children: ReactNode
}

/** Page of a pattern: its rules, and the pattern itself in a card as narrow as a phone's form. */
export function Pattern({ title, lead, rules, children }: PatternProps) {
  return (
    <main className="book-page" lang="en" dir="ltr">
      <h1>{title}</h1>
      <p className="book-lead">{lead}</p>
      <div className="book-pattern">
        <div className="book-stage">{children}</div>
        <section>
          <h2>Rules</h2>
          <ul className="book-words">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  )
}
