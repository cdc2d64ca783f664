import { CheckIcon, XIcon } from '@wherry/ui'
import type { Guide } from '@wherry/ui/testing/guide.ts'
import type { ReactNode } from 'react'
import { Prose } from './Prose.tsx'

interface CardProps {
  title: string
  icon: ReactNode
  tone: 'positive' | 'critical'
  lines: readonly string[]
}

function Card({ title, icon, tone, lines }: CardProps) {
  return (
    <section className="docs-card" data-tone={tone}>
      <h3>
        {icon}
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Prose>{line}</Prose>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Do and Don't of a guide, side by side if there is room. */
export function Advice({ guide }: { guide: Guide }) {
  return (
    <div className="docs-advice">
      <Card title="Do" tone="positive" icon={<CheckIcon />} lines={guide.does} />
      <Card title="Don’t" tone="critical" icon={<XIcon />} lines={guide.donts} />
    </div>
  )
}
