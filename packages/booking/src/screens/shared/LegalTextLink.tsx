import { type ReactNode, useState } from 'react'
import type { LegalText } from '../../domain/foreignHtml.ts'
import { useT } from '../../hooks/useT.ts'
import { PartMissing, useAskedPart } from './askedPart.tsx'
import { legalDialog } from './legalDialog.ts'

export interface LegalTextLinkProps {
  text: LegalText
  /** Of the dialog. */
  title: string
  /** What is said in its place where the dialog does not come. */
  failed: string
  /** Spoken in place of what is drawn. @default what is drawn */
  label?: string
  className: string | undefined
  children: ReactNode
}

/** Leads to a legal text. Its code, its text and its words come when it is wanted. */
export function LegalTextLink({ text, title, failed, label, className, children }: LegalTextLinkProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { Part: LegalTextDialog, missing, preload, ask } = useAskedPart(legalDialog)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={label}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) =>
          ask(() => {
            setWanted(true)
            setOpen(true)
          }, currentTarget)
        }
      >
        {children}
      </button>
      {missing && <PartMissing text={failed} retry={t('common.retry')} {...missing} />}
      {LegalTextDialog && isWanted && (
        <LegalTextDialog text={text} title={title} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  )
}
