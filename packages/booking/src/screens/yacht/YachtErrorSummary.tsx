import type { RefObject } from 'react'
import { useYachtT } from '../../hooks/useYachtT.ts'
import { ErrorSummary, useRefusals } from '../shared/ErrorSummary.tsx'
import { useYachtErrors, type YachtPartProps } from './yachtErrors.ts'

export interface YachtErrorSummaryProps extends YachtPartProps {
  /** Count of tries that failed on the form. */
  refusals: number
  /** Where the controls are. */
  frame: RefObject<HTMLElement | null>
}

/** All that keeps the request from being sent, over the form, as over a booking. */
export function YachtErrorSummary({ refusals, frame, ...part }: YachtErrorSummaryProps) {
  const { t } = useYachtT()
  const { items, title } = useYachtErrors(part)
  const summary = { items, title, form: frame }
  useRefusals(refusals, summary)
  return items.length > 0 && <ErrorSummary name={t('yacht.error.check')} {...summary} />
}
