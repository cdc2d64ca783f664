import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { checkLogin } from '../auth/credentials.ts'
import { liveSession, openSession, tokenCookie } from '../auth/sessions.ts'
import { setTokenCookie } from '../auth/tokenCookie.ts'
import { langOf, type Texts, textIn } from '../lang.ts'
import type { Parts } from '../parts.ts'
import type { Lang } from '../places/place.ts'
import { guest, type SandboxUser } from '../users/user.ts'
import { inEachLanguage, type Markup, page, pageHeaders } from './layout.ts'

const texts = {
  title: { en: 'Sign in', ru: 'Вход', es: 'Iniciar sesión' },
  intro: {
    en: 'The logins and passwords of all users stand on the sandbox’s start page.',
    ru: 'Логины и пароли всех пользователей есть на стартовой странице песочницы.',
    es: 'Los usuarios y las contraseñas están en la página de inicio del entorno de pruebas.',
  },
  login: { en: 'Login (e-mail)', ru: 'Логин (почта)', es: 'Usuario (correo)' },
  password: { en: 'Password', ru: 'Пароль', es: 'Contraseña' },
  enter: { en: 'Sign in', ru: 'Войти', es: 'Entrar' },
  leave: { en: 'Sign out', ru: 'Выйти', es: 'Salir' },
  empty: {
    en: 'Enter the login and the password.',
    ru: 'Введите логин и пароль.',
    es: 'Escribe el usuario y la contraseña.',
  },
  wrong: {
    en: 'The login or the password is wrong. Check both and try again.',
    ru: 'Логин или пароль неверны. Проверьте их и попробуйте ещё раз.',
    es: 'El usuario o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
  },
  tooMany: {
    en: 'Too many wrong passwords. Try again in {seconds} seconds.',
    ru: 'Слишком много неверных паролей. Попробуйте снова через {seconds} с.',
    es: 'Demasiadas contraseñas incorrectas. Inténtalo de nuevo en {seconds} segundos.',
  },
  forgot: { en: 'Forgot your password?', ru: 'Забыли пароль?', es: '¿Has olvidado la contraseña?' },
  reset: { en: 'A new password', ru: 'Новый пароль', es: 'Una contraseña nueva' },
  resetText: {
    en: 'Nobody has to remember one here: the sandbox’s start page shows the login and the password of every user.',
    ru: 'Помнить пароль здесь не нужно: логин и пароль каждого пользователя есть на стартовой странице песочницы.',
    es: 'Aquí nadie tiene que recordarla: la página de inicio del entorno de pruebas muestra el usuario y la contraseña de cada cuenta.',
  },
  users: { en: 'Show all users', ru: 'Показать всех пользователей', es: 'Ver todos los usuarios' },
} as const satisfies Record<string, Texts>

/** Name in the header of the account's pages. */
export const accountBrand = 'Wherry account'

/** The user of a page: the user of the cookie's session, or the guest. */
export function pageUser(context: Context, parts: Pick<Parts, 'store' | 'clock'>): SandboxUser {
  const token = getCookie(context, tokenCookie)
  const session = token === undefined ? null : liveSession(token, parts)
  return (session === null ? null : parts.store.user(session.userId)) ?? guest
}

/** The signed-in user with a button to sign out, or a link to sign in. `accountUrl` is the account's origin, empty on its own pages. */
export function signedIn({ login }: SandboxUser, lang: Lang, accountUrl = ''): Markup {
  return login === null
    ? html`<a href="${accountUrl}/sign-in?lang=${lang}">${textIn(texts.enter, lang)}</a>`
    : html`<div class="signed"><span>${login}</span><form method="post" action="${accountUrl}/sign-out?lang=${lang}">
        <button class="act">${textIn(texts.leave, lang)}</button></form></div>`
}

/** Pages to sign in and out. The module gets their cookie too, since all ports of a host share cookies. */
export function createSignInPages(parts: Parts): Hono {
  const { store, options } = parts
  const app = new Hono()

  const narrow = (context: Context, name: Texts, body: Markup, status: 200 | 400 | 401 | 429 = 200) => {
    const lang = langOf(context.req.query('lang'))
    const languages = inEachLanguage(context.req.url)
    const title = textIn(name, lang)
    const home = `${options().startUrl}/?lang=${lang}`
    const whole = page({ title, lang, brand: accountBrand, width: 480, languages, home }, body)
    return context.html(whole, status, pageHeaders)
  }

  const form = (context: Context, status: 200 | 400 | 401 | 429, login: string, problem: string | null) => {
    const lang = langOf(context.req.query('lang'))
    const body = html`
      <h1>${textIn(texts.title, lang)}</h1>
      <form class="card" method="post" action="/sign-in?lang=${lang}">
        ${problem === null ? html`<p class="note">${textIn(texts.intro, lang)}</p>` : html`<p class="wrong" role="alert" id="problem">${problem}</p>`}
        <p class="field"><label for="login">${textIn(texts.login, lang)}</label>
          <input id="login" name="login" value="${login}" inputmode="email" autocomplete="username" autocapitalize="none"
            spellcheck="false" maxlength="254" ${problem === null ? '' : html`aria-describedby="problem"`}></p>
        <p class="field"><label for="password">${textIn(texts.password, lang)}</label>
          <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200"
            ${problem === null ? '' : html`aria-describedby="problem"`}></p>
        <div class="acts"><button class="act go">${textIn(texts.enter, lang)}</button></div>
        <p><a href="/reset-password?lang=${lang}">${textIn(texts.forgot, lang)}</a></p>
      </form>`
    return narrow(context, texts.title, body, status)
  }

  app.get('/reset-password', (context) => {
    const lang = langOf(context.req.query('lang'))
    const body = html`
      <h1>${textIn(texts.reset, lang)}</h1>
      <section class="card"><p>${textIn(texts.resetText, lang)}</p>
        <div class="acts"><a class="act go" href="${options().startUrl}/?lang=${lang}#users">${textIn(texts.users, lang)}</a>
          <a class="act" href="/sign-in?lang=${lang}">${textIn(texts.enter, lang)}</a></div></section>`
    return narrow(context, texts.reset, body)
  })

  app.get('/sign-in', (context) => form(context, 200, '', null))

  app.post('/sign-in', async (context) => {
    const lang = langOf(context.req.query('lang'))
    const fields = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    const [login, password] = [fields['login'], fields['password']].map((text) =>
      typeof text === 'string' ? text : '',
    ) as [string, string]
    if (login.trim() === '' || password === '') return form(context, 400, login, textIn(texts.empty, lang))
    const checked = checkLogin(login, password, parts)
    if (checked.state === 'wrong') return form(context, 401, login, textIn(texts.wrong, lang))
    if (checked.state === 'tooMany') {
      const seconds = String(checked.retryAfterSeconds)
      context.header('Retry-After', seconds)
      return form(context, 429, login, textIn(texts.tooMany, lang, { seconds }))
    }
    const { token } = openSession(checked.userId, parts)
    setTokenCookie(context, token)
    return context.redirect(`/list?lang=${lang}`, 303)
  })

  app.post('/sign-out', (context) => {
    const token = getCookie(context, tokenCookie)
    if (token !== undefined) store.removeSession(token)
    setTokenCookie(context, null)
    return context.redirect(`/list?lang=${langOf(context.req.query('lang'))}`, 303)
  })
  return app
}
