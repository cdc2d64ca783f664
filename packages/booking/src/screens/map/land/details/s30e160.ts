/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CGwxiFh4VK0DsDnD'
export const townRanks = 'HXd'
export const names = 'Nouméa;Нумеа;Numea|Dumbéa|Mont-Dore'
