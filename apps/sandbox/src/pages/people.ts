import { html } from 'hono/html'
import { type Texts, textIn } from '../lang.ts'
import type { Lang } from '../places/place.ts'
import type { Certificate } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'
import type { Markup } from './layout.ts'

/** The words of these sections. */
export const peopleTexts = {
  users: { en: 'Users', ru: 'Пользователи', es: 'Usuarios' },
  hint: {
    en: 'Sign in as one of them and the module knows you too: ports of localhost share their cookies. Without signing in you are a guest.',
    ru: 'Войдите как один из них, и модуль тоже узнает вас: у портов localhost общие cookie. Без входа вы гость.',
    es: 'Entra como uno de ellos y el módulo también te conocerá: los puertos de localhost comparten cookies. Sin entrar eres invitado.',
  },
  buyers: { en: 'Buyers', ru: 'Покупатели', es: 'Compradores' },
  companies: { en: 'Companies', ru: 'Компании', es: 'Empresas' },
  partners: { en: 'Partners', ru: 'Партнёры', es: 'Socios' },
  denied: { en: 'Without access', ru: 'Без доступа', es: 'Sin acceso' },
  visitors: {
    en: 'Visitors of partners’ pages',
    ru: 'Посетители страниц партнёров',
    es: 'Visitantes de páginas de socios',
  },
  visitorsHint: {
    en: 'Public, without a password: a frame names them by the partner’s number.',
    ru: 'Открыты, без пароля: фрейм называет их номером партнёра.',
    es: 'Públicos, sin contraseña: un marco los nombra con el número del socio.',
  },
  signIn: { en: 'Sign in', ru: 'Войти', es: 'Entrar' },
  login: { en: 'Login', ru: 'Логин', es: 'Usuario' },
  password: { en: 'Password', ru: 'Пароль', es: 'Contraseña' },
  certificates: { en: 'Certificates', ru: 'Сертификаты', es: 'Certificados' },
  percent: { en: '{worth} % off', ru: 'скидка {worth} %', es: '{worth} % de descuento' },
  amount: { en: '{worth} off', ru: 'скидка {worth}', es: '{worth} de descuento' },
  spent: { en: 'spent', ru: 'использован', es: 'usado' },
  expired: { en: 'expired', ru: 'истёк', es: 'caducado' },
  only: { en: 'only for {user}', ru: 'только для {user}', es: 'solo para {user}' },
} as const satisfies Record<string, Texts>

const groups: readonly { name: Texts; has: (user: SandboxUser) => boolean }[] = [
  { name: peopleTexts.buyers, has: ({ role, isForbidden }) => role === 'buyer' && !isForbidden },
  { name: peopleTexts.companies, has: ({ role }) => role === 'corporate' },
  { name: peopleTexts.partners, has: ({ role }) => role === 'partner' },
  { name: peopleTexts.denied, has: ({ isForbidden }) => isForbidden },
]

/** All users by role, each with its login, its password and a button that signs in as it. */
export function peopleSection(users: readonly SandboxUser[], lang: Lang, accountUrl: string): Markup {
  const say = (text: Texts) => textIn(text, lang)
  const named = (user: SandboxUser) => html`<li class="row person named"><b>${user.userId}</b>
      <form method="post" action="${accountUrl}/sign-in?lang=${lang}"><input type="hidden" name="login" value="${user.login}"><input
        type="hidden" name="password" value="${user.password}"><button class="act"
        aria-label="${say(peopleTexts.signIn)}: ${user.login}">${say(peopleTexts.signIn)}</button></form>
      <span>${say(user.about)}</span>
      <dl class="pair"><dt class="unseen">${say(peopleTexts.login)}</dt><dd><code>${user.login}</code></dd>
        <dt class="unseen">${say(peopleTexts.password)}</dt><dd><code>${user.password}</code></dd></dl></li>`
  const visitors = users.filter(({ login }) => login === null)
  return html`<section class="card" id="users"><h2>${say(peopleTexts.users)}</h2><p class="note">${say(peopleTexts.hint)}</p>
    ${groups.map(
      ({ name, has }) => html`<h3>${say(name)}</h3>
      <ul class="rows">${users.filter((user) => user.login !== null && has(user)).map(named)}</ul>`,
    )}
    <h3>${say(peopleTexts.visitors)}</h3><p class="note">${say(peopleTexts.visitorsHint)}</p>
    <ul class="rows">${visitors.map((user) => html`<li class="row person"><b>${user.userId}</b><span>${say(user.about)}</span></li>`)}</ul>
  </section>`
}

/** List of certificates to try, with their value. */
export function certificatesSection(certificates: readonly Certificate[], lang: Lang): Markup {
  const say = (text: Texts, parts: Record<string, string> = {}) => textIn(text, lang, parts)
  const about = ({ worth, isSpent, expiresAt, userId }: Certificate) =>
    [
      'percent' in worth
        ? say(peopleTexts.percent, { worth: String(worth.percent) })
        : say(peopleTexts.amount, { worth: `${worth.amount} ${worth.currency}` }),
      isSpent ? say(peopleTexts.spent) : '',
      expiresAt === null ? '' : say(peopleTexts.expired),
      userId === null ? '' : say(peopleTexts.only, { user: String(userId) }),
    ].filter(Boolean)
  return html`<section class="card" id="certificates"><h2>${say(peopleTexts.certificates)}</h2><ul class="rows">
    ${certificates.map((one) => html`<li class="row"><span class="pair"><code>${one.hash}</code><span>${about(one).join(', ')}</span></span></li>`)}
  </ul></section>`
}
