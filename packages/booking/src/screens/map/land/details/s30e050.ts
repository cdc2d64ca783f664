/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'C6B6k4Bh2TxlCvauGpKulCkdpmC5Os_BoSmD4In6B7fvM1FmjC6e78BxgBkE4JhB9MhK4N6JgB6hCsWkBjCtIFzDJ_8Bzf7D0D2mC4iBkDU7D1I39BjS3GhB4kCkW_DhB8D2D'
export const townRanks = 'HNTUWWWXXZZaaaaaacdddddfggggg'
export const names =
  'Port Louis;Порт-Луи;Puerto Louis|Saint-Paul|Saint-Pierre;Сент-Пьер|Mahébourg|Saint-Denis;Сен-Дени|Vacoas|Grand Baie;Гран-Бе|Saint-Benoît;Санкт-Бенуа|Piton Saint-Leu|Beau Bassin-Rose Hill|Le Tampon;Ле-Тампон|Saint-André;Санкт-Андре|Saint-Joseph;Сент-Джозеф|Le Port|Sainte-Suzanne|Centre de Flacq|Bel Air Rivière Sèche|Quatre Bornes|Flic en Flac;Флик-ан-Флак|Saint-Louis;Сен-Луи|Saint-Leu;Санкт-Леу|Triolet;Триолет|Goodlands|Curepipe;Кюрпип|Sainte-Marie;Сент-Мари|La Possession|Saint Pierre|Bambous|Le Hochet'
