/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'CwF4voC4pQrsBo2CmOrJqP7wD8a1IxiB8mCshBqTnBtb9a2tB-ch1BwBwpCxT7oElE-7CsDm7BgPvC9NtsBiOnhClkB-yC_Lf-2BlIhoBzQ-KrVmJ-mBgIzgC3NmyCxTrc0tBx0BuC4f37B2fiM4XovBj7CpbmqC1N13CgoB3T5xBikEoF1T2zB_3DllCswEutBnzD9mBqgDqa_R9UuT7I6BoyBxxClqB4nCwa_zD7D8xEwW_iDwJhehEwgEtEptDvFqQhpB83ByyBgJ1FjtCzX66B0enhDnU_BzHotDiBxChCnkDwLqiC3FrkCxTq4D4tBhyC3U4HzHhoBuUipBvxBwiCkC0F_GSyJhBpFxB4apSZ7_CjN4lDyM3iDwLm0BuFvgBuHuOOlOh1Bm6Cof50Dsa4Z9xBm-CkTxzDFwB_D2hE'
export const townRanks =
  'WWWWXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXYYYZZZZaaaaaaaaaaaaaaaaaaaaaabbccccddddddddddfggg'
export const names =
  'Kolhāpur|Virār|Badlapur|Calangute;Калангут|Dandeli|Chiplūn|Bārāmati;Барамати|Vite;Вита|Talegaon Dābhāde|Tāsgaon|Rāhuri|Palolem;Палолем|Wai;Вай|Sinnar;Синнар|Shirdi;Ширди|Sāsvad|Sankeshwar|Karjat|Uran;Уран|Shrīgonda|Mahād;Махад|Koynanagar|Koregaon|Kāgal|Junnar|Indāpur|Shiraguppi|Mhāsvād|Alībāg|Vasind|Raybag|Rājgurunagar|Mālvan|Alnāvar|Vāda|Neral|Kalghatgi|Boisar|Ajra|Thāne;Таня|Pimpri|Kalyān;Кальян|Bhayandar|Ichalkaranji|Panvel|Madgaon;Маргао|Deolāli|Jaisingpur|Bail-Hongal|Vaijāpur|Chikodi|Ashta|Pen|Ārangaon|Sadalgi|Kharakvasla|Haliyal|Curchorem|Chākan|Alandi|Taleigao|Rahimatpur|Ponda|Murbād|Kudachi|Kodoli|Dicholi|Bhudgaon|Navi Mumbai|Dombivli|Borivli|Amarnāth;Амарнатх|Airoli|Khadki|Panaji;Панаджи|Lonavla|Māpuca;Мапуса|Malkapur|Gadhinglaj|Kurandvād|Hukeri|Powai|Sancoale|Konnūr|Ulhasnagar;Улхаснагар|Candolim;Кандолим|Baga;Бага|Ghoti Budrukh'
