const lengths: readonly number[] = [10, 11, 13, 16]

/** Whether a text may be the number of a loyalty card (BOOK-35): empty, or 10, 11, 13 or 16 digits and nothing else. */
export function isCardNumber(text: string): boolean {
  return text === '' || (/^\d+$/.test(text) && lengths.includes(text.length))
}
