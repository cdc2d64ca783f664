import type { GuideSection } from '@wherry/ui/testing/guide.ts'
import { Prose } from './Prose.tsx'

/** A section of a guide beside its dos and don'ts. */
export function Section({ section: { title, text, code } }: { section: GuideSection }) {
  return (
    <section className="docs-section">
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <Prose>{paragraph}</Prose>
        </p>
      ))}
      {code && (
        <pre className="docs-code">
          <code>{code}</code>
        </pre>
      )}
    </section>
  )
}
