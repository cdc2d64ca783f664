import { Button, RefreshIcon, ErrorScreen as Screen } from '@wherry/ui'
import { errorWords } from '../../hooks/errorWords.ts'
import { useOnline } from '../../hooks/useOnline.ts'
import { useT } from '../../hooks/useT.ts'
import * as css from './ErrorScreen.css.ts'
import { Outside } from './Outside.tsx'

export interface ErrorScreenProps {
  /** What has failed; where it says nothing to a person, `An unknown error occurred` stands for it. */
  error: unknown
  /** Starts anew what failed. */
  onReload(): void
}

/** The generic error screen: what happened, what is safe, what to do (SHELL-19). */
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
