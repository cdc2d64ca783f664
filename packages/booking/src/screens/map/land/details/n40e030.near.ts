/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'C0D8tem8nB_MlBwL-IvapMwrCrO1kCkW-tB4I63C4HsCzoB72Bf_sCmRklDm_D13BhoDxVzHs4CoKnpB5ViW0zDx4Bn6Dv3BxHulDkP0EnX6G8Z1K7NqH8H_qB8RwM3NxGtaoiCqNlhEhFo3C0K_a9MxtB-F2zC2hB3hBsIrZ1pB5hBPqqEsuBh5EjzBwmD2rB9SnM7G3Xo6BytB_nC3kBw2BN1IjH3jD0P2zDgdpVrWj3C3SovCuFzf_C3qBgMvQzShFoH0OmFyuDwhBlJlLx5C1R'
export const townRanks = 'XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXaaaaaaaaaaaaddddddg'
export const names =
  'Düzce|Hendek|Akçakoca|Sapanca|Kazan|Ferizli|Devrek|Boyabat|Alaca|Akyurt|Akyazı|Bakhchysarai;Бахчисарай;Bajchysarái|Çaycuma|Alaplı|Taşköprü|Çerkeş|Balaklava;Балаклава|Kartalkaya;Карталкая|Osmaneli|Kurşunlu|Kalecik|Ilgaz|Şabanözü|Korgun|Gökçebey|Gözyeri|Ayaş|Uğurludağ|Gölpazarı|Orta|Güdül|Göynük;Гёйнюк|Daday|Amasra|Seben|Taraklı|Erfelek|Vezirhan|Azdavay|Safranbolu;Сафранболу|Çamlıdere|Türkeli|Yeniçağa|Yapraklı|Eldivan|Kaynarca|Bozkurt|Araç|Karapürçek|Atkaracalar|Dörtdivan|Karasu|Pamukova|Köseköy|Söğütlü|Abana|Seydiler|Kocaali'
