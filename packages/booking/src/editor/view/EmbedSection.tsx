import { Button, CheckIcon, CopyIcon, SegmentedControl, useAnnounce } from '@wherry/ui'
import { memo, useState } from 'react'
import type { Look } from '../../kernel/model/moduleSettings.ts'
import { useModuleCore } from '../../module/module.tsx'
import type { Editor } from '../resource/useEditor.ts'
import { type EmbedKind, embedCode, embedKinds, embedOptions } from '../rules/embedCode.ts'
import * as css from './EditorForm.css.ts'
import type { EditorWords } from './editorWords.ts'

export interface EmbedSectionProps extends Pick<Editor, 'partnerId'>, Pick<Look, 'theme' | 'accent'> {
  /** The stored accent. Null: the default one. */
  savedAccent: Look['accent']
  words: EditorWords
}

/** Section with the code that embeds the module with the current look (EDITOR-11). */
export const EmbedSection = memo(function EmbedSection(props: EmbedSectionProps) {
  const { theme, accent, savedAccent, partnerId: partner } = props
  const { t } = props.words
  const { config, platform } = useModuleCore()
  const announce = useAnnounce()
  const [kind, setKind] = useState<EmbedKind>('script')
  /** Last code for the clipboard, and if the clipboard accepted it. */
  const [copied, setCopied] = useState<{ code: string; isTaken: boolean } | null>(null)
  const baseUrl = config.moduleUrl ?? `https://${platform.location.hostName}${config.basePath}`
  const redirectOrigins = config.redirectOrigins ?? []
  const look = embedOptions({ theme, accent }, { accent: savedAccent })
  const code = embedCode(kind, { baseUrl, partner, redirectOrigins, ...look })
  const result = copied?.code === code ? copied : null
  const copy = async () => {
    const isTaken = await platform.clipboard.write(code)
    setCopied({ code, isTaken })
    announce(t(isTaken ? 'editor.embed.copied' : 'editor.embed.notCopied'))
  }
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2 className={css.title}>{t('editor.embed.title')}</h2>
        <p className={css.quiet}>{t('editor.embed.text')}</p>
      </div>
      <SegmentedControl
        label={t('editor.embed.kinds')}
        segments={embedKinds.map((value) => ({ value, label: t(`editor.embed.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <pre className={css.code}>
        <code>{code}</code>
      </pre>
      <Button variant="outline" isBlock onClick={() => void copy()}>
        {result?.isTaken ? <CheckIcon /> : <CopyIcon />}
        {t(result?.isTaken ? 'editor.embed.copied' : 'editor.embed.copy')}
      </Button>
      {result && !result.isTaken && <p className={css.quiet}>{t('editor.embed.notCopied')}</p>}
    </section>
  )
})
