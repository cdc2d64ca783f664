import { Button, Dialog, EmptyState, NoteIcon, Notice, SkeletonText } from '@wherry/ui'
import type { ReactNode } from 'react'
import type { LegalText } from '../../kernel/values/foreignHtml.ts'
import { useLegalText } from '../../module/useLegalText.ts'
import { useT } from '../../module/useT.ts'
import { useSaid } from '../useSaid.ts'
import { ForeignText } from './ForeignText.tsx'
import * as css from './LegalTextDialog.css.ts'

export interface LegalTextDialogProps {
  /** The text to show; it is loaded when the dialog is first opened. */
  text: LegalText
  /** Heading of the dialog, which names whose terms they are. */
  title: ReactNode
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/**
 * A legal text of the service in a dialog: the terms of a class, or those of prepayment (PRICE-19). It loads an HTML
 * sanitiser, so load it on demand, inside a Suspense.
 */
export function LegalTextDialog({ text, title, isOpen, onOpenChange }: LegalTextDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="full" title={title}>
      <LegalTextBody text={text} />
    </Dialog>
  )
}

function LegalTextBody({ text }: { text: LegalText }) {
  const t = useT('legal')
  const { html, isFailed, hosts, retry } = useLegalText(text)
  const said = html !== null ? t('legal.ready') : t(isFailed ? 'legal.failed.title' : 'legal.loading')
  useSaid(said)
  if (isFailed)
    return (
      <div className={css.place}>
        <Notice
          tone="critical"
          title={t('legal.failed.title')}
          action={
            <Button variant="outline" size="s" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('legal.failed.text')}
        </Notice>
      </div>
    )
  if (html === null)
    return (
      <div className={css.place} aria-busy="true">
        <SkeletonText lines={4} />
        <SkeletonText lines={6} />
      </div>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text without a link is scrolled by keyboard from here
    <div className={css.place} role="document" tabIndex={0}>
      <ForeignText
        html={html}
        hosts={hosts}
        empty={
          <EmptyState level={3} illustration={<NoteIcon size={24} />} title={t('legal.none.title')}>
            {t('legal.none.text')}
          </EmptyState>
        }
      />
    </div>
  )
}
