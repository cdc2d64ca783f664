import { Notice, Switch } from '@wherry/ui'
import { type CreatedTheme, contrast, describeChange } from '@wherry/ui/accent'
import { useId } from 'react'
import { ratio } from '../../kernel/format/ratio.ts'
import type { HexColor, Look } from '../../kernel/model/moduleSettings.ts'
import { useModuleCore } from '../../module/module.tsx'
import type { Editor } from '../resource/useEditor.ts'
import { readColor } from '../rules/editor.ts'
import { ColorField } from './ColorField.tsx'
import * as css from './EditorForm.css.ts'
import type { EditorWords } from './editorWords.ts'

/** Ready-made accents. */
const ready = [
  { color: '#00AD5A', name: 'editor.look.green' },
  { color: '#2451D6', name: 'editor.look.blue' },
  { color: '#B3261E', name: 'editor.look.red' },
  { color: '#FFDD2D', name: 'editor.look.yellow' },
  { color: '#101714', name: 'editor.look.black' },
  { color: '#7A3FF2', name: 'editor.look.violet' },
] as const satisfies readonly { color: HexColor; name: string }[]

export interface AccentFieldsProps extends Pick<Editor, 'change' | 'allow'>, Pick<Look, 'accent'> {
  words: EditorWords
  /** Theme of the draft: a created theme if it has an accent of its own, else a theme's name. */
  theme: string | CreatedTheme
}

/** Fields of the accent: a switch, ready-made colours, any other colour, and notes about its readability. */
export function AccentFields({ accent, change, allow, words, theme }: AccentFieldsProps) {
  const { t } = words
  return (
    <div className={css.part}>
      <Switch
        className={css.switchRow}
        isSelected={accent !== null}
        description={accent === null ? t('editor.look.accentDefault') : undefined}
        onChange={(isAllowed) => allow('accent', isAllowed)}
      >
        {t('editor.look.accentAllowed')}
      </Switch>
      {accent !== null && (
        <>
          <Swatches accent={accent} words={words} onChange={(color) => change({ accent: color }, 'accent')} />
          <ColorField
            label={t('editor.look.accentField')}
            value={accent}
            words={words}
            onChange={(color) => change({ accent: color }, 'accent')}
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

/** Native radios with round colour samples, and the browser's own picker for other colours. */
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

/** Note with the contrast of an accent, and with the engine's changes for readability (EDITOR-10). */
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
