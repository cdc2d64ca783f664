import { Button, CheckIcon, CopyIcon, SegmentedControl, useAnnounce } from '@wherry/ui'
import { useState } from 'react'
import { type EmbedKind, embedCode, embedKinds, embedOptions } from '../../domain/embedCode.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import * as css from './EditorForm.css.ts'
import type { SectionProps } from './LookSection.tsx'

/** The code that puts the module into a page, as it is shown now (EDITOR-11). */
export function EmbedSection({ editor, words: { t } }: SectionProps) {
  const { config, platform } = useModuleCore()
  const announce = useAnnounce()
  const [kind, setKind] = useState<EmbedKind>('script')
  /** What the clipboard took last, or refused. */
  const [copied, setCopied] = useState<{ code: string; isTaken: boolean } | null>(null)
  const baseUrl = config.moduleUrl ?? `https://${platform.location.hostName}${config.basePath}`
  const { look, partnerId: partner, state } = editor
  const redirectOrigins = config.redirectOrigins ?? []
  const code = embedCode(kind, { baseUrl, partner, redirectOrigins, ...embedOptions(look, state.saved) })
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
}
