import { useLanguage } from '../../themes/useTheme.ts'
import { Actions, Openers } from './actions.tsx'
import { Choices, Ticks } from './choices.tsx'
import { Month, Pickers, TextFields } from './fields.tsx'
import { Cards, Messages, Waiting } from './messages.tsx'
import { longestTexts, textsByLanguage } from './texts.ts'

export interface BoardProps {
  /** Texts as long as they come, in place of those of the visitor's language. @default false */
  isLongest?: boolean
  /** What the designer has to turn on to see this mode, where the page cannot. */
  hint?: string
}

const sections = [Actions, Openers, Ticks, Choices, TextFields, Pickers, Month, Messages, Cards, Waiting]

/** Every component of the package on one page, at rest, with those of its states that stand in the page. */
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
