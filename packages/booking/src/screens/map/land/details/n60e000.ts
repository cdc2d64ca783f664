/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'CwB6nI848B4BV6DX0D7BcDkHMqBL0FjDyB3BmE9B0C3CkBJOjCHXQpBoBF4CGeDQHUrBoBZoENkBP2BB'
export const riverRanks = 'J'
export const towns = 'CQsmFo_6B66Bu1BkqB3mBxrB06BtfpIgenyBmTmmClqCn3C'
export const townRanks = 'KLOORRRX'
export const names =
  'Bergen;Берген|Geiranger;Гейрангер|Hemsedal;Хемседал|Molde;Молде|Ålesund;Олесунн|Flåm;Флом|Kristiansund;Кристиансунн|Nesttun'
