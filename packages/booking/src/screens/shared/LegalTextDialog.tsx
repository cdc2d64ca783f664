import { Button, Dialog, EmptyState, NoteIcon, Notice, SkeletonText } from '@wherry/ui'
import type { ReactNode } from 'react'
import type { LegalText } from '../../domain/foreignHtml.ts'
import { useLegalText } from '../../hooks/useLegalText.ts'
import { useT } from '../../hooks/useT.ts'
import { ForeignText } from './ForeignText.tsx'
import * as css from './LegalTextDialog.css.ts'
import { useSaid } from './useSaid.ts'

export interface LegalTextDialogProps {
  /** Which text; it is read when the dialog opens first. */
  text: LegalText
  /** Whose terms they are: the dialog's heading. */
  title: ReactNode
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/**
 * A legal text of the service in a dialog: the offer of a class, the terms of paying in advance (PRICE-19). It brings a
 * cleaner with it: load it when it is wanted, inside a Suspense.
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
