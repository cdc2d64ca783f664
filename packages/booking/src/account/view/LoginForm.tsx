import { Button, ErrorIcon, Form, Link, PasswordField, TextField, useAnnounce } from '@wherry/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readEmail } from '../../kernel/reading/readEmail.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModule } from '../../module/module.tsx'
import type { SignInReason } from '../../module/signInRequest.ts'
import { useT } from '../../module/useT.ts'
import { Outside } from '../../view/Outside.tsx'
import type { SignInFlow } from '../resource/signIn.ts'
import * as css from './Login.css.ts'

export interface LoginFormProps {
  flow: SignInFlow
  reason: SignInReason
}

/** Form with login and password. Typed values are only in these two fields (SEC-04). */
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
    <Form validationBehavior="aria" className={css.form} noValidate aria-busy={isLoading} onSubmit={submit}>
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
    </Form>
  )
}
