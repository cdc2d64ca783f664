/** A phone number as it is kept and sent: spaces, brackets, plus and minus are stripped (BOOK-22). */
export function normalizePhone(text: string): string {
  return text.replace(/[\s()+\-\u2010-\u2015\u2212]/g, '')
}
