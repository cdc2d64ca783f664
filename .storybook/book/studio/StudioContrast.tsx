import { type CreatedTheme, ThemeProvider } from '@wherry/ui'
import { contrast, describeChange, type ThemeChange } from '@wherry/ui/accent'
import { measurePairs } from '@wherry/ui/testing/themePairs.ts'
import { Pairs } from '../Pair.tsx'

/** Colours that the engine moved, in its own words. */
function Moves({ changes }: { changes: readonly ThemeChange[] }) {
  if (changes.length === 0) return <p className="book-about">Nothing was moved: every wish could be kept.</p>
  return (
    <ul className="studio-moves" aria-label="What was moved">
      {changes.map((change) => (
        <li key={`${change.role} ${change.reason}`} className="studio-move">
          <span className="studio-dots" aria-hidden>
            {change.from && <span className="studio-dot" style={{ background: change.from }} />}
            <span className="studio-dot" style={{ background: change.to }} />
          </span>
          {describeChange(change, 'en')}
        </li>
      ))}
    </ul>
  )
}

/** Each scheme of a theme: what was moved, and each pair with its ratio. */
export function StudioContrast({ theme }: { theme: CreatedTheme }) {
  return (['light', 'dark'] as const).map((scheme) => {
    const mode = theme.modes[scheme]
    if (!mode) return null
    const changes = theme.report.filter((change) => change.mode === scheme)
    return (
      <ThemeProvider key={scheme} theme={{ ...theme, modes: { [scheme]: mode } }}>
        <div className="studio-made" data-scheme={scheme}>
          <h2>{scheme === 'light' ? 'Light' : 'Dark'}</h2>
          <Moves changes={changes} />
          <Pairs pairs={[...measurePairs(mode, mode.variables, false, true, contrast)]} />
        </div>
      </ThemeProvider>
    )
  })
}
