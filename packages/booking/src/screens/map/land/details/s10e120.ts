/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'C8B4l9DvzDxxC93EhoF-tFgxC4_BvIx-C2CtuBlMziD78BrgByyFutHxwFvtC0uE3uE7jCslEv9ByrDmjG1-G3mFhKg4C5S6qE6-F7wE3rG99Dg0EyG_sDnEq9Fi9Fp-FrmGktEqjF_hFjBgKN8LoLzD6b8HwuC6hFpxDplF'
export const townRanks = 'EHKLNNNOOQQRRRTUUUUUUUXXXXXXdd'
export const names =
  'Ambon;Амбон|Dili;Дили|Palopo|Luwuk|Kendari;Кендари|Baubau|Maumere;Маумере|Waingapu;Вайнгапу|Sanana|Watampone|Atambua;Атамбуа|Raha|Poso;Посо|Lospalos;Лоспалос|Ende|Kefamenanu|Amahai|Soe;Сое|Sinjai|Ruteng;Рутенг|Masamba|Venilale|Sengkang|Suai;Суаи|Maliana|Maubara|Aileu;Айлеу|Baukau;Баукау;Baucau|Masohi|Likisá'
