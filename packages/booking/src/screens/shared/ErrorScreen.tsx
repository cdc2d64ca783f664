import { Button, RefreshIcon, ErrorScreen as Screen } from '@wherry/ui'
import { useT } from '../../hooks/useT.ts'
import * as css from './ErrorScreen.css.ts'
import { Outside } from './Outside.tsx'

export interface ErrorScreenProps {
  /** What the service or the browser said; null shows `An unknown error occurred`. */
  message: string | null
  /** Starts anew what failed. */
  onReload(): void
}

/** The generic error screen: what happened, what is safe, what to do (SHELL-19). */
export function ErrorScreen({ message, onReload }: ErrorScreenProps) {
  const t = useT()
  return (
    <Screen
      title={t('trans.common.error_boundary.title')}
      actions={
        <Button onClick={onReload}>
          <RefreshIcon />
          {t('trans.common.error_boundary.reload')}
        </Button>
      }
    >
      <p>{t('trans.common.error_boundary.text')}</p>
      <p className={css.detail}>
        <Outside longest={300}>{message || t('trans.common.error_boundary.unknown')}</Outside>
      </p>
    </Screen>
  )
}
