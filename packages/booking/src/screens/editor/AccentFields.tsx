import { Notice, Switch } from '@wherry/ui'
import { type CreatedTheme, describeChange } from '@wherry/ui/accent'
import { contrast } from '@wherry/ui/themes/accent/color.ts'
import { useId } from 'react'
import { readColor } from '../../domain/editor.ts'
import type { HexColor } from '../../domain/moduleSettings.ts'
import { ratio } from '../../format/ratio.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import type { Editor } from '../../hooks/useEditor.ts'
import { ColorField } from './ColorField.tsx'
import * as css from './EditorForm.css.ts'
import type { EditorWords } from './editorWords.ts'

/** Accents to begin with. */
const ready = [
  { color: '#00AD5A', name: 'editor.look.green' },
  { color: '#2451D6', name: 'editor.look.blue' },
  { color: '#B3261E', name: 'editor.look.red' },
  { color: '#FFDD2D', name: 'editor.look.yellow' },
  { color: '#101714', name: 'editor.look.black' },
  { color: '#7A3FF2', name: 'editor.look.violet' },
] as const satisfies readonly { color: HexColor; name: string }[]

export interface AccentFieldsProps {
  editor: Editor
  words: EditorWords
  /** The theme of the draft. A name: it has no accent of its own. */
  theme: string | CreatedTheme
}

/** The accent: allowed or the usual one, ready ones, any other, and what was done so that it can be read. */
export function AccentFields({ editor, words, theme }: AccentFieldsProps) {
  const { t } = words
  const { accent } = editor.look
  return (
    <div className={css.part}>
      <Switch
        className={css.switchRow}
        isSelected={accent !== null}
        description={accent === null ? t('editor.look.accentDefault') : undefined}
        onChange={(isAllowed) => editor.allow('accent', isAllowed)}
      >
        {t('editor.look.accentAllowed')}
      </Switch>
      {accent !== null && (
        <>
          <Swatches
            accent={accent}
            words={words}
            onChange={(color) => editor.change({ accent: color }, 'accent')}
          />
          <ColorField
            label={t('editor.look.accentField')}
            value={accent}
            words={words}
            onChange={(color) => editor.change({ accent: color }, 'accent')}
          />
          {typeof theme !== 'string' && <ContrastNote accent={accent} theme={theme} words={words} />}
        </>
      )}
    </div>
  )
}

interface SwatchesProps {
  accent: HexColor
  words: EditorWords
  onChange(color: HexColor): void
}

/** Native radios under round samples, and the browser's own picker for any other colour. */
function Swatches({ accent, words: { t }, onChange }: SwatchesProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('editor.look.swatches')} className={css.swatches}>
      {ready.map(({ color, name: key }) => (
        <span key={color} className={css.swatch} style={{ backgroundColor: color }}>
          <input
            type="radio"
            name={name}
            className={css.unseen}
            aria-label={t('editor.look.colorOn', { name: t(key), color })}
            checked={accent === color}
            onChange={() => onChange(color)}
          />
        </span>
      ))}
      <span className={css.any}>
        <input
          type="color"
          className={css.unseen}
          aria-label={t('editor.look.picker')}
          value={accent.toLowerCase()}
          onChange={(event) => {
            const { value } = readColor(event.target.value)
            if (value) onChange(value)
          }}
        />
      </span>
    </div>
  )
}

interface ContrastNoteProps {
  accent: HexColor
  theme: CreatedTheme
  words: EditorWords
}

/** The contrast of an accent, and what the engine has changed so that everything can be read (EDITOR-10). */
function ContrastNote({ accent, theme, words: { t, lang, serviceLang } }: ContrastNoteProps) {
  const { config } = useModuleCore()
  const own = config.texts[lang]?.words
  const changes = theme.report.filter(({ isMore }) => !isMore)
  const repaired = changes.filter(({ reason }) => reason !== 'faint-solid').length
  const [mode] = Object.values(theme.modes)
  const ink = mode?.variables['--wherry-accent-ink'] ?? '#000000'
  const isLight = contrast(ink, '#ffffff') < contrast(ink, '#000000')
  const kept = t(isLight ? 'editor.look.keptLight' : 'editor.look.keptDark', {
    color: accent,
    ratio: ratio(contrast(ink, accent.toLowerCase()), lang),
  })
  const white = t('editor.look.white', {
    ratio: ratio(contrast('#ffffff', accent.toLowerCase()), lang),
  })
  return (
    <Notice
      tone={repaired > 0 ? 'caution' : 'positive'}
      title={repaired > 0 ? t('editor.look.changedTitle', { count: repaired }) : t('editor.look.goodTitle')}
    >
      <p>
        {kept} {!isLight && white}
      </p>
      {changes.length > 0 && (
        <ul className={css.changes}>
          {changes.map((change) => (
            <li key={`${change.mode} ${change.role}`}>{describeChange(change, serviceLang, own)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
