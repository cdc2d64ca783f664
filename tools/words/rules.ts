import type { Lang, Said } from './tables.ts'

/** A rule of `docs/words.md`: its name, and a pattern that no text may match. */
type Fault = readonly [name: string, pattern: RegExp]

/** Pattern of words by their beginning, in any script, because `\b` works for Latin letters only. */
const word = (...starts: string[]) => new RegExp(`(?<![\\p{L}])(?:${starts.join('|')})`, 'iu')

/** Words by their beginnings, with spaces between. */
const words = (starts: string) => word(...starts.split(/\s+/))

/** A number that is made an ordinal by what is written behind it: it has forms of its own, under `ordinal`. */
const ordinal = /(?:\d|\}\})(?:st|nd|rd|th|(?:-?(?:[йяеюх]|го|му|ми?))|\.?[ºª]|\.?er)(?!\p{L})/u

const everywhere: Fault[] = [
  ['an ordinal made by hand', ordinal],
  [
    'letters of two scripts in a word',
    /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u,
  ],
  ['two spaces', /[ \u00a0]{2}/],
  ['a space at an end', /^\s|\s$/],
  ['a space before a sign', / [,.:;?](?!\w)/],
  ['an exclamation mark', /!/],
  ['a straight quote', /"|(?<![\d])'/],
  ['dots or a hyphen for a sign', /\.{2}|…| - | –/],
]

const preposition: Partial<Record<Lang, string>> = {
  ru: 'из|до|и|или|на|по|с|в|вместо|за',
  es: 'de|a|y|o|en|como|por|con|desde|hasta|sobre|al',
}
const brokenNumber = (lang: 'ru' | 'es') =>
  new RegExp(
    `(?:\\{\\{(?:count|max|min|limit)\\}\\}|(?<![\\w.,:])\\d+) (?!(?:${preposition[lang]})(?!\\p{L}))\\p{L}`,
    'u',
  )

/** Rules of each language: the patterns that no text may match. */
export const faults: Record<Lang, Fault[]> = {
  en: [
    ...everywhere,
    ['quotes of another language', /[«»„]/],
    ['Cyrillic', /[а-яё]/i],
    ['American spelling', word('color(?!\\}\\})', 'center', 'canceled', 'program(?!me)')],
    ['pick-up', word('pick-up')],
    ['drop off', /drop off/i],
    ['provider', /(?<!infant )\bcarrier|\bsupplier/i],
    ['urgent pickup', word('fast[ -]ride', 'cars? on call')],
    ['flexible fare', word('flexible tariff')],
    ['way back', word('return trip', 'return ride')],
    ['check again', word('ask again', 'ask once more')],
    ['sign in', word('log in', 'log out', 'login page')],
    ['digits', word('figures')],
    ['what a machine says', word('invalid', 'error occurred', 'please enter', 'failed to')],
  ],
  ru: [
    ...everywhere,
    ['quotes of another language', /[“”„]/],
    ['a dash that may begin a line', / —/],
    ['a hyphen or a short dash for a dash', /[а-яё]\s[-–]\s/i],
    ['a word of one letter that may end a line', /(?<!\p{L})[вксоуиая] (?=\S)/iu],
    ['a number apart from its noun', brokenNumber('ru')],
    [
      'е for ё',
      words(`еще ее(?![а-яё]) нее(?![а-яё]) самолет прилет партнер счет(?![а-яё]) ребенк желты черны зелен
        темн(?!ее) придет займет ждет вернет учтен(?![а-яё]) найдем пришлем включен(?![а-яё])
        сохранен(?![а-яё]) отклонен(?![а-яё])`),
    ],
    ['Вы', /(?<=[^.?:«\s]\s)(?:Вы|Вас|Вам|Ваш)/],
    ['почасово', word('по часам')],
    ['заказ', word('брон(?:ь|и|ю)(?![а-яё])', 'бронир', 'забронир')],
    ['аккаунт', word('учётн', 'профил')],
    ['перевозчик', word('провайдер', 'поставщик')],
    ['место назначения', word('пункт назначения')],
    ['подача', word('пикап', 'посадк[аи] (?:в|на)')],
    ['водитель', word('шофёр')],
    ['проверить', word('спросить ещё', 'спросите ещё')],
    ['знаки', word('символ')],
    ['правила поездок', word('политик\\S* поездок')],
    ['gender of the person', word('согласен', 'согласна')],
    ['an official', word('данный', 'осуществ', 'пожалуйста', 'является')],
  ],
  es: [
    ...everywhere,
    ['quotes of another language', /[“”„]/],
    ['Cyrillic', /[а-яё]/i],
    ['a question without its first sign', /^(?=.*\?)(?!.*¿)/],
    ['a number apart from its noun', brokenNumber('es')],
    [
      'usted',
      words(
        'usted haga(?!\\p{L}) seleccione introduzca escriba elija pulse compruebe revise inténtelo añada',
      ),
    ],
    ['proveedor', word('transportista', 'empresa de transporte', 'colaborador')],
    ['reserva', word('pedido', 'orden(?!\\p{L})')],
    ['plaza', word('asiento')],
    ['recogida urgente', word('viaje inmediato', 'coche inmediato', 'recogida rápida')],
    ['gratis', word('gratuit')],
    ['peticiones', word('deseo')],
    ['reservar un coche', word('alquil')],
    ['iniciar sesión', word('entrar(?!\\p{L})', 'loguear')],
    ['cifras', word('dígito')],
    ['prefijo', word('código de(?:l)? país')],
    ['the perfect', word('no pudimos', 'no encontramos', 'falló', 'llegó', 'respondió', 'escribiste')],
    ['a wrong friend', word('introduce(?!\\p{L})', 'colega', 'aplicar para')],
  ],
}

/** Exceptions: in these keys the word has another meaning, or the specification demands it. */
const allowed: readonly (readonly [key: RegExp, name: string])[] = [
  // Required by the specification, word for word (SHELL-19).
  [/^errors\.unknown$/, 'what a machine says'],
  // A partner calls the module this way, and a captain the yacht.
  [/^editor\.(?:title|document)$|^errors\.partner\.title$|^yacht\.|^embed\.(?:title|failed)$/, 'заказ'],
  // There is little space beside the language and the logo.
  [/^shell\.signIn$/, 'iniciar sesión'],
  // The name of a language in itself.
  [/^editor\.texts\.ru$/, 'Cyrillic'],
  // In Spanish, the word for “order” of a list.
  [/^editor\.points\.list$/, 'reserva'],
]

/** Names of the rules that a text breaks. */
export function faultsOf({
  lang,
  key,
  form = null,
  text,
}: Pick<Said, 'lang' | 'key' | 'text'> & Partial<Said>): string[] {
  const isOrdinal = form?.startsWith('ordinal') ?? false
  return faults[lang]
    .filter(([, pattern]) => !(isOrdinal && pattern === ordinal))
    .filter(
      ([name, pattern]) => pattern.test(text) && !allowed.some(([at, rule]) => rule === name && at.test(key)),
    )
    .map(([name]) => name)
}

/** The punctuation mark at a text's end: a stop, a question mark, a colon or a comma; '' if there is none. */
export const endOf = (text: string): string => /[.?:,]$/.exec(text)?.[0] ?? ''

/** A text with a name of six characters in place of each parameter. */
export const filled = (text: string): string => text.replace(/\{\{\w+\}\}/g, 'xxxxxx')
