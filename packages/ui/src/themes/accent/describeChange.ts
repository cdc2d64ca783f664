import type { ThemeChange } from '../createdTheme.ts'
import type { Language } from '../useTheme.ts'

interface Words {
  roles: Record<string, string>
  /** A role that has no word of its own. */
  other: string
  lighter: string
  darker: string
  moved: string
  edge: string
  faint: string
  invalid: string
  range: string
  scheme: string
}

/** `{role} {from} {to} {ratio} {needed}` are filled in. */
const words: Record<Language, Words> = {
  en: {
    roles: {
      'accent-solid': 'Main button',
      'accent-text': 'Accent text',
      'accent-border': 'Accent edge',
      'surface-0': 'Page',
      'line-3': 'Edge of fields',
      'ink-1': 'Text',
      'ink-2': 'Secondary text',
      'ink-3': 'Quiet text',
    },
    other: 'Colour of notices',
    lighter: 'lightened',
    darker: 'darkened',
    moved: '{role} is {way} from {from} to {to}: {ratio}:1, {needed}:1 needed',
    edge: 'The main button hardly differs from the page ({ratio}:1) and gets an edge, {to}',
    faint:
      'The main button, {to}, has {ratio}:1 to the page: its text tells it; where it fills a choice, that gets an edge',
    invalid: '{role}: the colour could not be read, {to} stands in',
    range: '{role} is {way} from {from} to {to}, so that text can be read on it',
    scheme: '{role} is {to} in the other scheme, with the hue of {from}',
  },
  ru: {
    roles: {
      'accent-solid': 'Главная кнопка',
      'accent-text': 'Акцентный текст',
      'accent-border': 'Акцентный контур',
      'surface-0': 'Страница',
      'line-3': 'Контур полей',
      'ink-1': 'Текст',
      'ink-2': 'Второстепенный текст',
      'ink-3': 'Приглушённый текст',
    },
    other: 'Цвет сообщений',
    lighter: 'светлее',
    darker: 'темнее',
    moved: '{role} {way}: {from} → {to}, контраст {ratio}:1 при норме {needed}:1',
    edge: 'Главная кнопка почти сливается со страницей ({ratio}:1), ей добавлен контур {to}',
    faint:
      'Главная кнопка, {to}, контраст с фоном {ratio}:1: её выделяет текст, а выбранное с такой заливкой получает контур',
    invalid: '{role}: цвет не распознан, вместо него {to}',
    range: '{role} {way}: {from} → {to}, чтобы на ней читался текст',
    scheme: '{role} в другой схеме — {to}, того же тона, что {from}',
  },
  es: {
    roles: {
      'accent-solid': 'Botón principal',
      'accent-text': 'Texto de acento',
      'accent-border': 'Borde de acento',
      'surface-0': 'Página',
      'line-3': 'Borde de los campos',
      'ink-1': 'Texto',
      'ink-2': 'Texto secundario',
      'ink-3': 'Texto atenuado',
    },
    other: 'Color de los avisos',
    lighter: 'más claro',
    darker: 'más oscuro',
    moved: '{role}, {way}: de {from} a {to}, contraste {ratio}:1, mínimo {needed}:1',
    edge: 'El botón principal apenas se distingue de la página ({ratio}:1) y recibe un borde, {to}',
    faint:
      'El botón principal, {to}, tiene {ratio}:1 con la página: lo distingue su texto; lo elegido que rellena recibe un borde',
    invalid: '{role}: el color no se entiende, se usa {to}',
    range: '{role}, {way}: de {from} a {to}, para que el texto se lea',
    scheme: '{role} en el otro esquema: {to}, con el tono de {from}',
  },
}

const brightness = (hex: string): number => {
  const number = Number.parseInt(hex.slice(1), 16)
  return 0.2126 * (number >> 16) + 0.7152 * ((number >> 8) & 255) + 0.0722 * (number & 255)
}

/** One entry of a theme's report as a sentence. */
export function describeChange(change: ThemeChange, language: Language): string {
  const { roles, other, lighter, darker, ...sentences } = words[language]
  const { role, from, to, ratio, needed, reason } = change
  const template = {
    'invalid-colour': sentences.invalid,
    'text-contrast': sentences.moved,
    'part-contrast': sentences.moved,
    'ink-contrast': sentences.moved,
    'pale-solid': sentences.edge,
    'faint-solid': sentences.faint,
    'page-range': sentences.range,
    'other-scheme': sentences.scheme,
  }[reason]
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const values: Record<string, string> = {
    role: roles[role] ?? other,
    way: from && brightness(to) > brightness(from) ? lighter : darker,
    from: from ?? '',
    to,
    ratio: ratio === null ? '' : number.format(ratio),
    needed: needed === null ? '' : number.format(needed),
  }
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!)
}
