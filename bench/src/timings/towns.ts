const starts = 'Ab An Be Bo Co Da El Fi Ga Ha Is Ju Ki La Mo Ni Or Pe Qui Ro Sa Ti Ul Va We'.split(' ')
const middles = 'ran lem dor vik sel tun mar gol'.split(' ')
const ends = 'burg ton ville sk mouth'.split(' ')
export interface Town {
  id: string
  name: string
}
/** Names of 1,000 invented towns. */
export const towns: Town[] = starts.flatMap((start, s) =>
  middles.flatMap((middle, m) =>
    ends.map((end, e) => ({ id: `t${s}-${m}-${e}`, name: `${start}${middle}${end}` })),
  ),
)
export const letter = 'a'
export const matching = (text: string) =>
  towns.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
export const matches = matching(letter).length
