import { SegmentedControl, Switch, TextField } from '@wherry/ui'
import type { CreatedTheme } from '@wherry/ui/accent'
import { contrast } from '@wherry/ui/themes/accent/color.ts'
import { useEffect, useState } from 'react'
import { readImage } from '../../domain/editor.ts'
import { inkOn } from '../../domain/landingInk.ts'
import { themeNames } from '../../domain/moduleSettings.ts'
import { safeUrl } from '../../domain/safeUrl.ts'
import { names } from '../../format/number.ts'
import { isolate } from '../../format/outside.ts'
import { ratio } from '../../format/ratio.ts'
import { imageHostsOf } from '../../hooks/imageHosts.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import type { Editor } from '../../hooks/useEditor.ts'
import { AccentFields } from './AccentFields.tsx'
import { ColorField } from './ColorField.tsx'
import * as css from './EditorForm.css.ts'
import { type EditorWords, themeKeys } from './editorWords.ts'

export interface SectionProps {
  editor: Editor
  words: EditorWords
}

/** Theme, accent, and what lies behind the advantages. */
export function LookSection({ editor, words, theme }: SectionProps & { theme: string | CreatedTheme }) {
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
          value={editor.look.theme}
          onChange={(theme) => editor.change({ theme }, 'theme')}
        />
      </div>
      <AccentFields editor={editor} words={words} theme={theme} />
      <div className={css.ruled}>
        <h3 className={css.label}>{t('editor.look.behind')}</h3>
        <Ground editor={editor} words={words} />
        <Picture editor={editor} words={words} />
      </div>
    </section>
  )
}

/** The colour behind the advantages; the ink upon it follows by itself. */
function Ground({ editor, words }: SectionProps) {
  const { t, lang } = words
  const { sellingPointsColor: color } = editor.look
  const ink = color && inkOn(color)
  return (
    <>
      <Switch
        className={css.switchRow}
        isSelected={color !== null}
        description={color === null ? t('editor.look.groundDefault') : undefined}
        onChange={(isAllowed) => editor.allow('sellingPointsColor', isAllowed)}
      >
        {t('editor.look.groundAllowed')}
      </Switch>
      {color && ink && (
        <>
          <ColorField
            label={t('editor.look.groundField')}
            value={color}
            words={words}
            onChange={(next) => editor.change({ sellingPointsColor: next }, 'sellingPointsColor')}
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

/** The address of the picture; one that cannot be read changes nothing, one of a foreign host is told. */
function Picture({ editor, words: { t } }: SectionProps) {
  const { config, platform } = useModuleCore()
  const kept = editor.look.sellingPointsImage
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
        if (problem === null) editor.change({ sellingPointsImage: value }, 'sellingPointsImage')
      }}
    />
  )
}
