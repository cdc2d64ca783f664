const lengths: readonly number[] = [10, 11, 13, 16]

/**
 * True if a text is empty or may be the number of a loyalty card (BOOK-35): exactly 10, 11, 13 or 16 digits.
 */
export function isCardNumber(text: string): boolean {
  return text === '' || (/^\d+$/.test(text) && lengths.includes(text.length))
}
