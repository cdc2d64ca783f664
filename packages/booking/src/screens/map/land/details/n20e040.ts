/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'CGmqvBwpdmBboBJ'
export const riverRanks = 'D'
export const towns =
  'C0Ci0tBwjY71CmzBs-B6hC3lEtcimGy4Bt0H-T-iI5vBjgE76DilBv-Dn7DyXhmB4Bm4Gm6CwmCknBgBqyBn7Gp7G8bu3Ft_Bh3FqtB25D-yGs_BvxBmiDjmD32CqyD6yD7kExgEmzF2YltJpuF81Go7CwPinF_8D9jDwrE6-Cp-B9aq8Byd6vB15DpyBm9DT7CoEjEizBn2D9CoC1wB85D2B7HCOByBgwBx1D'
export const townRanks = 'JKKNNNOOOOQQQQQQQRRTTTUUXXXXXXZcccdddfgggg'
export const names =
  'Riyadh;Эр-Рияд;Riad|Buraydah|Hafar Al-Batin|Ha’il|Ḩawallī|Sakakah;Сакака|Al Khafjī|Ad Dawādimī|As Sulayyil|Turabah|Ta’if|Al Kharj;Эль-Хардж|Al Mubarraz|Al Jubayl;Аль-Джубайль|Qal‘at Bīshah|Ar Rass|Al Bahah;Эль-Баха|Afif;Афиф|Abqaiq;Абкайк|Al Aḩmadī|Az Zulfī|Al Fāw;Аль-Фау|Al Mithnab|Şafwá|Ash Shafā;Аш-Шафа|Ad Dilam|Al Jahrā’|Al Bukayrīyah|Al Finţās|Qaisumah|Şabāḩ as Sālim|Al Hufūf|Kuwait City;Эль-Кувейт;Ciudad de Kuwait|Al Farwānīyah|Ar Riqqah|Aţ Ţaraf|Al Baţţālīyah|As Sālimīyah|Al Faḩāḩīl|Al Manqaf|Al Mahbūlah|Al Munayzilah'
