/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'CQ8iO-saw1BsiCn6FljE60D4d1jBiV4uBges0BoxBrwB7gC'
export const townRanks = 'HLLORRaf'
export const names = 'Sabhā|Waddān|Ghat;Гат|Murzuq;Мурзук|Ubari|Brak|Hūn|Al Jadīd;Аль-Джадид'
