import { Button, RefreshIcon, ErrorScreen as Screen } from '@wherry/ui'
import { errorWords } from '../module/errorWords.ts'
import { useOnline } from '../module/useOnline.ts'
import { useT } from '../module/useT.ts'
import * as css from './ErrorScreen.css.ts'
import { Outside } from './Outside.tsx'

export interface ErrorScreenProps {
  /** The error. If it has no message for a person, `An unknown error occurred` is shown. */
  error: unknown
  /** Starts the failed part again. */
  onReload(): void
}

/** The generic error screen. It says what happened, what is safe, and what to do (SHELL-19). */
export function ErrorScreen({ error, onReload }: ErrorScreenProps) {
  const t = useT('errors')
  const words = errorWords(error, useOnline())
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
        {typeof words === 'string' ? (
          t(`errors.${words}`)
        ) : (
          <Outside longest={300}>{words?.own ?? t('errors.unknown')}</Outside>
        )}
      </p>
    </Screen>
  )
}
