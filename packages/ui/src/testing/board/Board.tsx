import { useLanguage } from '../../themes/useTheme.ts'
import { Actions, Openers } from './actions.tsx'
import { Choices, Ticks } from './choices.tsx'
import { Month, Pickers, Spans, TextFields } from './fields.tsx'
import { Cards, Messages, Waiting } from './messages.tsx'
import { longestTexts, textsByLanguage } from './texts.ts'

export interface BoardProps {
  /** Shows the longest texts instead of those in the visitor's language. @default false */
  isLongest?: boolean
  /** Hint for the designer: the setting that shows this mode, if the page cannot set it. */
  hint?: string
}

const sections = [
  Actions,
  Openers,
  Ticks,
  Choices,
  TextFields,
  Pickers,
  Spans,
  Month,
  Messages,
  Cards,
  Waiting,
]

/** All components of the package on one page, with every state that can be shown at rest. */
export function Board({ isLongest = false, hint }: BoardProps) {
  const language = useLanguage()
  const texts = isLongest ? longestTexts : textsByLanguage[language]
  return (
    <main>
      {hint && (
        <p style={{ marginBlockEnd: 16, font: 'var(--wherry-text-14)', color: 'var(--wherry-ink-2)' }}>
          {hint}
        </p>
      )}
      <div style={{ columns: '3 340px', columnGap: 16 }}>
        {sections.map((Part) => (
          <Part key={Part.name} texts={texts} />
        ))}
      </div>
    </main>
  )
}
