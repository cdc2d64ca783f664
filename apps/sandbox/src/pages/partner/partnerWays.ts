import type { Texts } from '../../lang.ts'
import { sites } from './partnerSites.ts'

/** A page of the airline, which shows one way or one place to embed the module. */
export interface Way {
  readonly path: '/' | '/element' | '/react' | '/two' | '/strict' | '/sandbox' | '/far' | '/ad'
  readonly name: Texts
  readonly hint: Texts
}

export const ways: readonly [Way, ...Way[]] = [
  {
    path: '/',
    name: { en: 'Plain frame', ru: 'Обычный фрейм', es: 'Marco simple' },
    hint: sites[0].text,
  },
  {
    path: '/element',
    name: { en: 'Script and element', ru: 'Скрипт и элемент', es: 'Script y elemento' },
    hint: {
      en: 'Two lines of HTML. The module sizes itself and tells this page what happens.',
      ru: 'Две строки HTML. Модуль сам подбирает высоту и сообщает этой странице, что происходит.',
      es: 'Dos líneas de HTML. El módulo ajusta su altura y cuenta a esta página lo que ocurre.',
    },
  },
  {
    path: '/react',
    name: { en: 'React', ru: 'React', es: 'React' },
    hint: {
      en: 'A component in an application of React; what happens comes as callbacks.',
      ru: 'Компонент в приложении на React; о происходящем сообщают колбэки.',
      es: 'Un componente en una aplicación de React; lo que ocurre llega como callbacks.',
    },
  },
  {
    path: '/two',
    name: { en: 'Two modules', ru: 'Два модуля', es: 'Dos módulos' },
    hint: {
      en: 'A transfer and a car by the hour on one page, each for itself.',
      ru: 'Трансфер и машина с водителем на час на одной странице, каждый сам по себе.',
      es: 'Un traslado y un coche por horas en la misma página, cada uno por su cuenta.',
    },
  },
  {
    path: '/strict',
    name: { en: 'Strict policy', ru: 'Строгая политика', es: 'Política estricta' },
    hint: {
      en: 'This page forbids inline scripts and styles, code made of texts and all hosts but the module’s.',
      ru: 'Эта страница запрещает встроенные скрипты и стили, код из текста и все хосты, кроме хоста модуля.',
      es: 'Esta página prohíbe scripts y estilos en línea, código hecho de texto y todo host que no sea el del módulo.',
    },
  },
  {
    path: '/sandbox',
    name: { en: 'Sandboxed frame', ru: 'Фрейм в песочнице', es: 'Marco en sandbox' },
    hint: {
      en: 'The frame may do only what its sandbox lists.',
      ru: 'Фрейму разрешено только то, что перечислено в его sandbox.',
      es: 'El marco solo puede hacer lo que enumera su sandbox.',
    },
  },
  {
    path: '/far',
    name: { en: 'Far below', ru: 'Далеко внизу', es: 'Muy abajo' },
    hint: {
      en: 'The module is at the end of this page; it is not asked for until you scroll near it.',
      ru: 'Модуль в конце страницы; он не запрашивается, пока вы не прокрутите к нему.',
      es: 'El módulo está al final de esta página; no se pide hasta que te acercas.',
    },
  },
  {
    path: '/ad',
    name: { en: 'Beside an advert', ru: 'Рядом с рекламой', es: 'Junto a un anuncio' },
    hint: {
      en: 'The advert comes from a third site and forges messages to this page and to the module. Nothing comes of it.',
      ru: 'Реклама приходит с третьего сайта и подделывает сообщения этой странице и модулю. Ничего не происходит.',
      es: 'El anuncio viene de un tercer sitio y falsifica mensajes a esta página y al módulo. No consigue nada.',
    },
  },
]

/** Titles of the sections beside the module. */
export const sideTexts = {
  ways: {
    en: 'Ways to embed the module',
    ru: 'Способы встроить модуль',
    es: 'Formas de incrustar el módulo',
  },
  code: { en: 'In the page', ru: 'На странице', es: 'En la página' },
  events: { en: 'What the page hears', ru: 'Что слышит страница', es: 'Lo que oye la página' },
  none: { en: 'Nothing yet.', ru: 'Пока ничего.', es: 'Nada todavía.' },
  set: { en: 'Change it as it stands', ru: 'Изменить на ходу', es: 'Cambiarlo en marcha' },
  unset: { en: 'not set', ru: 'не задано', es: 'sin definir' },
  closed: {
    en: 'The same without allow-same-origin',
    ru: 'То же без allow-same-origin',
    es: 'Lo mismo sin allow-same-origin',
  },
  open: {
    en: 'The same with allow-same-origin',
    ru: 'То же с allow-same-origin',
    es: 'Lo mismo con allow-same-origin',
  },
} as const satisfies Record<string, Texts>
