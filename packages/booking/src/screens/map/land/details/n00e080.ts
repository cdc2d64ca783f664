/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'QO2nvCg6HNrBrB5BFTLNlBTjBpBMvKtPcb4BRaAMDeZUuKgYIwBaiB4BcEeYKUyCUWaK6CJa_S9fWjBkBBsBGqBHiBOaYCgBVqCNoHU-CJqBEiDgBvK_XIkBVEnBDNENMDOEMOUHKAIamBCwBU-BQWMLG8WtD0DGqBKUAAqBQmBEYgBeOkCFYOUHgBE6BSO5R9IdgDEKkBgBKakBSUA'
export const riverRanks = 'IIIIIJJJ'
export const towns =
  'CkCyquC-8F6fkvCjmBiiBi5BxmC9kBiOqM3egJtO7VsbihBkNplBygBzC3NJ5yBmgBotBznBy0ByL74DhPgJ8yBmhBjhBsFzBxJavItPvX8doazJqegBze9MiQ5IlSuvBsbrnBtQyD5oBnOicsNjbjGg4DQx2DyK9C'
export const townRanks = 'NNQQRRRTTUUUUWWXXXXXZaaaaaaadddfgg'
export const names =
  'Galle;Галле|Trincomalee;Тринкомали|Jaffna;Джафна|Kalmunai|Dambulla;Дамбулла|Ella;Элла|Kataragama;Катарагама|Kandy;Канди|Batticaloa;Баттикалоа|Vavuniya;Вавуния|Anuradhapura;Анурадхапура|Ratnapura;Ратнапуры|Vakarai|Valvedditturai|Matara;Матара|Ambalangoda|Ampara|Matale;Матале|Gampola|Hatton|Hikkaduwa;Хиккадува|Badulla;Бадуллы|Sigiriya;Сигирия|Nuwara Eliya;Нувара-Элия|Kurunegala;Курунегала|Hanwella Ihala|Eravur Town;Эравуре|Kegalle;Кегалле|Mirissa;Мирисса|Homagama|Weligama|Point Pedro;Пойнт-Педро|Unawatuna;Унаватуна|Devinuwara;Девинувара'
