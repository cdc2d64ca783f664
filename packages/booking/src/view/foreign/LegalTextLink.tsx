import { type ReactNode, useState } from 'react'
import type { LegalText } from '../../kernel/values/foreignHtml.ts'
import { useT } from '../../module/useT.ts'
import { useOnDemandPart } from '../onDemandPart.ts'
import { PartMissing } from '../PartMissing.tsx'
import { legalDialog } from './legalDialog.ts'

export interface LegalTextLinkProps {
  text: LegalText
  /** Title of the dialog. */
  title: string
  /** Text that is shown if the dialog fails to load. */
  failed: string
  /** Accessible name instead of the visible text. @default the visible text */
  label?: string
  className: string | undefined
  children: ReactNode
}

/** A link to a legal text. The dialog's code, its text and its messages are loaded when they are needed. */
export function LegalTextLink({ text, title, failed, label, className, children }: LegalTextLinkProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { Part: LegalTextDialog, missing, preload, ask } = useOnDemandPart(legalDialog)
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
