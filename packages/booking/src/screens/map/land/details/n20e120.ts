/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'Cegm1Dq1biBB-BVmBnBkBHMFQRWnBuBlBYLsBD6BW0BRyCFsBX'
export const riverRanks = 'I'
export const towns =
  'CkE-18DmzZjjGwsC_iB98Fk4Dg2BumF29Dv4H1nDpbo1CatxDpVw1CswB09CrvBjf-Gh3FpBwmEqKhxDwbsuFitGxzCxzCh5B3uEh3CtCs7FiwBk-B3S77F7T8Z1Wy5EmNp1FiiBqa7Ki5EV_nBrU-OiYrwDxsB6-D4lBhpE2rG-rB7gHoiBsLpsDzM0zDzDviFqoBozC7NnEthBylEwrH99C59F8zD9ex4F85GugCsC0IzjHtmDiJuT5QzXmnBo_BGkzDyD_wDoCP5X-5EhKz8F8Yye-cg9Evfx-E4nG2oBgGyEnDVr9GtpCg_GgtClC7G5lG9lBnChB2rG8rBlwCzwB'
export const townRanks = 'BJJLLMMMNPQQQQRRRRSTTTTTTTUUUVWWWWXXZZZZaaaaaaccccccccccddddddffgg'
export const names =
  'Naha;Наха|Taizhou|Kaohsiung;Гаосюн|Ishigaki;Ишигаки|Naze|Taipei;Тайбэй;Taipéi|Rui’an|Taichung;Тайчжун|Songcheng|Ningbo;Нинбо;Ningbó|Guli;Гули|Yongkang|Fuding|Douliu;Доулю|Ninghai|Nago;Нага|Miyakojima|Hengchun|Wenzhou;Вэньчжоу|Zhoushan;Чжоушань|Hualien City;Хуалянь|Hsinchu;Синьчжу|Zhuji|Nantou;Наньтоу|Yilan;Илань;Ciudad de Yilan|Fenghua|Wenling|Xianju|Sanzhi|Yiwu;Иу|Bade|Okinawa;Окинава|Jinxiang|Puli;Пули|Kunyang|Donggang|Keelung;Ши-лун|Taoyuan City;Таоюань|Dongyang|Ginowan|Zhaobaoshan|Wufeng|Itoman|Yomitan|Yujing|Lugu;Лугу|Tainan;Тайнань|Banqiao|Jiaojiang|Neihu|Xizhi|Lianghu|Yuanlin|Sanxia|Shenjiamen|Daxi;Та-Си-чен|Tomigusuku|Katsuren-haebaru|Chatan|Zhongxing New Village|Ishikawa;Исикава|Yonabaru|Shulin|Yingge|Gushikawa|Hirara'
