import { Button, ErrorIcon, Link, PasswordField, TextField, useAnnounce } from '@wherry/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readEmail } from '../../domain/reading/readEmail.ts'
import { useModule } from '../../hooks/module.tsx'
import type { SignInFlow } from '../../hooks/signIn.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useT } from '../../hooks/useT.ts'
import type { SignInReason } from '../../state/signIn.ts'
import { Outside } from '../shared/Outside.tsx'
import * as css from './Login.css.ts'

export interface LoginFormProps {
  flow: SignInFlow
  reason: SignInReason
}

/** Login and password; what is typed lives in these two fields only (SEC-04). */
export function LoginForm({ flow, reason }: LoginFormProps) {
  const t = useT('login')
  const { config, serviceLang: lang } = useModule()
  const state = useStore(flow.state)
  const isLoading = state.status === 'loading'
  const failure = state.status === 'failed' ? state.failure : null
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()
  const known = useRef(reason)
  const why = reason === 'account' ? '' : t(`login.why.${reason}`)
  useEffect(() => {
    if (known.current === reason) return
    known.current = reason
    setLogin('')
    setPassword('')
    announce(why, 'assertive')
    first.current?.focus()
  }, [reason, why, announce])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void flow.submit(login, password)
  }
  const address = config.passwordUrl ?? `${config.accountUrl}/reset-password`
  return (
    <form className={css.form} noValidate aria-busy={isLoading} onSubmit={submit}>
      <TextField
        ref={first}
        label={t('login.name')}
        name="username"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        value={login}
        onChange={setLogin}
        read={readEmail}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        isRequired
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" size="l" isBlock isLoading={isLoading} aria-disabled={isLoading || undefined}>
        {t(isLoading ? 'login.loading' : 'login.submit')}
      </Button>
      {failure && (
        <p role="alert" className={css.failure}>
          <ErrorIcon size={20} />
          <span>
            {failure.message ? (
              <Outside longest={300}>{failure.message}</Outside>
            ) : (
              t(`login.error.${failure.reason}`)
            )}
          </span>
        </p>
      )}
      <p className={css.forgot}>
        <Link isExternal href={`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`}>
          {t('login.forgot')}
        </Link>
      </p>
    </form>
  )
}
