import { Button, ButtonLink, ErrorScreen, ForbiddenDrawing } from '@wherry/ui'
import { useEffect } from 'react'
import { ridesUrl } from '../../domain/rides.ts'
import { useModule } from '../../hooks/module.tsx'
import { signInDoor } from '../../hooks/signInDoor.ts'
import { useT } from '../../hooks/useT.ts'

export interface ForbiddenProps {
  /** The document's title in the visitor's language. */
  onTitle?: ((title: string) => void) | undefined
}

/** The settings refused this account (SHELL-18, ROLE-02): another may come in, or the person goes back to the rides. */
export function Forbidden({ onTitle }: ForbiddenProps) {
  const t = useT('login')
  const module = useModule()
  const { config, serviceLang } = module
  const title = t('forbidden.document')
  useEffect(() => onTitle?.(title), [title, onTitle])
  return (
    <ErrorScreen
      title={t('forbidden.title')}
      illustration={<ForbiddenDrawing width={240} />}
      actions={
        <>
          <Button onClick={() => void signInDoor(module).ask?.('forbidden')}>{t('forbidden.signIn')}</Button>
          <ButtonLink variant="outline" href={ridesUrl(config.accountUrl, null, serviceLang)}>
            {t('forbidden.rides')}
          </ButtonLink>
        </>
      }
    >
      {t('forbidden.text')}
    </ErrorScreen>
  )
}
