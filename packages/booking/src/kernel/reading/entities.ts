const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  bdquo: '„',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  iexcl: '¡',
  iquest: '¿',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  deg: '°',
  bull: '•',
  middot: '·',
}

/** Combining marks by the endings of letters' names: `&eacute;`. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi
const letter = /^([A-Za-z])(acute|grave|circ|uml|tilde|cedil)$/

/** Replaces the usual character references of HTML, by number or by name; others stay as they are. */
export function withoutEntities(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name = '') => {
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    if (decimal || hex) return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
    const [, base, mark] = letter.exec(name) ?? []
    if (base && mark) return `${base}${marks[mark]}`.normalize('NFC')
    return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
  })
}
