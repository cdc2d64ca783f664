/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'C-Co4wCq6V7rBqkCqgD8G5pB3QoSh6C1vBhHysCu8B_W-iBtkBriC1UwkBlJxjBogDuKt4B1LsFlpBnhCgzCpdld-3Cp9Bx1BmI0xD0jE9crgEzamF9qB4hCqiC9gCvqC4F3ERgVgR84Co4Cl-DrpDokE2tDt6E37CuvEw_C5X7mDzmDk_CyuDkBj1B1wCrRqDymBrE0Dp4B30By-C2Nh_B_euhD2gBh_Bk7B_O_qClRmhBoXtzB1c87CiN'
export const townRanks = 'WWWXXXXXXXXXXXXXXXXXXXXZZaaaaaaaaaaaaaaaaacdddg'
export const names =
  'Korba;Корба|Rewa;Рева|Aurangābād|Renukūt|Bargarh;Баргарх|Mahāsamund|Gumlā|Garhwa|Chāmpa|Kotma|Mungeli|Birmitrapur|Saktī;Шакти|Patnāgarh|Pāli|Nainpur|Kantābānji|Balod|Tekāri|Sonepur|Padampur|Anūppur|Binka|Bhilai;Бхилаи|Durg;Дург|Bhātāpāra|Sherghāti|Dongargarh|Buddh Gaya;Бодх-Гая|Wārāseonī|Rafiganj|Hīrākud|Nāgod|Nabīnagar|Akaltara|Takhatpur|Kharsia|Kesinga|Burhar|Arang|Amarpātan|Kotā|Brājarājnagar|Kumhāri|Jānjgīr|Bhānpurī|Burla'
