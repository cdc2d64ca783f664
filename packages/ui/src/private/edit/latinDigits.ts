const decimal = /\p{Nd}/u

/** Converts the decimal digits of every script to 0 to 9. In Unicode the ten digits of a script are in a row, from 0 on. */
export const latinDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0)!
    let value = 0
    while (decimal.test(String.fromCodePoint(code - value - 1))) value++
    return String(value % 10)
  })
