import { SegmentedControl, Switch, TextField } from '@wherry/ui'
import { type CreatedTheme, contrast } from '@wherry/ui/accent'
import { memo, useEffect, useState } from 'react'
import { names } from '../../kernel/format/number.ts'
import { isolate } from '../../kernel/format/outside.ts'
import { ratio } from '../../kernel/format/ratio.ts'
import { type Look, type ThemeName, themeNames } from '../../kernel/model/moduleSettings.ts'
import { safeUrl } from '../../kernel/values/safeUrl.ts'
import { inkOn } from '../../landing/index.ts'
import { imageHostsOf } from '../../module/imageHosts.ts'
import { useModuleCore } from '../../module/module.tsx'
import type { Editor } from '../resource/useEditor.ts'
import { readImage } from '../rules/editor.ts'
import { AccentFields } from './AccentFields.tsx'
import { ColorField } from './ColorField.tsx'
import * as css from './EditorForm.css.ts'
import { type EditorWords, themeKeys } from './editorWords.ts'
import { StudioLink } from './StudioLink.tsx'

export interface LookSectionProps
  extends Pick<Editor, 'change' | 'allow'>,
    Pick<Look, 'accent' | 'sellingPointsColor' | 'sellingPointsImage'> {
  themeName: ThemeName
  /** The theme of the draft, with its accent. */
  theme: string | CreatedTheme
  words: EditorWords
}

/** Section with the theme, the accent, and the picture and colour of the advantages. */
export const LookSection = memo(function LookSection(props: LookSectionProps) {
  const { accent, allow, change, theme, themeName, words } = props
  const { t } = words
  return (
    <section className={css.section}>
      <h2 className={css.title}>{t('editor.look.title')}</h2>
      <div className={css.part}>
        <p className={css.label}>{t('editor.look.theme')}</p>
        <SegmentedControl
          label={t('editor.look.theme')}
          className={css.themes}
          segments={themeNames.map((value) => ({ value, label: t(themeKeys[value]) }))}
          value={themeName}
          onChange={(theme) => change({ theme }, 'theme')}
        />
      </div>
      <AccentFields {...{ accent, allow, change, theme, words }} />
      <StudioLink look={{ theme: themeName, accent }} words={words} />
      <div className={css.ruled}>
        <h3 className={css.label}>{t('editor.look.behind')}</h3>
        <Ground {...props} />
        <Picture {...props} />
      </div>
    </section>
  )
})

/** Background colour of the advantages; the text colour follows automatically. */
function Ground({ sellingPointsColor: color, change, allow, words }: LookSectionProps) {
  const { t, lang } = words
  const ink = color && inkOn(color)
  return (
    <>
      <Switch
        className={css.switchRow}
        isSelected={color !== null}
        description={color === null ? t('editor.look.groundDefault') : undefined}
        onChange={(isAllowed) => allow('sellingPointsColor', isAllowed)}
      >
        {t('editor.look.groundAllowed')}
      </Switch>
      {color && ink && (
        <>
          <ColorField
            label={t('editor.look.groundField')}
            value={color}
            words={words}
            onChange={(next) => change({ sellingPointsColor: next }, 'sellingPointsColor')}
          />
          <p className={css.quiet}>
            {t(ink === '#FFFFFF' ? 'editor.look.groundLight' : 'editor.look.groundDark', {
              ratio: ratio(contrast(ink.toLowerCase(), color.toLowerCase()), lang),
            })}
          </p>
        </>
      )}
    </>
  )
}

/**
 * Field for the address of the picture. An invalid one changes nothing; one of a foreign host gets a note.
 */
function Picture({ sellingPointsImage: kept, change, words: { t } }: LookSectionProps) {
  const { config, platform } = useModuleCore()
  const [text, setText] = useState(kept ?? '')
  const [isLeft, setLeft] = useState(true)
  useEffect(() => {
    setText((typed) => {
      const { value, problem } = readImage(typed)
      return problem === null && value === kept ? typed : (kept ?? '')
    })
  }, [kept])
  const { problem } = readImage(text)
  const hosts = [...new Set(imageHostsOf(config, platform.location.hostName))]
  const isForeign = kept !== null && safeUrl(kept, hosts) === null
  return (
    <TextField
      label={t('editor.look.image')}
      isOptional
      type="url"
      inputMode="url"
      spellCheck={false}
      autoComplete="off"
      value={text}
      description={t('editor.look.imageHint')}
      error={isLeft && problem ? t(problem) : undefined}
      caution={
        isLeft && isForeign ? t('editor.look.imageHosts', { hosts: isolate(names(hosts), 200) }) : undefined
      }
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={(next) => {
        setText(next)
        const { value, problem } = readImage(next)
        if (problem === null) change({ sellingPointsImage: value }, 'sellingPointsImage')
      }}
    />
  )
}
