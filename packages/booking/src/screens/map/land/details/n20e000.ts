/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CKysFioWllFuqG_BzvCkoCgPzrBlH'
export const townRanks = 'FILOU'
export const names = 'Tamanrasset;Таманрассете|Timimoun;Тимимун|Reggane|In Salah;Айн-Салах|Aoulef'
