/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'KG01oBioLBwBbWErB_GSiBIAAUcQgBU8BOrC5EvBvBEhBWrBgBXmBL8BF6D_jBvlBWOaaUgBGeJUbUPkBFeasBAgBd0CEqChB0EJclBoBPsBJuBBeQ0DBmCEWcwBqBkByBYiDSqBS0BKeqB-B0BMaBkBOYyBgBQWJqBKkBJuCU-CAqCGOoBOKOGAaTkBCuBXWNapBYPsBHYAgBUUAWJuC3BWJiBBkBE4CcYA'
export const riverRanks = 'IIIII'
export const towns =
  'C6CulrB6_Ow7El_Dz8FyJqbm-Bw_Eiej8Eo8CzjCkhCq_Cx9I64BigEv5DqgCshCn3DhhCi_B7GutDo0Bt1DrtCkpEuY9yH1Cq7Fi8C7iDk4BppDtkG8iB6zB-nB6wC0sClR-VvS1kC_yBs7CwrBtmBzT3tBgO41C7O56BiiB3X9gB6GzlB2wE8lDh8FrhCpkB4tGtPrtF0zDzuBk4BmY5nB8Pj6BvmB9_BjtB7G0rDwuBh4En6B6tCw7Gq4Bz6C'
export const townRanks = 'GIJKKKKNOOQQQQQRRRRRRRRTTTUUUUUUUUUXXXXXXXXZd'
export const names =
  'Sanaa;Сана;Sanaá|Bosaso;Босасо|Djibouti;Джибути;Yibuti|Taiz;Таиз|Mukalla;Аль-Мукалла|Najrān|Sabt Alalayah|Berbera;Бербера|Ataq|Şāmitah;Самта|Aden;Аден;Adén|Al Ḩudaydah|Khamis Mushait;Хамис-Мушайт|Dhamār|Bariq|’Ali Sabieh;Али-Сабие|Şabyā|Al Bayda|Ceerigaabo|Dubti|Assab|Ma’rib;Мариб|Al Ḩazm|Ibb;Ибб|Jizan;Джизан|‘Amrān|Zabīd;Забид|Sa’dah|Bājil|Yarīm;Ярим|Bayt al Faqīh|An Nimas|Zinjibār|Obock;Обок|Qandala|Sayyān|Abū ‘Arīsh|Ḩajjah;Хадж|Dhī as Sufāl|Tadjourah;Таджура;Tadjoura|Asaita;Асайита|Laḩij;Лахыдж|Batī|Abha;Абха|Saḩar'
