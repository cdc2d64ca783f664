import { type Texts, textIn } from '../lang.ts'
import type { Lang } from '../places/place.ts'

/** One numbered part of a legal text, with a list of clauses. */
export interface Section {
  readonly title: Texts
  readonly clauses: readonly Texts[]
}

/** A legal text of the sandbox. `{name}` parts are placeholders. */
export interface LegalText {
  readonly title: Texts
  readonly lead: Texts
  readonly sections: readonly Section[]
}

/** Note at the top of each text, so that no reader takes it for a contract. */
const sampleMark: Texts = {
  en: 'Sample text of the sandbox: it binds nobody.',
  ru: 'Образец текста песочницы: он никого ни к чему не обязывает.',
  es: 'Texto de muestra del entorno de pruebas: no obliga a nadie.',
}

/** A legal text as HTML in a language: headings, paragraphs, a numbered list a section. Its parts are escaped. */
export function legalHtml(text: LegalText, lang: Lang, parts: Readonly<Record<string, string>> = {}): string {
  const escaped = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, escapeHtml(part)]))
  const say = (texts: Texts) => textIn(texts, lang, escaped)
  const sections = text.sections.map(
    ({ title, clauses }, at) =>
      `<h3>${at + 1}. ${say(title)}</h3><ol>${clauses.map((clause) => `<li>${say(clause)}</li>`).join('')}</ol>`,
  )
  return `<h2>${say(text.title)}</h2><p><em>${say(sampleMark)}</em></p><p>${say(text.lead)}</p>${sections.join('')}`
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
