/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land = 'CcvgYlsoCII8CHkBTeXqBTNZbNhC1BjBXbAxBwBhCsBWU'
export const lakes = 'A'
