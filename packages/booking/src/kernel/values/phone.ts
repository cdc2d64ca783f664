/** Normalises a phone number for storing and sending: spaces, brackets, plus and minus are removed (BOOK-22). */
export function normalizePhone(text: string): string {
  return text.replace(/[\s()+\-\u2010-\u2015\u2212]/g, '')
}
