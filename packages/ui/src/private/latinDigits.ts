const decimal = /\p{Nd}/u

/** Decimal digits of every script as 0 to 9: each stands in a run of ten, from 0 on. */
export const latinDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0)!
    let value = 0
    while (decimal.test(String.fromCodePoint(code - value - 1))) value++
    return String(value % 10)
  })
